import type { Reference } from '../language.ts';
import { possessive } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** A player's spells and abilities can target it until end of turn, though it says that it can't be (6ED Glossary: As though). */
export interface LetTarget {
  readonly do: 'letTarget';
  readonly who: Reference;
  readonly what: Reference;
}

export const letTarget = (who: Reference, what: Reference): LetTarget => ({
  do: 'letTarget',
  who,
  what,
});

const word: Word<LetTarget> = {
  text: ({ who, what }, say) =>
    `until end of turn, ${say.noun(what).text} can be the target of ${possessive(say.noun(who))} spells and abilities`,
  aim: ({ who }) => who,
};
export default word;
