import type { Cost } from '../costs.ts';
import type { Effects } from '../language.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

/** From the hand: for its cost the card is discarded, and another is drawn (6ED Glossary: Cycling). */
export interface Cycling {
  readonly kind: 'keyword';
  readonly keyword: 'cycling';
  readonly cost: Cost;
  /** TSP 502.18c: in place of a draw it finds a card of this land or creature type; `basic`: a basic land. */
  readonly finds?: string;
}

export const cycling = (mana: string): Cycling => ({
  kind: 'keyword',
  keyword: 'cycling',
  cost: { mana },
});

export const cyclingWord: KeywordWord<Cycling> = {
  text: ({ cost, finds }, on, terms) => keywordWithCost(named(finds), cost, on, terms),
  parameter: ({ cost, finds }) => JSON.stringify(finds === undefined ? cost : [finds, cost]),
  ability: ({ cost, finds }) => ({
    kind: 'activated',
    from: 'hand',
    cost: { ...cost, discard: 'self' },
    effect: finds === undefined ? [{ do: 'draw', who: 'you', amount: 1 }] : finding(finds),
  }),
};

const named = (finds: string | undefined): string => {
  if (finds === undefined) return 'cycling';
  return finds === 'basic' ? 'basic landcycling' : `${finds.toLowerCase()}cycling`;
};

const finding = (finds: string): Effects => [
  {
    do: 'search',
    for:
      finds === 'basic' ? { all: [{ supertype: 'Basic' }, { type: 'Land' }] } : { subtype: finds },
    as: 'found',
  },
  { do: 'reveal', what: { bound: 'found' } },
  { do: 'move', what: { bound: 'found' }, to: 'hand' },
  { do: 'shuffle', who: 'you' },
];
