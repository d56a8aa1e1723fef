import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** TSP 502.31a: it costs {1} less for each of these that its player controls. */
export interface Affinity {
  readonly kind: 'keyword';
  readonly keyword: 'affinity';
  readonly for: Filter;
}

export const affinityWord: KeywordWord<Affinity> = {
  text: (affinity) => `affinity for ${filterText(affinity.for, 'many')}`,
  parameter: (affinity) => JSON.stringify(affinity.for),
};
