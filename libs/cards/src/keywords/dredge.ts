import type { KeywordWord } from './keyword.ts';

export interface Dredge {
  readonly kind: 'keyword';
  readonly keyword: 'dredge';
  readonly amount: number;
}

export const dredgeWord: KeywordWord<Dredge> = {
  text: ({ amount }) => `dredge ${amount}`,
  parameter: ({ amount }) => String(amount),
  /** TSP 502.47a: from the graveyard it may come back in place of a draw, for so many cards of the library. */
  abilities: ({ amount }) => [
    {
      kind: 'static',
      from: 'graveyard',
      asLongAs: {
        amount: { count: { cards: { all: [] }, in: 'library', of: 'you' } },
        atLeast: amount,
      },
      effect: {
        replaces: {
          would: 'draw',
          who: 'you',
          may: true,
          effect: [
            { do: 'mill', who: 'you', amount },
            { do: 'move', what: 'self', to: 'hand' },
          ],
        },
      },
    },
  ],
};
