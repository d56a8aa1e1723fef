import { isPlayer, type ObjectId } from '../state/basics.ts';
import type { ProposedChange } from '../state/changes.ts';
import { propose } from './changes.ts';
import type { Work } from './work.ts';

/**
 * 6ED 310.4: damage is dealt as it was assigned, even by what has left, but only to what the edition says still
 * receives it. @returns false if something must be chosen first.
 */
export function dealCombatDamage(work: Work, object: ObjectId): boolean {
  const rule = work.rules.cite.damageDealt;
  const changes: ProposedChange[] = [];
  for (const { source, to } of work.game.combatDamage[object] ?? []) {
    for (const [recipient, amount] of to) {
      if (!isPlayer(recipient) && !work.rules.damageReceivers(work, recipient)) continue;
      const change = { kind: 'damage', source, to: recipient, amount, combat: true } as const;
      changes.push({ change, met: [], rule });
    }
  }
  return propose(work, changes);
}
