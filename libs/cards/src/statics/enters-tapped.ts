import type { Filter } from '../language.ts';
import { filterText } from '../filter-text.ts';
import { upper } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** Whatever fits comes into play tapped (6ED 410.10e). */
export interface EntersTapped {
  readonly entersTapped: Filter;
}

const word: StaticWord<EntersTapped> = {
  text: ({ entersTapped: what }) => `${upper(filterText(what, 'many'))} come into play tapped.`,
};
export default word;
