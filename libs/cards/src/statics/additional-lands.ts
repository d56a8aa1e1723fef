import type { Whose } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/** How many lands beyond the one they may play in their turns (6ED 214.9b). */
export interface AdditionalLands {
  readonly additionalLands: number;
  readonly who: Whose;
}

const word: StaticWord<AdditionalLands> = {
  text({ additionalLands: count, who }) {
    const turns =
      who === 'each player' ? 'their turns' : who === 'you' ? 'your turns' : 'his or her turns';
    const lands = count === 1 ? 'an additional land' : `${numberWord(count)} additional lands`;
    return `${WHO[who]} may play ${lands} on each of ${turns}.`;
  },
};
export default word;
