import type { Amount } from '../amounts.ts';
import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Replicate {
  readonly kind: 'keyword';
  readonly keyword: 'replicate';
  readonly cost: Cost;
}

export const replicateWord: KeywordWord<Replicate> = {
  text: ({ cost }, on, terms) => keywordWithCost('replicate', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.52a: its cost may be paid any number of times as it is played, and it is copied for each. */
  ability: ({ cost }) => {
    const times: Amount = { timesReplicated: cost };
    return {
      kind: 'triggered',
      trigger: { when: 'is played', what: 'self' },
      condition: { amount: times, atLeast: 1 },
      effect: [{ do: 'copySpell', what: 'event', times }],
    };
  },
};
