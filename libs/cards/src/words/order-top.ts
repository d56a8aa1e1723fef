import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import { topText } from '../say/amounts.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/**
 * The controller of the text looks at the top cards of a player's library, as many as there are, and puts them back in
 * any order (6ED 217.2d). Nobody else learns what they are.
 */
export interface OrderTop {
  readonly do: 'orderTop';
  /** Whose library; that of one player. */
  readonly of: Reference;
  readonly count: Amount;
}

export const orderTop = (of: Reference, count: Amount): OrderTop => ({ do: 'orderTop', of, count });

const word: Word<OrderTop> = {
  text({ of, count }, say) {
    const { cards, where } = topText(count, `${possessive(say.noun(of))} library`, say);
    return `look at ${cards}${where}${where === '' ? ' ' : ', '}and put them back in any order`;
  },
  aim: ({ of }) => of,
};
export default word;
