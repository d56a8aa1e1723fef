import type { AssignedBlockers } from './question.ts';

/** TSP 502.12a, which 6ED Glossary: Rampage says too: whatever blocks it, also as one of its band. */
export const allThatBlockAreAssigned: AssignedBlockers = ({ blockers }) => blockers;

/** 5ED Banding.5: who blocks another of the band blocks it too, and isn't assigned to it. */
export const blockersOfTheBandAreNot: AssignedBlockers = ({ blockers, byBand = [] }) =>
  blockers.filter((one) => !byBand.includes(one));
