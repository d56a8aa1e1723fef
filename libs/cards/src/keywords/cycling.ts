import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Cycling {
  readonly kind: 'keyword';
  readonly keyword: 'cycling';
  readonly cost: Cost;
}

export const cycling = (mana: string): Cycling => ({
  kind: 'keyword',
  keyword: 'cycling',
  cost: { mana },
});

export const cyclingWord: KeywordWord<Cycling> = {
  text: ({ cost }, on, terms) => keywordWithCost('cycling', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  ability: ({ cost }) => ({
    kind: 'activated',
    from: 'hand',
    cost: { ...cost, discard: 'self' },
    effect: [{ do: 'draw', who: 'you', amount: 1 }],
  }),
};
