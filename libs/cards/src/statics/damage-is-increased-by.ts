import type { Watched } from '../language.ts';
import type { StaticWord } from '../say/static.ts';
import { dealer, watched } from '../say/trigger.ts';

/** By how much each damage of these sources to these is more (6ED 419.1). */
export interface DamageIsIncreasedBy {
  readonly damageIsIncreasedBy: number;
  readonly from?: Watched;
  readonly to?: Watched;
}

const word: StaticWord<DamageIsIncreasedBy> = {
  text({ damageIsIncreasedBy: by, from, to }, say) {
    const source = from === undefined ? 'a source' : dealer(from, say);
    const whom = to === undefined ? 'a permanent or player' : watched(to, say);
    return `If ${source} would deal damage to ${whom}, it deals that much damage plus ${by} instead.`;
  },
};
export default word;
