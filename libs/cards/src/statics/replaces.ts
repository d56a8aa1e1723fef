import { REPLACEMENTS, type Replacement } from '../replacements/index.ts';
import type { ReplacementWord } from '../say/replacement.ts';
import type { StaticWord } from '../say/static.ts';

/** If something would happen, something else happens instead (6ED 419.1): one of the replacements below. */
export interface Replaces {
  readonly replaces: Replacement;
}

const word: StaticWord<Replaces> = {
  text({ replaces }, say, terms) {
    const replacement: ReplacementWord<Replacement> = REPLACEMENTS[replaces.would];
    return replacement.text(replaces, say, terms);
  },
};
export default word;
