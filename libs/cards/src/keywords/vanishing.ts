import type { KeywordWord } from './keyword.ts';

export interface Vanishing {
  readonly kind: 'keyword';
  readonly keyword: 'vanishing';
  readonly amount: number;
}

const counter = 'time';

export const vanishingWord: KeywordWord<Vanishing> = {
  text: ({ amount }) => `vanishing ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** Newer than TSP: it loses a time counter in each of its controller's upkeeps, and goes with the last one. */
  abilities: ({ amount }) => [
    { kind: 'enters', counters: { [counter]: amount } },
    {
      kind: 'triggered',
      trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
      condition: { amount: { counters: counter, on: 'self' }, atLeast: 1 },
      effect: [{ do: 'removeCounters', what: 'self', counter, amount: 1 }],
    },
    {
      kind: 'triggered',
      trigger: { when: 'loses its last counter', what: 'self', counter },
      effect: [{ do: 'sacrifice', what: 'self' }],
    },
  ],
};
