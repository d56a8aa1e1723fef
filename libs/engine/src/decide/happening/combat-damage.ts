import { isPlayer, type ObjectId } from '../../state/basics.ts';
import type { ProposedChange } from '../../state/changes.ts';
import type { DamageAssignment } from '../../state/game.ts';
import { propose } from './propose.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/**
 * 6ED 310.4: damage is dealt as it was assigned, even by what has left, but only to what the edition says still
 * receives it. Something may have to be chosen first.
 */
export function dealCombatDamage(work: Work, object: ObjectId): Progress {
  return propose(work, combatDamageOf(work, work.game.combatDamage[object] ?? []));
}

/** What the assignments come to, with what can still receive it. */
export function combatDamageOf(
  work: Work,
  assignments: readonly DamageAssignment[],
): ProposedChange[] {
  const rule = work.rules.cite.damageDealt;
  const changes: ProposedChange[] = [];
  for (const { source, to } of assignments) {
    for (const [recipient, amount] of to) {
      if (amount === 0) continue;
      if (!isPlayer(recipient) && !work.rules.damageReceivers(work, recipient)) continue;
      const change = { kind: 'damage', source, to: recipient, amount, combat: true } as const;
      changes.push(wouldHappen(change, rule));
    }
  }
  return changes;
}
