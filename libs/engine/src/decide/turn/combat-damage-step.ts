import {
  opponentOf,
  playerRef,
  type ObjectId,
  type Recipient,
  type Seat,
} from '../../state/basics.ts';
import { CombatRules } from '../../sight/combat-rules.ts';
import type { Sight } from '../../sight/sight.ts';
import type { Attacker, Combat, DamageAssignment } from '../../state/game.ts';
import type { OptionSpace } from '../../spaces/index.ts';
import type { CitedTopic } from '../../rules/citations.ts';
import { creaturesInCombat } from '../happening/remove-from-combat.ts';
import { combatDamageOf } from '../happening/combat-damage.ts';
import { propose } from '../happening/propose.ts';
import type { StepAction } from './step-action.ts';

/** 6ED 502.2b: there is a first damage step if a creature with first strike is in combat. */
export function anyFirstStrike(sight: Sight): boolean {
  const { combat } = sight.game;
  return (
    combat !== null && creaturesInCombat(combat).some((id) => sight.hasKeyword(id, 'first strike'))
  );
}

/** A creature that has to assign damage in this step, to whom it may, and who divides it. */
export interface Assigner {
  readonly creature: ObjectId;
  readonly seat: Seat;
  readonly space: Extract<OptionSpace, { shape: 'division' }>;
  /** Which rule says to whom it assigns. */
  readonly topic: CitedTopic;
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
    work.ask(open.seat, { kind: 'assignDamage', creature: open.creature }, 'assignDamage');
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
    ? creaturesInCombat(combat).filter((id) => work.hasKeyword(id, 'first strike'))
    : combat.struckFirst;
  const topic = first ? 'firstStrike' : 'damageOnStack';
  return work.rules.combatDamage(work, assignments, struckFirst, topic);
};

/** The first of two damage steps is the one that exists only for first strikers. */
function isFirstOfTwo(sight: Sight): boolean {
  return sight.rules.turn.some(
    ({ name, onlyIf }) => name === sight.game.turn.step && onlyIf === 'firstStrike',
  );
}

function isAssigned(combat: Combat, creature: ObjectId): boolean {
  return combat.assigned.some(({ source }) => source === creature);
}

/** Everyone who assigns in this step, in the order in which they are asked (6ED 310.1, 502.2b). */
export function assignersOf(sight: Sight, combat: Combat, first: boolean): Assigner[] {
  const takesPart = (id: ObjectId): boolean =>
    first
      ? sight.hasKeyword(id, 'first strike')
      : combat.struckFirst === null || !combat.struckFirst.includes(id);
  const { active } = sight.game.turn;
  const rules = new CombatRules(sight);
  const takes = (id: ObjectId): boolean => rules.some(id, 'isAssignedNoDamage').length === 0;
  const attackers = combat.attackers
    .filter(({ object }) => takesPart(object))
    .map((attacker) => attackerAssigns(sight, combat, attacker, active, takesPart, takes));
  // Damage of the others may be planned in by those who trample (6ED 502.9f), so these come last.
  const trampling = ({ space }: Assigner): number => (space.onlyAfter === undefined ? 0 : 1);
  attackers.sort((a, b) => trampling(a) - trampling(b));
  const blockers = combat.blockers
    .filter(takesPart)
    .filter((id) => sight.rules.tappedBlockers(sight.object(id).tapped))
    .map((blocker) => blockerAssigns(sight, combat, blocker, opponentOf(active), takes));
  return [...attackers, ...blockers].filter(
    ({ space }) => space.total > 0 && space.among.length > 0,
  );
}

function attackerAssigns(
  sight: Sight,
  combat: Combat,
  { object, blocked, blockers: all }: Attacker,
  active: Seat,
  takesPart: (id: ObjectId) => boolean,
  takes: (id: ObjectId) => boolean,
): Assigner {
  const blockers = all.filter(takes);
  const power = Math.max(0, sight.characteristics(object).power);
  const defender = playerRef(opponentOf(active));
  const tramples = sight.hasKeyword(object, 'trample');
  // A defending band divides what is dealt to it (6ED silent; TSP 502.10i).
  const banded = all.some((id) => sight.hasKeyword(id, 'banding'));
  const seat = banded ? opponentOf(active) : active;
  const division = (among: readonly Recipient[]): Assigner['space'] => ({
    shape: 'division',
    total: power,
    among,
    least: 0,
    all: false,
  });
  if (!blocked) {
    return { creature: object, seat, space: division([defender]), topic: 'assignUnblocked' };
  }
  if (!tramples) {
    return { creature: object, seat, space: division(blockers), topic: 'assignBlocked' };
  }
  if (blockers.length === 0) {
    return { creature: object, seat, space: division([defender]), topic: 'trampleWithoutBlockers' };
  }
  let anyPlanned = false as boolean;
  const lethal = blockers.map((id) => {
    const planned = plannedFor(sight, combat, id, object, takesPart);
    anyPlanned ||= planned > 0;
    const { toughness } = sight.characteristics(id);
    return [id, sight.rules.trampleExcess(toughness, sight.object(id).damage, planned)] as const;
  });
  return {
    creature: object,
    seat,
    space: { ...division([...blockers, defender]), onlyAfter: { player: defender, lethal } },
    topic:
      blockers.length < all.length ? 'trampleLeavesOut' : anyPlanned ? 'tramplePlanned' : 'trample',
  };
}

/** What others assign to the blocker in this step; what was dealt in another one is damage already (6ED 502.9e, f). */
function plannedFor(
  sight: Sight,
  combat: Combat,
  blocker: ObjectId,
  by: ObjectId,
  takesPart: (id: ObjectId) => boolean,
): number {
  let planned = 0;
  for (const attacker of combat.attackers) {
    if (attacker.object === by || !attacker.blockers.includes(blocker)) continue;
    if (!takesPart(attacker.object)) continue;
    const chosen = combat.assigned.find(({ source }) => source === attacker.object);
    for (const [to, amount] of chosen?.to ?? []) if (to === blocker) planned += amount;
    // With one blocker and no trample there is nothing to choose: all of it goes there.
    const forced = attacker.blockers.length === 1 && !sight.hasKeyword(attacker.object, 'trample');
    if (chosen === undefined && forced) {
      planned += Math.max(0, sight.characteristics(attacker.object).power);
    }
  }
  return planned;
}

function blockerAssigns(
  sight: Sight,
  combat: Combat,
  blocker: ObjectId,
  seat: Seat,
  takes: (id: ObjectId) => boolean,
): Assigner {
  const blocked = combat.attackers
    .filter(({ blockers }) => blockers.includes(blocker))
    .map(({ object }) => object);
  // An attacking band divides what is dealt to it (6ED silent; TSP 502.10h).
  const banded = blocked.some((id) => sight.hasKeyword(id, 'banding'));
  return {
    creature: blocker,
    seat: banded ? opponentOf(seat) : seat,
    space: {
      shape: 'division',
      total: Math.max(0, sight.characteristics(blocker).power),
      among: blocked.filter(takes),
      least: 0,
      all: false,
    },
    topic: 'assignBlocking',
  };
}

/** The assigner that an open decision asks about. */
export function openAssigner(sight: Sight, creature: ObjectId): Assigner | undefined {
  const { combat } = sight.game;
  if (combat === null) return undefined;
  return assignersOf(sight, combat, isFirstOfTwo(sight)).find((one) => one.creature === creature);
}
