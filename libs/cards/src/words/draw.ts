import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import { thisWay } from '../say/results.ts';
import type { Word } from '../say/word.ts';

/** Each card is a draw of its own, which may be replaced (6ED 419.8b). */
export interface Draw {
  readonly do: 'draw';
  readonly who: Reference;
  readonly amount: Amount;
  /** Bound to the cards that were drawn. */
  readonly as?: string;
}

export const draw = (who: Reference, amount: Amount): Draw => ({ do: 'draw', who, amount });
export const drawCards = (amount: Amount): Draw => draw('you', amount);

const word: Word<Draw> = {
  text: ({ who, amount }, say) => say.act(who, 'draw', () => say.count(amount, 'card')),
  aim: ({ who }) => who,
  binds: ({ as, amount }) =>
    thisWay(
      as,
      'drawn',
      amount === 1 ? one('that card', { later: 'that card', isPut: true }) : undefined,
    ),
};
export default word;
