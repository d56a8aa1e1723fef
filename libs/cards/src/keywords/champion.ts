import type { Filter } from '../language.ts';
import { article } from '../say/grammar.ts';
import type { KeywordWord } from './keyword.ts';

/** Newer than TSP. */
export interface Champion {
  readonly kind: 'keyword';
  readonly keyword: 'champion';
  /** The creature type of what is championed, or any creature. */
  readonly type: string;
}

const another = (type: string): Filter => ({
  all: [
    type === 'creature' ? { type: 'Creature' } : { subtype: type },
    { controlledBy: 'you' },
    { not: { is: 'self' } },
  ],
});

export const championWord: KeywordWord<Champion> = {
  text: ({ type }) => `champion ${article(type)}`,
  parameter: ({ type }) => type,
  /** It is sacrificed unless another one is exiled as it comes into play; that one comes back as it leaves. */
  abilities: ({ type }) => [
    {
      kind: 'triggered',
      trigger: { when: 'comes into play', what: 'self' },
      effect: [
        { do: 'choose', among: { every: another(type) }, as: 'championed', count: 1, upTo: true },
        { do: 'move', what: { bound: 'championed' }, to: 'exile', linked: true, as: 'gone' },
        {
          do: 'if',
          condition: { not: { did: 'gone' } },
          effect: [{ do: 'sacrifice', what: 'self' }],
        },
      ],
    },
    {
      kind: 'triggered',
      trigger: { when: 'leaves play', what: 'self' },
      effect: [
        {
          do: 'forEach',
          each: { exiledWith: 'self' },
          as: 'card',
          effect: [
            { do: 'putIntoPlay', what: { bound: 'card' }, under: { ownerOf: { bound: 'card' } } },
          ],
        },
      ],
    },
  ],
};
