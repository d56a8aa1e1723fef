import type { Watched } from '../language.ts';
import { numberWord } from '../say/grammar.ts';
import type { StaticWord } from '../say/static.ts';
import { watched } from '../say/trigger.ts';

/** By how much all damage is multiplied, or that of these sources to these (6ED 419.1). */
export interface DamageIsMultipliedBy {
  readonly damageIsMultipliedBy: number;
  readonly from?: Watched;
  readonly to?: Watched;
}

const word: StaticWord<DamageIsMultipliedBy> = {
  text({ damageIsMultipliedBy: by, from, to }, say) {
    const verb = by === 2 ? 'Double' : by === 3 ? 'Triple' : `Multiply by ${numberWord(by)}`;
    const source = from === undefined ? '' : ` by ${watched(from, say)}`;
    const whom = to === undefined ? 'creatures and players' : watched(to, say);
    return `${verb} all damage dealt to ${whom}${source}.`;
  },
};
export default word;
