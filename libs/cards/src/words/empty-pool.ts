import type { Reference } from '../language.ts';
import { ownPossessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Players lose all mana in their pools; that is no mana burn (6ED 300.4). */
export interface EmptyPool {
  readonly do: 'emptyPool';
  readonly who: Reference;
}

export const emptyPool = (who: Reference): EmptyPool => ({ do: 'emptyPool', who });

const word: Word<EmptyPool> = {
  text({ who }, say) {
    const noun = say.noun(who);
    return say.states(noun, 'lose', `all mana in ${ownPossessive(noun)} mana pool`);
  },
  aim: ({ who }) => who,
};
export default word;
