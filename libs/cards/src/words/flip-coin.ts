import type { Reference } from '../language.ts';
import { one } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player flips a coin and calls it; the name is bound to whether that player wins (6ED Glossary: Coin). */
export interface FlipCoin {
  readonly do: 'flipCoin';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  /** `{ won: name }` is so where the flip is won. */
  readonly as: string;
}

export const flipCoin = (as: string): FlipCoin => ({ do: 'flipCoin', as });

const word: Word<FlipCoin> = {
  text: ({ who = 'you' }, say) => say.act(who, 'flip', 'a coin'),
  binds: ({ as, who = 'you' }) => {
    const flip = who === 'you' ? 'the flip' : 'that player’s flip';
    return { name: as, noun: one(flip, { later: flip }) };
  },
};
export default word;
