import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

/** TSP 502.40a: revealed from the hand, the card's text is added to a spell of this type, for its cost. */
export interface Splice {
  readonly kind: 'keyword';
  readonly keyword: 'splice';
  /** The subtype of the spell. */
  readonly onto: string;
  readonly cost: Cost;
}

export const spliceWord: KeywordWord<Splice> = {
  text: ({ onto, cost }, on, terms) => keywordWithCost(`splice onto ${onto}`, cost, on, terms),
  parameter: ({ onto, cost }) => JSON.stringify([onto, cost]),
};
