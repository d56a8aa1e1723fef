import { costText, type Cost } from '../costs.ts';
import type { KeywordWord } from './keyword.ts';

/**
 * In its controller’s upkeep it gets a counter, and is sacrificed unless the cost is paid once for each of them (6ED
 * Glossary: Cumulative Upkeep).
 */
export interface CumulativeUpkeep {
  readonly kind: 'keyword';
  readonly keyword: 'cumulative upkeep';
  readonly cost: Cost;
  /** What its counters are called: `cumulative upkeep` (6ED Glossary: Cumulative Upkeep) unless that is said (TSP 502.13a). */
  readonly counter?: 'age';
}

export const cumulativeUpkeepWord: KeywordWord<CumulativeUpkeep> = {
  text({ cost }, on, terms) {
    const said = costText(cost, on?.name, terms);
    return `cumulative upkeep${said.startsWith('{') ? ' ' : '—'}${said}`;
  },
  parameter: ({ cost }) => JSON.stringify(cost),
  ability: ({ cost, counter = 'cumulative upkeep' }) => ({
    kind: 'triggered',
    trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
    effect: [
      { do: 'putCounters', what: 'self', counter, amount: 1 },
      {
        do: 'pay',
        who: 'you',
        cost,
        times: { counters: counter, on: 'self' },
        otherwise: [{ do: 'sacrifice', what: 'self' }],
      },
    ],
  }),
};
