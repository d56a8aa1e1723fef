import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** All mana goes from one player's pool into yours, with what it is good for; that is no mana burn (6ED 300.4). */
export interface TakeMana {
  readonly do: 'takeMana';
  readonly from: Reference;
}

export const takeMana = (from: Reference): TakeMana => ({ do: 'takeMana', from });

const word: Word<TakeMana> = {
  text: ({ from }, say) => `put all mana from ${possessive(say.noun(from))} mana pool into yours`,
  aim: ({ from }) => from,
};
export default word;
