import type { KeywordWord } from './keyword.ts';

export interface Poisonous {
  readonly kind: 'keyword';
  readonly keyword: 'poisonous';
  readonly amount: number;
}

export const poisonousWord: KeywordWord<Poisonous> = {
  text: ({ amount }) => `poisonous ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** Newer than TSP: a player to whom it deals combat damage gets so many poison counters, however much that was. */
  abilities: ({ amount }) => [
    {
      kind: 'triggered',
      trigger: { when: 'deals damage', what: 'self', to: { is: 'player' }, combat: true },
      effect: [{ do: 'putCounters', what: { bound: 'event' }, counter: 'poison', amount }],
    },
  ],
};
