import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** A local enchantment is moved (6ED Glossary: Move). */
export interface Attach {
  readonly do: 'attach';
  readonly what: Reference;
  readonly to: Reference;
}

export const attach = (what: Reference, to: Reference): Attach => ({ do: 'attach', what, to });

const word: Word<Attach> = {
  text: ({ what, to }, say) => `move ${say.noun(what).text} to ${say.noun(to).text}`,
  aim: ({ what }) => what,
};
export default word;
