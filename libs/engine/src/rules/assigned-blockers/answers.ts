import type { AssignedBlockers } from './question.ts';

/** Whatever blocks it, also as one of its band: later books know no creature that blocks it and isn’t assigned to it. */
export const allThatBlockAreAssigned: AssignedBlockers = ({ blockers }) => blockers;

/** 5ED Banding.5: who blocks another of the band blocks it too, and isn't assigned to it. */
export const blockersOfTheBandAreNot: AssignedBlockers = ({ blockers, byBand = [] }) =>
  blockers.filter((one) => !byBand.includes(one));
