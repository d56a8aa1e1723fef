import type { Reference } from '../language.ts';
import type { KeywordWord } from './keyword.ts';

/** Newer than TSP: another ability of the same permanent speaks of the card that it has hidden. */
export interface Hideaway {
  readonly kind: 'keyword';
  readonly keyword: 'hideaway';
}

const cards: Reference = { bound: 'cards' };

export const hideaway: KeywordWord<Hideaway> = {
  text: () => 'hideaway',
  /** It enters tapped; of the top four cards one goes face down into exile, where its controller may look at it. */
  abilities: () => [
    { kind: 'enters', tapped: true },
    {
      kind: 'triggered',
      trigger: { when: 'comes into play', what: 'self' },
      effect: [
        { do: 'lookAtTop', of: 'you', amount: 4, as: 'cards' },
        { do: 'choose', among: cards, as: 'hidden' },
        {
          ...{ do: 'move', what: { bound: 'hidden' }, to: 'exile' },
          ...{ faceDown: true, knownToYou: true, linked: 'object' },
        },
        { do: 'move', what: cards, to: 'library', bottom: true },
      ],
    },
  ],
};
