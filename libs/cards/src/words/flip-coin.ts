import type { Reference } from '../language.ts';
import { many, one } from '../say/noun.ts';
import type { Binding, Word } from '../say/word.ts';

/** A player flips a coin and calls it; the name is bound to whether that player wins (6ED Glossary: Coin). */
export interface FlipCoin {
  readonly do: 'flipCoin';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  /** `{ won: name }` is so where the flip is won. */
  readonly as: string;
  /** Bound to the player who wins it. */
  readonly winner?: string;
  /** Bound to the player who loses it. */
  readonly loser?: string;
}

export const flipCoin = (as: string): FlipCoin => ({ do: 'flipCoin', as });

const word: Word<FlipCoin> = {
  text: ({ who = 'you', winner }, say) =>
    // Who could win or lose it besides you is named first.
    who === 'you' && winner !== undefined
      ? say.states(many(`you and ${say.noun('opponent').text}`), 'flip', 'a coin')
      : say.act(who, 'flip', 'a coin'),
  binds: ({ as, who = 'you', winner, loser }) => {
    const flip = who === 'you' ? 'the flip' : 'that player’s flip';
    const player = (name: string, text: string): Binding => ({
      name,
      noun: one(text, { later: text, isPlayer: true }),
    });
    const more = [
      ...(winner === undefined ? [] : [player(winner, 'the winner')]),
      ...(loser === undefined ? [] : [player(loser, 'the loser')]),
    ];
    return { name: as, noun: one(flip, { later: flip }), more };
  },
};
export default word;
