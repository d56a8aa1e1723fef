import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player flips a coin that shows heads or tails, and neither wins nor loses the flip (TSP 511.2). */
export interface TossCoin {
  readonly do: 'tossCoin';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  /** `{ heads: name }` is so where it comes up heads. */
  readonly as: string;
}

export const tossCoin = (as: string): TossCoin => ({ do: 'tossCoin', as });

const word: Word<TossCoin> = {
  text: ({ who = 'you' }, say) => say.act(who, 'flip', 'a coin'),
  binds({ as, who = 'you' }) {
    const coin = who === 'you' ? 'your coin' : 'that player’s coin';
    return { name: as, noun: one(coin, { later: coin }) };
  },
};
export default word;
