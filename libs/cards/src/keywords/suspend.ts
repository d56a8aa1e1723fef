import { costText, type Cost } from '../costs.ts';
import type { KeywordWord } from './keyword.ts';

/** Stands beside an alternative cost `{ keyword: suspend, cost: {} }`, for which it is played in the end. */
export interface Suspend {
  readonly kind: 'keyword';
  readonly keyword: 'suspend';
  readonly amount: number;
  readonly cost: Cost;
}

const counter = 'time';

export const suspendWord: KeywordWord<Suspend> = {
  text: ({ amount, cost }, on, terms) => `suspend ${amount}—${costText(cost, on?.name, terms)}`,
  parameter: ({ amount, cost }) => JSON.stringify([amount, cost]),
  /** TSP 502.59a: a special action, whenever the card could be played from the hand. */
  ability: ({ amount, cost }) => ({
    kind: 'activated',
    from: 'hand',
    special: true,
    timing: 'as its card',
    cost,
    effect: [{ do: 'move', what: 'self', to: 'exile', counters: { [counter]: amount } }],
  }),
  /** The same: what is suspended loses a counter in each upkeep, and is played as it loses the last one. */
  abilities: () => [
    {
      kind: 'triggered',
      trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
      condition: { object: 'self', is: { is: 'suspended' } },
      effect: [{ do: 'removeCounters', what: 'self', counter, amount: 1 }],
    },
    {
      kind: 'triggered',
      trigger: { when: 'loses its last counter', what: 'self', counter },
      condition: { exists: { cards: { is: 'self' }, in: 'exile' } },
      effect: [{ do: 'playFor', what: 'self', cost: 'suspend' }],
    },
  ],
};
