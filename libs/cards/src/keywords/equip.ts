import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Equip {
  readonly kind: 'keyword';
  readonly keyword: 'equip';
  readonly cost: Cost;
}

export const equipWord: KeywordWord<Equip> = {
  text: ({ cost }, on, terms) => keywordWithCost('equip', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.33a: for its cost it is attached to a creature that its controller controls; only when a sorcery could be played. */
  ability: ({ cost }) => ({
    kind: 'activated',
    cost,
    timing: 'Sorcery',
    targets: [{ what: { all: [{ type: 'Creature' }, { controlledBy: 'you' }] } }],
    effect: [{ do: 'attach', what: 'self', to: { target: 0 } }],
  }),
};
