import type { ManaWhilePlaying } from './question.ts';

/** 6ED 411.2: a mana ability may be played whenever mana is asked for. */
export const manaIsMadeOnTheWay: ManaWhilePlaying = 'on the way';

/** 5ED Mana Sources.2: no mana source is played in the middle of playing something else. */
export const manaIsMadeBeforehand: ManaWhilePlaying = 'beforehand';
