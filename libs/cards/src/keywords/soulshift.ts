import type { KeywordWord } from './keyword.ts';

export interface Soulshift {
  readonly kind: 'keyword';
  readonly keyword: 'soulshift';
  readonly amount: number;
}

export const soulshiftWord: KeywordWord<Soulshift> = {
  text: ({ amount }) => `soulshift ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.39a: as it dies, a Spirit card that costs no more may come back to the hand. */
  abilities: ({ amount }) => [
    {
      kind: 'triggered',
      trigger: { when: 'is put into a graveyard', what: 'self', from: 'play' },
      may: 'you',
      targets: [
        {
          what: { all: [{ subtype: 'Spirit' }, { manaValue: { atMost: amount } }] },
          in: 'graveyard',
          of: 'you',
        },
      ],
      effect: [{ do: 'move', what: { target: 0 }, to: 'hand' }],
    },
  ],
};
