import type { KeywordWord } from './keyword.ts';

export interface Bushido {
  readonly kind: 'keyword';
  readonly keyword: 'bushido';
  readonly amount: number;
}

export const bushidoWord: KeywordWord<Bushido> = {
  text: ({ amount }) => `bushido ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.38a: it grows whenever it blocks and whenever it becomes blocked, once however many there are. */
  abilities: ({ amount }) =>
    (['blocks', 'becomes blocked'] as const).map((when) => ({
      kind: 'triggered',
      trigger: { when, what: 'self' },
      effect: [
        {
          do: 'modify',
          what: 'self',
          by: { power: amount, toughness: amount },
          until: 'end of turn',
        },
      ],
    })),
};
