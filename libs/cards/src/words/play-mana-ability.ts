import type { Reference } from '../language.ts';
import type { Word } from '../say/word.ts';

/** A player plays a mana ability of a permanent, if there is one that can be played; of several the player chooses which. */
export interface PlayManaAbility {
  readonly do: 'playManaAbility';
  readonly who: Reference;
  readonly of: Reference;
}

export const playManaAbility = (who: Reference, of: Reference): PlayManaAbility => ({
  do: 'playManaAbility',
  who,
  of,
});

const word: Word<PlayManaAbility> = {
  text: ({ who, of }, say) =>
    say.act(who, 'play', `a mana ability of ${say.noun(of).text}, if able`),
  aim: ({ of }) => of,
};
export default word;
