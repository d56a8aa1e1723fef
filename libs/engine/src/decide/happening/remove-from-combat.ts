import { opponentOf, type ObjectId, type Seat } from '../../state/basics.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import { creaturesInCombat } from '../../sight/combat-roles.ts';
import type { Work } from '../work.ts';

/** 6ED 306.2: what is no creature any more, or changed sides, is no attacker and no blocker either. */
export function removeWhatLeftCombat(work: Work): void {
  const { combat, turn } = work.game;
  if (combat === null) return;
  const stays = (id: ObjectId, seat: Seat): boolean =>
    work.isCreature(id) && work.object(id).controller === seat;
  for (const { object } of combat.attackers) {
    if (!stays(object, turn.active)) removeFromCombat(work, object, 'removedFromCombat');
  }
  for (const object of combat.blockers) {
    if (!stays(object, opponentOf(turn.active))) {
      removeFromCombat(work, object, 'removedFromCombat');
    }
  }
}

/** The creature stops attacking or blocking, if it does. */
export function removeFromCombat(work: Work, object: ObjectId, topic: CitedTopic): void {
  const { combat } = work.game;
  if (combat === null || !creaturesInCombat(combat).includes(object)) return;
  work.emit('RemovedFromCombat', topic, { object });
}
