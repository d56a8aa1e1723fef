import type { KeywordWord } from './keyword.ts';

export interface Graft {
  readonly kind: 'keyword';
  readonly keyword: 'graft';
  readonly amount: number;
}

const counter = '+1/+1';

export const graftWord: KeywordWord<Graft> = {
  text: ({ amount }) => `graft ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.54a: it enters with counters, and one of them may be moved to each creature that comes into play. */
  abilities: ({ amount }) => [
    { kind: 'enters', counters: { [counter]: amount } },
    {
      kind: 'triggered',
      trigger: {
        when: 'comes into play',
        what: { all: [{ type: 'Creature' }, { not: { is: 'self' } }] },
      },
      may: 'you',
      effect: [{ do: 'moveCounter', counter, from: 'self', to: 'event' }],
    },
  ],
};
