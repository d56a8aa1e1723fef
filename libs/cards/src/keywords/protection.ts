import { filterText } from '../filter-text.ts';
import { plural } from '../grammar.ts';
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
  text({ from }) {
    const quality = filterText(from);
    return `protection from ${'color' in from ? quality : plural(quality)}`;
  },
  parameter: ({ from }) => JSON.stringify(from),
};
