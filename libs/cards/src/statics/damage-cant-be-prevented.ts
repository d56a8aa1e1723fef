import type { StaticWord } from '../say/static.ts';

/** Nothing prevents any damage (6ED 419.7). */
export interface DamageCantBePrevented {
  readonly damageCantBePrevented: true;
}

const word: StaticWord<DamageCantBePrevented> = {
  text: () => 'Damage can’t be prevented.',
};
export default word;
