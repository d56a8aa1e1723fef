import type { DamageReceivers } from './question.ts';

/** 6ED 310.4: it is dealt unless the receiver has left play, even if it left combat. */
export const receiversStillInPlay: DamageReceivers = (sight, receiver) => sight.inPlay(receiver);
