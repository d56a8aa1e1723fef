import type { Cost } from '../costs.ts';
import { keywordWithCost } from '../say/keyword-cost.ts';
import type { KeywordWord } from './keyword.ts';

export interface Recover {
  readonly kind: 'keyword';
  readonly keyword: 'recover';
  readonly cost: Cost;
}

export const recoverWord: KeywordWord<Recover> = {
  text: ({ cost }, on, terms) => keywordWithCost('recover', cost, on, terms),
  parameter: ({ cost }) => JSON.stringify(cost),
  /** TSP 502.55a: as a creature goes to the same graveyard the card comes back for its cost, or is gone for good. */
  ability: ({ cost }) => ({
    kind: 'triggered',
    from: 'graveyard',
    trigger: {
      when: 'is put into a graveyard',
      what: { all: [{ type: 'Creature' }, { ownedBy: 'you' }] },
      from: 'play',
    },
    effect: [
      {
        do: 'pay',
        who: 'you',
        cost,
        then: [{ do: 'move', what: 'self', to: 'hand' }],
        otherwise: [{ do: 'move', what: 'self', to: 'exile' }],
      },
    ],
  }),
};
