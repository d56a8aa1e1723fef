import { filterText, qualityText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** Nothing of this kind damages it, is put on it, blocks it or targets it (6ED 502.7). */
export interface Protection {
  readonly kind: 'keyword';
  readonly keyword: 'protection';
  readonly from: Filter;
  /** What is on the creature already under this name stays there; another one of the name is kept off. */
  readonly spares?: string;
}

export const protectionFrom = (from: Filter): Protection => ({
  kind: 'keyword',
  keyword: 'protection',
  from,
});

export const protectionWord: KeywordWord<Protection> = {
  text({ from, spares }) {
    const quality =
      'chosen' in from
        ? `the chosen ${from.chosen === 'color' ? 'color' : 'type'}`
        : qualityOf(from);
    const spared = spares === undefined ? '' : `. This effect doesn’t remove ${spares}`;
    return `protection from ${quality}${spared}`;
  },
  parameter: ({ from, spares }) => JSON.stringify(spares === undefined ? from : [from, spares]),
};

/** What is no kind of thing is said by itself: `red`, `multicolored`, `converted mana cost 3 or greater`. */
function qualityOf(from: Filter): string {
  if ('supertype' in from && from.supertype === 'Snow-Covered') return 'snow';
  if ('color' in from || 'is' in from) return qualityText(from);
  if ('manaValue' in from) return filterText(from, 'many').replace(/^.*with /u, '');
  return filterText(from, 'many');
}
