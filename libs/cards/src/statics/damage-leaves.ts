import type { Whose } from '../language.ts';
import type { StaticWord } from '../say/static.ts';

/** Damage that would leave a player with less life than that leaves so much (6ED 419.1); all of it is dealt. */
export interface DamageLeaves {
  readonly damageLeaves: number;
  readonly who: Whose;
}

const TOTAL: Readonly<Record<Whose, string>> = {
  you: 'your life total',
  opponent: 'your opponent’s life total',
  'each player': 'a player’s life total',
};

const word: StaticWord<DamageLeaves> = {
  text: ({ damageLeaves: least, who }) =>
    `Damage that would reduce ${TOTAL[who]} to less than ${least} reduces it to ${least} instead.`,
};
export default word;
