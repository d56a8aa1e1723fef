import type { Amount } from '../amounts.ts';
import type { Filter, Reference } from '../language.ts';
import { thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** This many cards of each player's hand are chosen at random, or all there are (6ED Glossary: Discard, Random). */
export interface DiscardAtRandom {
  readonly do: 'discardAtRandom';
  readonly who: Reference;
  readonly amount: Amount;
  /** Cards of this kind alone; the hand has to be shown for that. */
  readonly that?: Filter;
  /** Bound to the cards that were discarded, where they are now. */
  readonly as?: string;
}

export const discardAtRandom = (who: Reference, amount: Amount): DiscardAtRandom => ({
  do: 'discardAtRandom',
  who,
  amount,
});

const word: Word<DiscardAtRandom> = {
  text({ who, amount, that }, say) {
    const kind = that === undefined ? 'card' : `${say.quality(that)} card`;
    return say.act(who, 'discard', `${say.count(amount, kind)} at random`);
  },
  aim: ({ who }) => who,
  binds: ({ as }) => thisWay(as, 'discarded'),
};
export default word;
