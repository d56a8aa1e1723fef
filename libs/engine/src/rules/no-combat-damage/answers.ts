import { isDealtNoCombatDamage } from '../../replacing/no-combat-damage.ts';
import type { NoCombatDamage } from './question.ts';

/** 6ED 310.2: to whatever fights; what keeps it from being dealt prevents it then (6ED 419.7). */
export const assignedAllTheSame: NoCombatDamage = () => true;

/** 5ED Trample.2: nothing is assigned to what can't be dealt any. */
export const notAssignedToWhatIsDealtNone: NoCombatDamage = (sight, creature) =>
  !isDealtNoCombatDamage(sight, creature);
