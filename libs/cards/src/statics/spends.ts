import type { Whose } from '../language.ts';
import type { Color } from '../mana.ts';
import { COLOR_WORDS } from '../say/colors.ts';
import { WHO, type StaticWord } from '../say/static.ts';

/** Mana of this colour may be spent as though it were of another one, or of any. */
export interface Spends {
  readonly spends: Color;
  readonly as: Color | 'any color';
  /** Other mana is good for nothing that asks for a colour. */
  readonly othersAsColorless?: true;
  readonly who: Whose;
}

const word: StaticWord<Spends> = {
  text({ spends, as, othersAsColorless, who }) {
    const color = as === 'any color' ? `mana of ${as}` : `${COLOR_WORDS[as]} mana`;
    const may = `${WHO[who]} may spend ${COLOR_WORDS[spends]} mana as though it were ${color}.`;
    return othersAsColorless === true
      ? `${may} ${WHO[who]} may spend other mana only as though it were colorless mana.`
      : may;
  },
};
export default word;
