import type { Cost } from '../costs.ts';
import { manaValue, parseManaCost } from '../mana.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Transfigure {
  readonly kind: 'keyword';
  readonly keyword: 'transfigure';
  readonly cost: Cost;
}

export const transfigureWord: KeywordWord<Transfigure> = {
  text: ({ cost }, on, terms) => keywordWithCost('transfigure', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** Newer than TSP: sacrificed, it finds a creature of the same converted mana cost and puts it into play. */
  ability: ({ cost }, on) => ({
    kind: 'activated',
    timing: 'Sorcery',
    cost: { ...cost, sacrifice: 'self' },
    effect: [
      {
        do: 'search',
        for: {
          all: [
            { type: 'Creature' },
            { manaValue: { equals: manaValue(parseManaCost(on.cost), 0) } },
          ],
        },
        as: 'found',
      },
      { do: 'putIntoPlay', what: { bound: 'found' } },
      { do: 'shuffle', who: 'you' },
    ],
  }),
};
