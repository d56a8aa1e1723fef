import type { Combat } from '../state/game.ts';
import { newObject } from '../state/new-object.ts';
import { combatLike, turnLike } from './copies.ts';
import { leaveCombat } from './leaving.ts';
import type { Appliers } from './appliers.ts';

export const combat: Appliers<
  | 'AttackersDeclared'
  | 'BlockersDeclared'
  | 'JoinedAttack'
  | 'BecameBlocked'
  | 'JoinedBlock'
  | 'BecameUnblocked'
  | 'RemovedFromCombat'
  | 'DamageAssigned'
  | 'CombatDamageAssigned'
  | 'CombatDamageStacked'
> = {
  AttackersDeclared(draft, { bands, inTurn }) {
    draft.game.decision = null;
    if (inTurn !== undefined) {
      const turn = turnLike(draft.game.turn);
      turn.attackers = inTurn;
      draft.game.turn = turn;
    }
    if (bands.length > 0) draft.lookAgain();
    draft.game.combat = {
      attackers: bands.flatMap((band, number) =>
        band.map((object) => ({
          object,
          band: band.length > 1 ? number + 1 : 0,
          blocked: false,
          blockers: [],
        })),
      ),
      blockers: [],
      blockersDeclared: false,
      assigned: [],
      struckFirst: null,
    };
  },
  BlockersDeclared(draft, { blocks, remembered }) {
    draft.game.decision = null;
    if (blocks.length > 0) draft.lookAgain();
    const now = draft.game.combat as Combat;
    const bands = new Map(now.attackers.map(({ object, band }) => [object, band]));
    draft.game.combat = {
      ...now,
      blockersDeclared: true,
      blockers: [...new Set(blocks.map(([blocker]) => blocker))],
      attackers: now.attackers.map((attacker) => {
        // A band is blocked as a whole (6ED silent; TSP 502.10).
        const ofBand = blocks.filter(
          ([, blocked]) =>
            blocked === attacker.object ||
            (attacker.band > 0 && bands.get(blocked) === attacker.band),
        );
        // What blocks several of the band is one blocker.
        const blockers = [...new Set(ofBand.map(([blocker]) => blocker))];
        const byBand = blockers.filter(
          (one) => !blocks.some(([by, of]) => by === one && of === attacker.object),
        );
        const blocked = blockers.length > 0;
        return {
          ...attacker,
          blocked,
          blockers,
          ...(byBand.length > 0 && { byBand }),
          ...(blocked && remembered === true && { formerBlockers: [] }),
        };
      }),
    };
  },
  JoinedAttack(draft, { object }) {
    draft.lookAgain();
    const now = draft.game.combat as Combat;
    const joined = { object, band: 0, blocked: false, blockers: [] };
    const combat = combatLike(now);
    combat.attackers = [...now.attackers, joined];
    draft.game.combat = combat;
  },
  BecameBlocked(draft, { object }) {
    const now = draft.game.combat as Combat;
    const band = now.attackers.find((attacker) => attacker.object === object)?.band ?? 0;
    draft.game.combat = {
      ...now,
      attackers: now.attackers.map((attacker) =>
        attacker.object === object || (band > 0 && attacker.band === band)
          ? { ...attacker, blocked: true }
          : attacker,
      ),
    };
  },
  JoinedBlock(draft, { object, attacker: blocked }) {
    draft.lookAgain();
    const now = draft.game.combat as Combat;
    const band = now.attackers.find((attacker) => attacker.object === blocked)?.band ?? 0;
    draft.game.combat = {
      ...now,
      blockers: now.blockers.includes(object) ? now.blockers : [...now.blockers, object],
      attackers: now.attackers.map((attacker) => {
        const isIt = attacker.object === blocked;
        if (!isIt && !(band > 0 && attacker.band === band)) return attacker;
        if (attacker.blockers.includes(object)) return attacker;
        const blockers = [...attacker.blockers, object];
        const byBand = isIt ? {} : { byBand: [...(attacker.byBand ?? []), object] };
        const { formerBlockers = [] } = attacker;
        return { ...attacker, blocked: true, blockers, ...byBand, formerBlockers };
      }),
    };
  },
  BecameUnblocked(draft, { object }) {
    const now = draft.game.combat as Combat;
    draft.game.combat = {
      ...now,
      attackers: now.attackers.map((attacker) =>
        attacker.object === object ? { ...attacker, blocked: false } : attacker,
      ),
    };
  },
  RemovedFromCombat(draft, { object }) {
    leaveCombat(draft, object);
  },
  DamageAssigned(draft, { assignment }) {
    const combat = combatLike(draft.game.combat as Combat);
    combat.assigned = [...combat.assigned, assignment];
    draft.game.combat = combat;
  },
  CombatDamageAssigned(draft, { struckFirst }) {
    draft.game.combat = struck(draft.game.combat as Combat, struckFirst);
  },
  CombatDamageStacked(draft, { object, assignments, struckFirst }) {
    const { game } = draft;
    game.combat = struck(game.combat as Combat, struckFirst);
    if (assignments.length === 0) return;
    game.combatDamage = { ...game.combatDamage, [object]: assignments };
    const { active } = game.turn;
    draft.addObject(newObject(object, 'damage', '', active, active, 'stack'));
    draft.putIntoZone(object, 'stack', game.turn.active);
  },
};

/** Combat once all that was assigned is dealt, or lies on the stack. */
function struck(combat: Combat, struckFirst: Combat['struckFirst']): Combat {
  const after = combatLike(combat);
  after.assigned = [];
  after.struckFirst = struckFirst;
  return after;
}
