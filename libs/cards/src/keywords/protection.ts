import { filterText, qualityText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

export interface Protection {
  readonly kind: 'keyword';
  readonly keyword: 'protection';
  readonly from: Filter;
}

export const protectionFrom = (from: Filter): Protection => ({
  kind: 'keyword',
  keyword: 'protection',
  from,
});

export const protectionWord: KeywordWord<Protection> = {
  text: ({ from }) =>
    'chosen' in from
      ? `protection from the chosen ${from.chosen === 'color' ? 'color' : 'type'}`
      : `protection from ${qualityOf(from)}`,
  parameter: ({ from }) => JSON.stringify(from),
};

/** What is no kind of thing is said by itself: `red`, `multicolored`, `converted mana cost 3 or greater`. */
function qualityOf(from: Filter): string {
  if ('supertype' in from && from.supertype === 'Snow-Covered') return 'snow';
  if ('color' in from || 'is' in from) return qualityText(from);
  if ('manaValue' in from) return filterText(from, 'many').replace(/^.*with /u, '');
  return filterText(from, 'many');
}
