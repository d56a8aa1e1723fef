import type { LibraryOverdraw } from './question.ts';

/** 6ED 102.2: who must draw more than are left draws those, and loses at the next priority. */
export const drawTheRestAndLose: LibraryOverdraw = (wanted, left) => ({
  draws: Math.min(wanted, left),
  loses: wanted > left,
});
