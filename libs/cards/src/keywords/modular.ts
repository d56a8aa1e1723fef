import type { KeywordWord } from './keyword.ts';

export interface Modular {
  readonly kind: 'keyword';
  readonly keyword: 'modular';
  /** `sunburst`: as many as there were colours of mana paid for it (TSP 502.37c). */
  readonly amount: number | 'sunburst';
}

const counter = '+1/+1';

export const modularWord: KeywordWord<Modular> = {
  text: ({ amount }) => `modular${amount === 'sunburst' ? '—' : ' '}${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.35a: it enters with counters, and as it dies another may have as many as it had then. */
  abilities: ({ amount }) => [
    {
      kind: 'enters',
      counters: { [counter]: amount === 'sunburst' ? { colorsPaidFor: 'self' } : amount },
    },
    {
      kind: 'triggered',
      trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
      may: 'you',
      targets: [{ what: { all: [{ type: 'Artifact' }, { type: 'Creature' }] } }],
      effect: [
        {
          do: 'putCounters',
          what: { target: 0 },
          counter,
          amount: { counters: counter, on: { bound: 'was' } },
        },
      ],
    },
  ],
};
