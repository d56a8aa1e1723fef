import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** A player, and nobody else, looks at cards; they stay where they are (6ED 217.1a). */
export interface LookAt {
  readonly do: 'lookAt';
  /** You, unless it says otherwise. */
  readonly who?: Reference;
  readonly what: Reference;
}

export const lookAt = (what: Reference): LookAt => ({ do: 'lookAt', what });

const word: Word<LookAt> = {
  text: ({ who = 'you', what }, say) => say.act(who, 'look', `at ${say.noun(what).text}`),
  aim: ({ what }) => what,
};
export default word;
