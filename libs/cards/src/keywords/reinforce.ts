import { costText, type Cost } from '../costs.ts';
import type { KeywordWord } from './keyword.ts';

/** Newer than TSP. */
export interface Reinforce {
  readonly kind: 'keyword';
  readonly keyword: 'reinforce';
  readonly amount: number;
  readonly cost: Cost;
}

export const reinforceWord: KeywordWord<Reinforce> = {
  text: ({ amount, cost }, on, terms) =>
    `reinforce ${String(amount)}—${costText(cost, on?.name, terms)}`,
  parameter: ({ amount, cost }) => JSON.stringify([amount, cost]),
  /** Discarded, it puts so many +1/+1 counters on a creature. */
  ability: ({ amount, cost }) => ({
    kind: 'activated',
    from: 'hand',
    cost: { ...cost, discard: 'self' },
    targets: [{ what: { type: 'Creature' } }],
    effect: [{ do: 'putCounters', what: { target: 0 }, counter: '+1/+1', amount }],
  }),
};
