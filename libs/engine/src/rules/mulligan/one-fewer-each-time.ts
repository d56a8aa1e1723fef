import type { Mulligan } from './question.ts';

/** 6ED 101.5: as often as one wishes, one card fewer each time, down to none. */
export const oneFewerEachTime: Mulligan = (startingHand, taken) =>
  taken < startingHand ? startingHand - taken - 1 : null;
