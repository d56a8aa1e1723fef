import type { ManaWhilePlaying } from './question.ts';

/** 6ED 411.2: a mana ability may be played whenever mana is asked for. */
export const manaIsMadeOnTheWay: ManaWhilePlaying = 'on the way';

/** It is made before something is played, with priority, and none in the middle of playing it. */
export const manaIsMadeBeforehand: ManaWhilePlaying = 'beforehand';
