import type { NamedCost } from '../named-costs.ts';
import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** Its owner plays a card for the cost that this keyword names, if it can be played (TSP 502.24a, 502.59a). */
export interface PlayFor {
  readonly do: 'playFor';
  readonly what: Reference;
  readonly cost: NamedCost;
}

export const playFor = (what: Reference, cost: NamedCost): PlayFor => ({
  do: 'playFor',
  what,
  cost,
});

const word: Word<PlayFor> = {
  text: ({ what, cost }, say) =>
    cost === 'suspend' || cost === 'ripple'
      ? `play ${say.noun(what).text} without paying its mana cost`
      : `play ${say.noun(what).text} for its ${cost} cost`,
  aim: ({ what }) => what,
};
export default word;
