import type { CombatRole } from '@arbiter/cards';
import type { ObjectId } from '../state/basics.ts';
import type { Combat } from '../state/game.ts';

/** Everything that attacks or blocks, attackers first. */
export function creaturesInCombat({ attackers, blockers }: Combat): ObjectId[] {
  return [...attackers.map(({ object }) => object), ...blockers];
}

/** Whether a creature is this in combat; `self` is what the text calls "this". */
export function playsRole(
  combat: Combat | null,
  role: CombatRole,
  id: ObjectId,
  self: ObjectId,
): boolean {
  if (combat === null) return false;
  const attacker = combat.attackers.find(({ object }) => object === id);
  switch (role) {
    case 'attacking':
      return attacker !== undefined;
    case 'blocking':
      return combat.blockers.includes(id);
    case 'blocked':
      return attacker?.blocked === true;
    case 'unblocked':
      return attacker?.blocked === false && combat.blockersDeclared;
    case 'blocking this':
      return combat.attackers.some(
        ({ object, blockers }) => object === self && blockers.includes(id),
      );
    case 'blocked by this':
      return attacker?.blockers.includes(self) === true;
    default:
      return role satisfies never;
  }
}
