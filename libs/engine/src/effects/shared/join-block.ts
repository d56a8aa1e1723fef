import { opponentOf, type ObjectId } from '../../state/basics.ts';
import type { Work } from '../../decide/work.ts';

/**
 * Has a creature of the defending player block an attacker, which it was not declared to do (TSP 309.4). What would have kept
 * it from being declared doesn't matter (TSP 306.2a). Before blockers have been declared nothing blocks (TSP 309.2e).
 */
export function joinBlock(work: Work, object: ObjectId, attacker: ObjectId): void {
  const { combat, turn, battlefield } = work.game;
  if (combat?.blockersDeclared !== true || !battlefield.includes(object)) return;
  if (!work.isCreature(object)) return;
  if (work.object(object).controller !== opponentOf(turn.active)) return;
  const its = combat.attackers.find((one) => one.object === attacker);
  if (its === undefined || its.blockers.includes(object)) return;
  if (!its.blocked) work.emit('BecameBlocked', 'becomesBlocked', { object: attacker });
  work.emit('JoinedBlock', 'joinsBlock', { object, attacker });
}
