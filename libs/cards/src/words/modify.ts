import type { Duration, Modification, Reference } from '../language.ts';
import { inThePlural } from '../say/noun.ts';
import { changes } from '../say/modification.ts';
import type { Word } from '../say/word.ts';

/** Changes characteristics; of what, and by how much, is fixed as it resolves (6ED 418.3b, c). */
export interface Modify {
  readonly do: 'modify';
  readonly what: Reference;
  readonly by: Modification;
  readonly until?: Duration;
  /** Words that instructions before it have bound, and what they say of it. */
  readonly chosen?: ChosenWords;
}

/** Under each, the name that a word was given. */
export interface ChosenWords {
  /** It becomes that colour. */
  readonly color?: string;
  /** It becomes a basic land of that type (6ED 214.9e). */
  readonly land?: string;
  /** It becomes that creature type, in place of those that it had. */
  readonly creatureType?: string;
  /** What it gains protection from by `grants` is that colour instead of the one written there. */
  readonly protection?: string;
  /** Of the landwalk abilities in `grants` it gains that one alone, or the plain one of that land type. */
  readonly landwalk?: string;
}

export const modify = (what: Reference, by: Modification, until?: Duration): Modify =>
  until === undefined ? { do: 'modify', what, by } : { do: 'modify', what, by, until };

export const untilEndOfTurn = (what: Reference, by: Modification): Modify =>
  modify(what, by, 'end of turn');

const word: Word<Modify> = {
  text({ what, by, until, chosen }, say) {
    const subject = inThePlural(say.noun(what));
    if (chosen !== undefined) {
      const lasts = say.duration(until);
      const { color, land, creatureType, landwalk } = chosen;
      if (color !== undefined) return say.states(subject, 'become', `the chosen color${lasts}`);
      if (land !== undefined || creatureType !== undefined)
        return say.states(subject, 'become', `the chosen type${lasts}`);
      if (landwalk !== undefined) {
        const { text: named } = say.noun({ bound: landwalk });
        const walk = named.endsWith('ability') ? named : 'landwalk of the chosen type';
        return say.states(subject, 'gain', `${walk}${lasts}`);
      }
      return say.states(subject, 'gain', `protection from the chosen color${lasts}`);
    }
    return changes(subject, by, say, { lasts: say.duration(until), isOfItself: what === 'self' });
  },
  aim: ({ what }) => what,
};
export default word;
