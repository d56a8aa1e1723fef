import type { Cost } from '../costs.ts';
import { manaValue, parseManaCost } from '../mana.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Transmute {
  readonly kind: 'keyword';
  readonly keyword: 'transmute';
  readonly cost: Cost;
}

export const transmuteWord: KeywordWord<Transmute> = {
  text: ({ cost }, on, terms) => keywordWithCost('transmute', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.48a: discarded, it finds a card of the same converted mana cost; only when a sorcery could be played. */
  ability: ({ cost }, on) => ({
    kind: 'activated',
    from: 'hand',
    timing: 'Sorcery',
    cost: { ...cost, discard: 'self' },
    effect: [
      {
        do: 'search',
        for: { manaValue: { equals: manaValue(parseManaCost(on.cost), 0) } },
        as: 'found',
      },
      { do: 'reveal', what: { bound: 'found' } },
      { do: 'move', what: { bound: 'found' }, to: 'hand' },
      { do: 'shuffle', who: 'you' },
    ],
  }),
};
