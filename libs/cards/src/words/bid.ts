import { amountText, type Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { one, verbFor } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Players bid in turn, each more than the one before, until nobody tops the high bid (6ED 413.2d). */
export interface Bid {
  readonly do: 'bid';
  /** Who begins: you, unless it says otherwise. */
  readonly who?: Reference;
  readonly from: Amount;
  /** Bound to the high bidder. */
  readonly as: string;
  /** Bound to the high bid. */
  readonly bid: string;
}

export const bid = (from: Amount, as: string, high: string): Bid => ({
  do: 'bid',
  from,
  as,
  bid: high,
});

const word: Word<Bid> = {
  text({ who = 'you', from }, say) {
    const first = say.noun(who);
    const begins = `${first.text} ${verbFor(first, 'begin')} at ${amountText(from, say)}`;
    return `players bid life: ${begins}, and each in turn may top the high bid until it stands`;
  },
  binds: ({ as }) => ({
    name: as,
    noun: one('the high bidder', { isPlayer: true, later: 'that player' }),
  }),
};
export default word;
