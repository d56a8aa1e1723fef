import type { KeywordWord } from './keyword.ts';

export interface Fading {
  readonly kind: 'keyword';
  readonly keyword: 'fading';
  readonly amount: number;
}

export const fadingWord: KeywordWord<Fading> = {
  text: ({ amount }) => `fading ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.20a: it enters with this many counters, and goes in the upkeep in which there is none left to remove. */
  abilities: ({ amount }) => [
    { kind: 'enters', counters: { fade: amount } },
    {
      kind: 'triggered',
      trigger: { when: 'step begins', step: 'upkeep', whose: 'you' },
      effect: [
        {
          do: 'if',
          condition: { amount: { counters: 'fade', on: 'self' }, atMost: 0 },
          effect: [{ do: 'sacrifice', what: 'self' }],
        },
        { do: 'removeCounters', what: 'self', counter: 'fade', amount: 1 },
      ],
    },
  ],
};
