import type { ShieldRecheck } from './question.ts';

/** 6ED silent: what was chosen stays chosen, whatever becomes of it. */
export const sourceAskedOnce: ShieldRecheck = () => ({});

/** TSP 419.8b: if it doesn't fit any more, nothing is prevented and the shield stays. */
export const sourceAskedAgain: ShieldRecheck = (asked) => asked();
