import type { BasicLandType } from '../language.ts';
import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Cycling {
  readonly kind: 'keyword';
  readonly keyword: 'cycling';
  readonly cost: Cost;
  /** A land card of this type is searched for rather than drawn. Newer than 6ED. */
  readonly land?: BasicLandType;
}

export const cycling = (mana: string): Cycling => ({
  kind: 'keyword',
  keyword: 'cycling',
  cost: { mana },
});

export const cyclingWord: KeywordWord<Cycling> = {
  text: ({ cost, land }, on, terms) =>
    keywordWithCost(land === undefined ? 'cycling' : `${land.toLowerCase()}cycling`, cost, on, terms),
  parameter: ({ cost, land }) => `${land === undefined ? '' : `${land} `}${JSON.stringify(cost)}`,
  ability: ({ cost, land }) => ({
    kind: 'activated',
    from: 'hand',
    cost: { ...cost, discard: 'self' },
    effect:
      land === undefined
        ? [{ do: 'draw', who: 'you', amount: 1 }]
        : [
            { do: 'search', for: { all: [{ type: 'Land' }, { subtype: land }] }, as: 'it' },
            { do: 'reveal', what: { bound: 'it' } },
            { do: 'move', what: { bound: 'it' }, to: 'hand' },
            { do: 'shuffle', who: 'you' },
          ],
  }),
};
