import type { Whose } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/** How many cards these players keep in hand (6ED 314.1a); `null`: any number. */
export interface MaximumHandSize {
  readonly maximumHandSize: number | null;
  readonly who: Whose | 'chosen player';
}

const word: StaticWord<MaximumHandSize> = {
  text({ maximumHandSize: size, who }) {
    const subject =
      who === 'each player' || who === 'chosen player'
        ? `${who === 'each player' ? 'Each' : 'The chosen'} player`
        : WHO[who];
    const has = `${subject} ${who === 'you' ? 'have' : 'has'}`;
    return size === null
      ? `${has} no maximum hand size.`
      : `${has} a maximum hand size of ${numberWord(size)}.`;
  },
};
export default word;
