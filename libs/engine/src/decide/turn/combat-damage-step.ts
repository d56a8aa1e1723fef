import {
  assignDamage,
  assignersOf,
  isFirstOfTwo,
  strikesFirst,
} from '../../decisions/assign-damage.ts';
import { creaturesInCombat } from '../../sight/combat-roles.ts';
import type { Sight } from '../../sight/sight.ts';
import type { ObjectId, Recipient } from '../../state/basics.ts';
import type { Combat, DamageAssignment } from '../../state/game.ts';
import type { StepAction } from './step-action.ts';

/** 6ED 502.2b, TSP 502.28b: there is a first damage step if a creature in combat strikes first. */
export function anyFirstStrike(sight: Sight): boolean {
  const { combat } = sight.game;
  return combat !== null && creaturesInCombat(combat).some((id) => strikesFirst(sight, id));
}

/**
 * 6ED 310.1: damage is assigned, attackers' first, and goes on the stack as one entry (6ED 310.2). A player is
 * asked only where there is more than one way.
 */
export const assignCombatDamage: StepAction = (work) => {
  const combat = work.game.combat as Combat;
  const first = isFirstOfTwo(work);
  const assigners = assignersOf(work, combat, first);
  const open = assigners.find(
    ({ creature, space }) => space.among.length > 1 && !isAssigned(combat, creature),
  );
  if (open !== undefined) {
    assignDamage.ask(work, open.seat, { creature: open.creature });
    return 'waits';
  }
  const assignments = assigners.map(({ creature, space, topic }): DamageAssignment => {
    const chosen = combat.assigned.find(({ source }) => source === creature);
    if (chosen !== undefined) return chosen;
    const assignment = {
      source: creature,
      to: [[space.among[0] as Recipient, space.total]],
    } as const;
    work.emit('DamageAssigned', topic, { assignment });
    return assignment;
  });
  // 6ED 502.2b: also those that had nothing to assign; the second step is for creatures without first strike.
  const struckFirst = first
    ? creaturesInCombat(combat).filter((id) => strikesFirst(work, id))
    : combat.struckFirst;
  const topic = first ? 'firstStrike' : 'damageOnStack';
  return work.rules.combatDamage(work, assignments, struckFirst, topic);
};

function isAssigned(combat: Combat, creature: ObjectId): boolean {
  return combat.assigned.some(({ source }) => source === creature);
}
