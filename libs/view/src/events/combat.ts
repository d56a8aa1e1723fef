import { listed } from '../names.ts';
import { bookkeeping, told, type SomeTellers } from './telling.ts';

export const combat = {
  AttackersDeclared({ bands }, on) {
    const names = bands.map((band) => band.map((id) => on.name(id)).join(' with '));
    if (names.length === 0) return told('Nothing attacks', { bands });
    const attack = bands.flat().length === 1 ? 'attacks' : 'attack';
    return told(`${listed(names)} ${attack}`, { bands });
  },
  BlockersDeclared({ blocks }, on) {
    const names = blocks.map(
      ([blocker, attacker]) => `${on.name(blocker)} blocks ${on.name(attacker)}`,
    );
    return told(names.length === 0 ? 'Nothing blocks' : listed(names), { blocks });
  },
  JoinedAttack({ object }, on) {
    return told(`${on.name(object)} is attacking`, { object });
  },
  BecameBlocked({ object }, on) {
    return told(`${on.name(object)} becomes blocked`, { object });
  },
  JoinedBlock({ object, attacker }, on) {
    return told(`${on.name(object)} is blocking ${on.name(attacker)}`, { object, attacker });
  },
  BecameUnblocked({ object }, on) {
    return told(`${on.name(object)} becomes unblocked`, { object });
  },
  RemovedFromCombat({ object }, on) {
    return told(`${on.name(object)} is removed from combat`, { object });
  },
  DamageAssigned({ assignment: { source, to } }, on) {
    const parts = to.map(([recipient, amount]) => `${amount} to ${on.recipient(recipient)}`);
    return told(`${on.name(source)} assigns ${listed(parts)}`, { source, to });
  },
  CombatDamageAssigned: bookkeeping,
  CombatDamageStacked({ object, assignments }) {
    return told('Combat damage goes on the stack', { object, assignments });
  },
} satisfies SomeTellers;
