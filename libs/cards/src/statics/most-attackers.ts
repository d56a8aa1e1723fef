import { numberWord } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** No more creatures than that may attack in a combat. */
export interface MostAttackers {
  readonly mostAttackers: number;
}

const word: StaticWord<MostAttackers> = {
  text({ mostAttackers: most }) {
    const creatures = most === 1 ? 'creature' : 'creatures';
    return `No more than ${numberWord(most)} ${creatures} can attack each combat.`;
  },
};
export default word;
