import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** An unblocked attacker becomes blocked, with nothing that blocks it (6ED Glossary: Blocked Creature). */
export interface BecomeBlocked {
  readonly do: 'becomeBlocked';
  readonly what: Reference;
}

export const becomeBlocked = (what: Reference): BecomeBlocked => ({ do: 'becomeBlocked', what });

const word: Word<BecomeBlocked> = {
  text: ({ what }, say) => say.states(say.noun(what), 'become', 'blocked'),
  aim: ({ what }) => what,
};
export default word;
