import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Ninjutsu {
  readonly kind: 'keyword';
  readonly keyword: 'ninjutsu';
  readonly cost: Cost;
}

export const ninjutsuWord: KeywordWord<Ninjutsu> = {
  text: ({ cost }, on, terms) => keywordWithCost('ninjutsu', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.43a: an unblocked attacker goes back to the hand, and the card comes into play in its place. */
  ability: ({ cost }) => ({
    kind: 'activated',
    from: 'hand',
    cost: {
      ...cost,
      picks: [
        ...(cost.picks ?? []),
        { pay: 'return', what: { all: [{ type: 'Creature' }, { is: 'unblocked' }] } },
      ],
    },
    effect: [{ do: 'putIntoPlay', what: 'self', tapped: true, attacking: true }],
  }),
};
