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
      : protectionText(from),
  parameter: ({ from }) => JSON.stringify(from),
};

/** `protection from red`; what it lets be is said in a sentence of its own. */
function protectionText(from: Filter): string {
  const all = 'all' in from ? from.all : [from];
  const spared = all.flatMap((one) => ('not' in one && 'named' in one.not ? [one.not.named] : []));
  const [quality, ...more] = all.filter((one) => !('not' in one && 'named' in one.not));
  const [name] = spared;
  if (name === undefined || quality === undefined || more.length > 0) {
    return `protection from ${qualityOf(from)}`;
  }
  return `protection from ${qualityOf(quality)}. This effect doesn’t remove ${name}`;
}

/** What is no kind of thing is said by itself: `red`, `multicolored`, `converted mana cost 3 or greater`. */
function qualityOf(from: Filter): string {
  if ('supertype' in from && from.supertype === 'Snow-Covered') return 'snow';
  if ('color' in from || 'is' in from) return qualityText(from);
  if ('manaValue' in from) return filterText(from, 'many').replace(/^.*with /u, '');
  return filterText(from, 'many');
}
