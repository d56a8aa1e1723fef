import { isDealtNoCombatDamage } from '../../replacing/no-combat-damage.ts';
import type { NoCombatDamage } from './question.ts';

/** To whatever fights; what keeps it from being dealt prevents it only then. */
export const assignedAllTheSame: NoCombatDamage = () => true;

/** 5ED Trample.2: nothing is assigned to what can't be dealt any. */
export const notAssignedToWhatIsDealtNone: NoCombatDamage = (sight, creature) =>
  !isDealtNoCombatDamage(sight, creature);
