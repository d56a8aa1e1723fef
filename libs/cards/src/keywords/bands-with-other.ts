import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** TSP 502.11: what has it attacks in a band with others that have the very same ability. */
export interface BandsWithOther {
  readonly kind: 'keyword';
  readonly keyword: 'bands with other';
  readonly others: Filter;
}

export const bandsWithOtherWord: KeywordWord<BandsWithOther> = {
  text: ({ others }) => `bands with other ${filterText(others, 'many')}`,
  parameter: ({ others }) => JSON.stringify(others),
};
