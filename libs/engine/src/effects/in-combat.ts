import { objectsAmong, permanentsOf, referTo } from '../reading/references.ts';
import type { Run } from '../decide/stack/run.ts';
import { atOnce } from '../decide/happening/triggers.ts';
import { removeFromCombat } from '../decide/happening/remove-from-combat.ts';
import type { EffectOf } from './effect-of.ts';
import type { Progress } from '../decide/progress.ts';

/** A rule of combat for what is there now, till the end of the turn (6ED 418.3b). */
export function inCombat(run: Run, { what, rule }: EffectOf<'inCombat'>): Progress {
  const { work, source, controller } = run;
  const objects = permanentsOf(work, what, run);
  if (objects.length === 0) return 'done';
  const { nextNumber: id, nextMoment: timestamp } = work.game;
  work.emit('EffectBegan', 'continuousFixed', {
    effect: { kind: 'inCombat', id, timestamp, thisTurn: true, objects, rule, source, controller },
  });
  return 'done';
}

/** An unblocked attacker becomes blocked by an effect, with nothing that blocks it (6ED Glossary: Blocked Creature). */
export function becomeBlocked(run: Run, { what }: EffectOf<'becomeBlocked'>): Progress {
  const { work } = run;
  atOnce(work, () => {
    for (const object of objectsAmong(referTo(work, what, run))) {
      const attacker = work.game.combat?.attackers.find((one) => one.object === object);
      if (attacker?.blocked === false) work.emit('BecameBlocked', 'becomesBlocked', { object });
    }
  });
  return 'done';
}

export function removeFromCombatEffect(run: Run, { what }: EffectOf<'removeFromCombat'>): Progress {
  for (const object of objectsAmong(referTo(run.work, what, run))) {
    removeFromCombat(run.work, object, 'removedFromCombat');
  }
  return 'done';
}
