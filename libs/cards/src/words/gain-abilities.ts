import type { Duration, Reference } from '../language.ts';
import { inThePlural } from '../say/noun.ts';
import type { Word } from '../say/word.ts';

/** Something gets all activated abilities that something else has, as they are now (TSP 217.7d). */
export interface GainAbilities {
  readonly do: 'gainAbilities';
  readonly what: Reference;
  readonly of: Reference;
  readonly until?: Duration;
}

const word: Word<GainAbilities> = {
  text({ what, of, until }, say) {
    const subject = inThePlural(say.noun(what));
    const abilities = `all activated abilities of ${say.noun(of).text}${say.duration(until)}`;
    return say.states(subject, 'gain', abilities);
  },
  aim: ({ of }) => of,
};
export default word;
