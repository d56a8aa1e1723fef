import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** No more of these than that untap in anybody's untap step; the player chooses which (6ED 302.1). */
export interface MostUntapped {
  readonly mostUntapped: number;
  readonly what: Filter;
}

const word: StaticWord<MostUntapped> = {
  text({ mostUntapped: most, what }) {
    const kind = filterText(what, most === 1 ? 'one' : 'many');
    return `Players can’t untap more than ${numberWord(most)} ${kind} during their untap steps.`;
  },
};
export default word;
