import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { StaticWord } from '../say/static.ts';

/** These untap in every other player's untap step, with what untaps there anyway (6ED 302.1). */
export interface UntapsAlso {
  readonly untapsAlso: Filter;
}

const word: StaticWord<UntapsAlso> = {
  text: ({ untapsAlso: what }) =>
    `Untap all ${filterText(what, 'many')} during each other player’s untap step.`,
};
export default word;
