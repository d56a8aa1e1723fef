import type { Amount } from '../amounts.ts';
import type { Reference } from '../language.ts';
import type { Color } from '../mana.ts';
import { COLOR_WORDS } from '../say/colors.ts';
import type { Word } from '../say/word.ts';

/** The copy may get other targets, and a colour of its own. */
export interface CopySpell {
  readonly do: 'copySpell';
  readonly what: Reference;
  readonly color?: Color;
  /** So many copies, one after the other; one unless it says otherwise. */
  readonly times?: Amount;
  /** The copy has everything but this ability (TSP 502.44a). */
  readonly without?: 'epic';
}

export const copySpell = (what: Reference, color: Color): CopySpell => ({
  do: 'copySpell',
  what,
  color,
});

const word: Word<CopySpell> = {
  text: ({ what, color, times, without }, say) =>
    `copy ${say.noun(what).text}${times === undefined ? '' : say.forEach(times)}${without === undefined ? '' : ` except for its ${without} ability`}${color === undefined ? '' : `, except that the copy is ${COLOR_WORDS[color]}`}. You may choose new targets for the copy`,
  aim: ({ what }) => what,
};
export default word;
