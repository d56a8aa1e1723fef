import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

/** Stands beside an alternative cost `{ keyword: madness, cost }`, for which it is played. */
export interface Madness {
  readonly kind: 'keyword';
  readonly keyword: 'madness';
  readonly cost: Cost;
}

export const madnessWord: KeywordWord<Madness> = {
  text: ({ cost }, on, terms) => keywordWithCost('madness', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.24a: from the hand, whatever has it discarded, it may be exiled rather than go to the graveyard. */
  abilities: () => [
    {
      kind: 'static',
      from: 'hand',
      effect: {
        replaces: {
          would: 'be discarded',
          what: 'self',
          however: true,
          may: true,
          goes: 'exile',
        },
      },
    },
  ],
  /** TSP 502.24a: where it was exiled that way, its owner may play it; else it goes to the graveyard. */
  ability: () => ({
    kind: 'triggered',
    trigger: { when: 'is exiled by madness', what: 'self' },
    effect: [
      { do: 'may', effect: [{ do: 'playFor', what: 'self', cost: 'madness' }] },
      { do: 'move', what: 'self', to: 'graveyard' },
    ],
  }),
};
