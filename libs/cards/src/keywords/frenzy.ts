import type { KeywordWord } from './keyword.ts';

export interface Frenzy {
  readonly kind: 'keyword';
  readonly keyword: 'frenzy';
  readonly amount: number;
}

export const frenzyWord: KeywordWord<Frenzy> = {
  text: ({ amount }) => `frenzy ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** Newer than TSP: it grows when it attacks and is not blocked. */
  abilities: ({ amount }) => [
    {
      kind: 'triggered',
      trigger: { when: 'attacks and is not blocked', what: 'self' },
      effect: [
        { do: 'modify', what: 'self', by: { power: amount, toughness: 0 }, until: 'end of turn' },
      ],
    },
  ],
};
