import { combatDamageOf } from '../../decide/happening/combat-damage.ts';
import { propose } from '../../decide/happening/propose.ts';
import type { CombatDamage } from './question.ts';

/** 6ED 310.2: it goes on the stack as one entry. */
export const combatDamageGoesOnTheStack: CombatDamage = (work, assignments, struckFirst, topic) => {
  const object = work.nextObject();
  work.emit('CombatDamageStacked', topic, { object, assignments, struckFirst });
  return 'done';
};

/** 4ED damage-prevention.3, 5ED More on Combat: it is dealt at the end of a step in which it may be prevented. */
export const combatDamageWaits: CombatDamage = (work, assignments, struckFirst, topic) => {
  work.emit('CombatDamageAssigned', topic, { struckFirst });
  propose(work, combatDamageOf(work, assignments));
  return work.rules.timing.combatDamageAssigned(work);
};
