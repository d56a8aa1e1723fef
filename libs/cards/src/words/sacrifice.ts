import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** By the controller of the text: only what that player controls is sacrificed (6ED Glossary: Sacrifice). */
export interface Sacrifice {
  readonly do: 'sacrifice';
  readonly what: Reference;
}

export const sacrifice = (what: Reference): Sacrifice => ({ do: 'sacrifice', what });

const word: Word<Sacrifice> = {
  text({ what }, say) {
    const noun = say.noun(what);
    return `sacrifice ${noun.all ?? noun.text}`;
  },
  aim: ({ what }) => what,
};
export default word;
