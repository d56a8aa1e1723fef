import type { LookBack } from './question.ts';

/** 6ED 410.10d: only for what leaves play they are looked for in the table as it was before. */
export const leavingPlayLooksBack: LookBack = (from) => from === 'battlefield';
