import type { Word } from '../say/word.ts';

/** This turn: not prevented, simply not dealt. */
export interface CreaturesDealNoCombatDamage {
  readonly do: 'creaturesDealNoCombatDamage';
}

export const creaturesDealNoCombatDamage: CreaturesDealNoCombatDamage = {
  do: 'creaturesDealNoCombatDamage',
};

const word: Word<CreaturesDealNoCombatDamage> = {
  text: () => 'creatures deal no combat damage this turn',
};
export default word;
