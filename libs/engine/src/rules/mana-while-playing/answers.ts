import type { ManaWhilePlaying } from './question.ts';

/** 6ED 411.2: a mana ability may be played whenever mana is asked for. */
export const manaIsMadeOnTheWay: ManaWhilePlaying = {
  refused: null,
  paidFrom: () => null,
  remembered: () => ({}),
};

/** It is made before something is played, with priority, and none in the middle of playing it. */
export const manaIsMadeBeforehand: ManaWhilePlaying = {
  refused: {
    topic: 'manaBeforehand',
    reason: 'mana must be made before a spell or ability is begun',
  },
  paidFrom: ({ start }) => start,
  remembered: (card) => ({ card }),
};
