import type { Whose } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** By how many cards a maximum hand size, if there is one, is greater or less than it would be (6ED 314.1a). */
export interface ChangesHandSize {
  readonly changesHandSize: number;
  readonly who: Whose;
}

const OF: Readonly<Record<Whose, string>> = {
  you: 'Your',
  opponent: 'Your opponent’s',
  'each player': 'Each player’s',
};

const word: StaticWord<ChangesHandSize> = {
  text({ changesHandSize: by, who }) {
    const is = by < 0 ? 'reduced' : 'increased';
    return `${OF[who]} maximum hand size is ${is} by ${numberWord(Math.abs(by))}.`;
  },
};
export default word;
