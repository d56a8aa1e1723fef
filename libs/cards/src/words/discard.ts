import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import { thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Each of these players chooses that many cards of his or her hand, or as many as there are (6ED 416.3). */
export interface Discard {
  readonly do: 'discard';
  readonly who: Reference;
  readonly amount: Amount | 'all';
  /** Bound to the cards that were discarded, where they are now. */
  readonly as?: string;
}

export const discard = (who: Reference, amount: Amount | 'all'): Discard => ({
  do: 'discard',
  who,
  amount,
});

const word: Word<Discard> = {
  text: ({ who, amount }, say) =>
    amount === 'all' && who !== 'you'
      ? say.states(say.noun(who), 'discard', `${ownPossessive(say.noun(who))} hand`)
      : say.act(who, 'discard', amount === 'all' ? 'your hand' : say.count(amount, 'card')),
  aim: ({ who }) => who,
  binds: ({ as }) => thisWay(as, 'discarded'),
};
export default word;
