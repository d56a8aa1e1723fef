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
      : `protection from ${'color' in from ? qualityText(from) : filterText(from, 'many')}`,
  parameter: ({ from }) => JSON.stringify(from),
};
