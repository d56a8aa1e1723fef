import type { CitedTopic } from '../rules/citations.ts';
import { bandsWithOther } from '../sight/bands-with-other.ts';
import { CombatRules } from '../sight/combat-rules.ts';
import type { Sight } from '../sight/sight.ts';
import { makesBatches } from '../sight/windows.ts';
import { isPairList } from '../spaces/admits.ts';
import type { OptionSpace } from '../spaces/index.ts';
import {
  isPlayer,
  opponentOf,
  playerRef,
  type ObjectId,
  type Recipient,
  type Seat,
} from '../state/basics.ts';
import type { Attacker, Combat } from '../state/game.ts';
import { isDivision } from './answers.ts';
import { decision } from './decision.ts';

/** How a creature's combat damage is divided (6ED 310.1). */
export const assignDamage = decision({
  kind: 'assignDamage',
  frames: ['turn'],
  asks: 'assignDamage',
  isAnswer: isDivision,
  space: ({ sight, question }) =>
    assignerOf(sight, question.creature)?.space ?? { shape: 'oneOf', options: [] },
  brokenRule: ({ sight, question }, answer) => brokenBy(sight, question.creature, answer),
  take(work, { question, seat }, answer) {
    const { creature } = question;
    const assigner = assignerOf(work, creature);
    const to = answer.filter(([, amount]) => amount > 0);
    const asUnblocked = to.length === 1 && to[0]?.[0] === assigner?.space.whollyTo;
    const topic = asUnblocked ? 'assignAsUnblocked' : (assigner?.topic ?? 'assignDamage');
    // The step goes on; what it needs to know is told by the assignment.
    work.emit('DecisionMade', 'assignDamage', { seat, answer: true });
    work.emit('DamageAssigned', topic, { assignment: { source: creature, to } });
  },
});

/** 6ED 310.1a to 310.1d, 502.9b: to whom damage goes, how much in all, and the defending player last. */
function brokenBy(sight: Sight, creature: ObjectId, answer: unknown): CitedTopic {
  const assigner = assignerOf(sight, creature);
  if (assigner === undefined || !isPairList(answer)) return 'assignDamage';
  const { space, topic } = assigner;
  const pairs = answer as readonly (readonly [Recipient, number])[];
  if (pairs.some(([to]) => !space.among.includes(to))) return topic;
  const sum = pairs.reduce((total, [, amount]) => total + amount, 0);
  if (sum !== space.total) return 'assignPower';
  if (!pairs.some(([to]) => isPlayer(to))) return 'assignDamage';
  return space.onlyAfter === undefined ? 'assignAsUnblocked' : 'trample';
}

/** A creature that has to assign damage in this step, to whom it may, and who divides it. */
export interface Assigner {
  readonly creature: ObjectId;
  readonly seat: Seat;
  readonly space: Extract<OptionSpace, { shape: 'division' }>;
  /** Which rule says to whom it assigns. */
  readonly topic: CitedTopic;
}

/** The first of two damage steps is the one that exists only for first strikers. */
export function isFirstOfTwo(sight: Sight): boolean {
  return sight.rules.turn.some(
    ({ name, onlyIf }) => name === sight.game.turn.step && onlyIf === 'firstStrike',
  );
}

const strikesTwice = (sight: Sight, id: ObjectId): boolean => sight.hasKeyword(id, 'double strike');

/** Whether it assigns damage in the first of two damage steps (6ED 502.2b, TSP 502.28b). */
export const strikesFirst = (sight: Sight, id: ObjectId): boolean =>
  sight.hasKeyword(id, 'first strike') || strikesTwice(sight, id);

/** Everyone who assigns in this step, in the order in which they are asked (6ED 310.1, 502.2b; TSP 502.28b–d). */
export function assignersOf(sight: Sight, combat: Combat, first: boolean): Assigner[] {
  const { active } = sight.game.turn;
  const rules = new CombatRules(sight);
  const takesPart = (id: ObjectId): boolean =>
    rules.some(id, 'assignsNoDamage').length === 0 &&
    (first
      ? strikesFirst(sight, id)
      : combat.struckFirst === null || !combat.struckFirst.includes(id) || strikesTwice(sight, id));
  const takes = (id: ObjectId): boolean =>
    rules.some(id, 'isAssignedNoDamage').length === 0 && sight.rules.noCombatDamage(sight, id);
  const attackers = combat.attackers
    .filter(({ object }) => takesPart(object))
    .map((attacker) => attackerAssigns(sight, combat, attacker, active, takesPart, takes))
    .map((assigner) => orAsUnblocked(rules, assigner, active));
  // Damage of the others may be planned in by those who trample (6ED 502.9f), so these come last.
  const trampling = ({ space }: Assigner): number => (space.onlyAfter === undefined ? 0 : 1);
  attackers.sort((a, b) => trampling(a) - trampling(b));
  const blockers = combat.blockers
    .filter(takesPart)
    .filter((id) => sight.rules.tappedBlockers(sight.object(id).tapped))
    .map((blocker) => blockerAssigns(sight, combat, blocker, opponentOf(active), takes));
  const assigners = [...attackers, ...blockers].filter(
    ({ space }) => space.total > 0 && space.among.length > 0,
  );
  // 5ED First-Strike Damage Dealing and Normal Damage Dealing.1: whatever the active player divides comes first.
  const later = ({ seat }: Assigner): number => (makesBatches(sight) && seat !== active ? 1 : 0);
  return assigners.sort((a, b) => later(a) - later(b));
}

/** Whether one of them has banding, or two the same "bands with other" (TSP 502.10, 502.11c). */
const isBanded = (sight: Sight, creatures: readonly ObjectId[]): boolean =>
  creatures.some((id) => sight.hasKeyword(id, 'banding')) ||
  bandsWithOther(sight, creatures).some(({ length }) => length > 1);

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
  const banded = isBanded(sight, all);
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
  if (!tramples || !sight.rules.trampleGoesOn(blockers.length)) {
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

/** A blocked creature that may deal its damage as though it weren't blocked: all of it, to the player (TSP 310.2e). */
function orAsUnblocked(rules: CombatRules, assigner: Assigner, active: Seat): Assigner {
  const { creature, space, topic } = assigner;
  const found = rules.some(creature, 'assignsAsUnblocked');
  if (topic === 'assignUnblocked' || found.length === 0) return assigner;
  const whollyTo = playerRef(opponentOf(active));
  if (found.some(({ rule }) => rule.assignsAsUnblocked === 'always')) {
    const { shape, total, least, all } = space;
    const toPlayer = { shape, total, among: [whollyTo], least, all };
    return { ...assigner, space: toPlayer, topic: 'assignAsUnblocked' };
  }
  const among = [...space.among.filter((one) => one !== whollyTo), whollyTo];
  return { ...assigner, space: { ...space, among, whollyTo } };
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
  const banded = isBanded(sight, blocked);
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

/** The creature as it has to assign damage in this step. */
function assignerOf(sight: Sight, creature: ObjectId): Assigner | undefined {
  const { combat } = sight.game;
  if (combat === null) return undefined;
  return assignersOf(sight, combat, isFirstOfTwo(sight)).find((one) => one.creature === creature);
}
