import { filterText } from '../filter-text.ts';
import type { Filter } from '../language.ts';
import type { Color } from '../mana.ts';
import { COLOR_WORDS } from '../say/colors.ts';
import { upper } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';

/** What such permanents that are tapped for mana produce of a colour is of this one; colourless mana is of none. */
export interface ManaInstead {
  /** `chosen`: as an instruction before it has bound it. */
  readonly manaInstead: Color | 'chosen';
  readonly of: Filter;
}

const word: StaticWord<ManaInstead> = {
  text({ manaInstead: color, of }) {
    const mana = color === 'chosen' ? 'mana of the chosen color' : `${COLOR_WORDS[color]} mana`;
    const lands = upper(filterText(of, 'many'));
    return `${lands} tapped for mana produce ${mana} instead of any other color.`;
  },
};
export default word;
