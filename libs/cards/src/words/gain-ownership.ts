import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** A player becomes the owner of cards for good, the end of the game included (TSP 217.9c). */
export interface GainOwnership {
  readonly do: 'gainOwnership';
  readonly who: Reference;
  readonly what: Reference;
}

const word: Word<GainOwnership> = {
  text: ({ who, what }, say) =>
    say.states(say.noun(who), 'become', `the owner of ${say.noun(what).text}`),
  aim: ({ what }) => what,
};
export default word;
