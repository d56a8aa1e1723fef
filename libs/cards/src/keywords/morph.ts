import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

/** Stands beside an alternative cost `{ keyword: morph, cost: { mana: "3" } }`, for which the card is played face down. */
export interface Morph {
  readonly kind: 'keyword';
  readonly keyword: 'morph';
  readonly cost: Cost;
}

export const morphWord: KeywordWord<Morph> = {
  text: ({ cost }, on, terms) => keywordWithCost('morph', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.26d: a special action; only what is face down can be turned up. */
  ability: ({ cost }) => ({
    kind: 'activated',
    special: true,
    cost,
    onlyIf: [{ object: 'self', is: { is: 'face down' } }],
    effect: [{ do: 'turnFaceUp', what: 'self' }],
  }),
};
