import type { KeywordWord } from './keyword.ts';

/** Newer than TSP. */
export interface Poisonous {
  readonly kind: 'keyword';
  readonly keyword: 'poisonous';
  readonly amount: number;
}

export const poisonousWord: KeywordWord<Poisonous> = {
  text: ({ amount }) => `poisonous ${String(amount)}`,
  parameter: ({ amount }) => String(amount),
  /** Combat damage to a player also gives so many poison counters, however much it was. */
  abilities: ({ amount }) => [
    {
      kind: 'triggered',
      trigger: { when: 'deals damage', what: 'self', to: { is: 'player' }, combat: true },
      effect: [{ do: 'putCounters', what: 'event', counter: 'poison', amount }],
    },
  ],
};
