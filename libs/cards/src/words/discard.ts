import type { Amount } from '../amounts.ts';
import type { CardsInZone, Reference } from '../language.ts';
import { partOfOwnText, partText } from '../say/amounts.ts';
import { ownPossessive } from '../say/noun.ts';
import { cardsThisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Each of these players chooses that many cards of his or her hand, or as many as there are (6ED 416.3). */
export interface Discard {
  readonly do: 'discard';
  readonly who: Reference;
  readonly amount: Amount | 'all';
  /** A name for each of the players in turn, for the amount alone. */
  readonly each?: string;
  /** Bound to the cards that were discarded, where they are now. */
  readonly as?: string;
}

export const discard = (who: Reference, amount: Amount | 'all'): Discard => ({
  do: 'discard',
  who,
  amount,
});

const word: Word<Discard> = {
  text({ who, amount, each }, say) {
    if (who === 'you' && amount === 'all') return say.act(who, 'discard', 'your hand');
    const subject = say.noun(who);
    if (amount === 'all') {
      return say.states(subject, 'discard', `${ownPossessive(subject)} hand`);
    }
    const part =
      each === undefined
        ? partText(amount, handOf(who), say)
        : partOfOwnText(
            amount,
            { count: handOf({ bound: each }) },
            `the cards in ${ownPossessive(subject)} hand`,
          );
    const what = part ?? say.count(amount, 'card');
    return who === 'you' ? say.act(who, 'discard', what) : say.states(subject, 'discard', what);
  },
  aim: ({ who }) => who,
  binds: ({ as, amount, who }, say) => cardsThisWay(as, 'discarded', who, amount, say),
};
export default word;

const handOf = (of: Reference): CardsInZone => ({ cards: { is: 'card' }, in: 'hand', of });
