import type { LookBack } from './question.ts';

/** 6ED 410.10d: only what leaves play is looked for in the table as it was before. */
export const leavingPlayLooksBack: LookBack = (when) =>
  when === 'is put into a graveyard from play' || when === 'leaves play';
