import {
  manaTotal,
  parseManaCost,
  type Cost,
  type Mana,
  type ManaCost,
  NO_COST,
  parseMana,
} from '@arbiter/cards';
import { fits } from '../sight/filters.ts';
import type { PaidObjects } from '../options/spaces/space.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { Payment } from '../state/decisions.ts';
import type { SettledPayment } from '../state/frames.ts';
import {
  canBeTappedForCost,
  covers,
  ManaBudget,
  manaDue,
  manaSources,
  planMana,
  planSpending,
  type ManaDue,
  type ManaSource,
} from './mana.ts';

/** A cost in full: what is printed and what was added to it (6ED 409.1f). */
export interface TotalCost {
  readonly mana: ManaCost;
  readonly x: number;
  readonly parts: readonly Cost[];
  /** The object that asks for it: "this" in the cost. */
  readonly source: ObjectId;
  readonly seat: Seat;
}

const readCosts = new Map<string, ManaCost>();

/** Reads a mana cost once. */
export function manaCostOf(text: string | undefined): ManaCost {
  if (text === undefined) return NO_COST;
  let cost = readCosts.get(text);
  if (cost === undefined) readCosts.set(text, (cost = parseManaCost(text)));
  return cost;
}

function sumOfCosts(one: ManaCost, other: ManaCost): ManaCost {
  return {
    symbols: one.symbols.map((amount, i) => amount + (other.symbols[i] as number)),
    generic: one.generic + other.generic,
    x: one.x + other.x,
  };
}

/** The cost of an ability or of something else that is paid in one piece. */
export function totalOf(
  parts: readonly Cost[],
  source: ObjectId,
  seat: Seat,
  x: number,
  manaCost: ManaCost = NO_COST,
): TotalCost {
  let mana = manaCost;
  for (const part of parts) {
    if (part.mana === undefined) continue;
    const more = manaCostOf(part.mana);
    mana = mana === NO_COST ? more : sumOfCosts(mana, more);
  }
  return { mana, x, parts, source, seat };
}

/** Whether mana has to be paid for it, so that mana abilities may be played (6ED 409.1f, 411.2). */
export function asksForMana({ mana }: TotalCost): boolean {
  return manaTotal(mana.symbols) > 0 || mana.generic > 0 || mana.x > 0;
}

/** Mana abilities that may be played towards this cost. */
export function sourcesFor(sight: Sight, cost: TotalCost): ManaSource[] {
  if (!asksForMana(cost)) return [];
  const taps = cost.parts.some((part) => part.tap === true);
  return manaSources(sight, cost.seat, taps ? [cost.source] : []);
}

/** What a seat could pay with now. */
export function budgetOf(sight: Sight, seat: Seat): ManaBudget {
  return new ManaBudget(sight.game.players[seat].pool, manaSources(sight, seat));
}

/** Whether everything could be paid in some way. `budget` may be given if it is known. */
export function isPayable(sight: Sight, cost: TotalCost, budget?: ManaBudget): boolean {
  if (!otherPartsPayable(sight, cost)) return false;
  const due = manaDue(cost.mana, cost.x);
  if (budget === undefined && covers(sight.game.players[cost.seat].pool, due)) return true;
  const spare = cost.parts.some((part) => part.tap === true) ? cost.source : null;
  return (budget ?? budgetOf(sight, cost.seat)).suffices(due, spare);
}

/** The largest X that could be paid; 0 if the cost has none. */
export function largestX(sight: Sight, cost: TotalCost, budget?: ManaBudget): number {
  if (cost.mana.x === 0) return 0;
  const known = budget ?? budgetOf(sight, cost.seat);
  let x = 0;
  while (isPayable(sight, { ...cost, x: x + 1 }, known)) x += 1;
  return x;
}

function otherPartsPayable(sight: Sight, cost: TotalCost): boolean {
  const player = sight.game.players[cost.seat];
  return cost.parts.every((part) => {
    if (part.tap === true && !canBeTappedForCost(sight, cost.source)) return false;
    if (part.life !== undefined && player.life < part.life) return false;
    if (part.sacrifice === 'self' && !sight.inPlay(cost.source)) return false;
    if (typeof part.sacrifice === 'object' && sacrificesFor(sight, cost).length === 0) return false;
    return (
      (part.discard !== 'random' && part.discard !== 'choice') ||
      discardsFor(sight, cost).length > 0
    );
  });
}

/** Permanents that could be sacrificed for it. */
export function sacrificesFor(sight: Sight, cost: TotalCost): ObjectId[] {
  const filters = cost.parts.flatMap(({ sacrifice }) =>
    typeof sacrifice === 'object' ? [sacrifice] : [],
  );
  if (filters.length === 0) return [];
  return sight.game.battlefield.filter(
    (id) =>
      sight.object(id).controller === cost.seat &&
      filters.every((filter) =>
        fits(sight, filter, id, { source: cost.source, controller: cost.seat }),
      ),
  );
}

/** Cards that could be discarded for it: not the one that is being played. */
export function discardsFor(sight: Sight, cost: TotalCost): ObjectId[] {
  return sight.game.players[cost.seat].hand.filter((id) => id !== cost.source);
}

/** What the player chooses object by object; `null` if nothing: most costs are mana and the source itself. */
export function paidObjects(sight: Sight, cost: TotalCost): PaidObjects | null {
  const sacrifice = needs(cost, 'sacrifice');
  const discard = needs(cost, 'discard');
  if (sacrifice === 0 && discard === 0) return null;
  return {
    sacrifice: { from: sacrificesFor(sight, cost), count: sacrifice },
    discard: { from: discard === 0 ? [] : discardsFor(sight, cost), count: discard },
  };
}

/** Why a payment doesn't do: in words, with the objects concerned. */
export interface PaymentFault {
  readonly reason: string;
  readonly objects: readonly ObjectId[];
}

/** Fills in what a payment leaves open: the first legal one. */
export function settlePayment(
  sight: Sight,
  cost: TotalCost,
  payment: Payment,
): SettledPayment | PaymentFault {
  if (!otherPartsPayable(sight, cost))
    return { reason: 'part of the cost can’t be paid', objects: [cost.source] };
  const sources = sourcesFor(sight, cost);
  const due = manaDue(cost.mana, cost.x);
  const chosen: ManaSource[] = [];
  for (const { object, ability } of payment.mana ?? []) {
    const source = sources.find((one) => one.object === object && one.ability === ability);
    if (source === undefined || chosen.some((one) => one.object === object)) {
      return { reason: 'this mana ability can’t be played for it', objects: [object] };
    }
    chosen.push(source);
  }
  const pool = sum(sight.game.players[cost.seat].pool, chosen);
  const more = planMoreMana(pool, sources, chosen, due);
  if (more === null) return { reason: 'there is not enough mana for it', objects: [cost.source] };
  const wanted = payment.pool === undefined ? null : readPool(payment.pool);
  if (wanted === 'unreadable') return { reason: 'the mana to spend is not readable', objects: [] };
  const spend = planSpending(sum(pool, more), due, wanted);
  if (spend === null) return { reason: 'this mana doesn’t pay the cost', objects: [cost.source] };
  const sacrifice = pick(sacrificesFor(sight, cost), payment.sacrifice, needs(cost, 'sacrifice'));
  if (sacrifice === null) {
    return { reason: 'this can’t be sacrificed for it', objects: payment.sacrifice ?? [] };
  }
  const discard = pick(discardsFor(sight, cost), payment.discard, needs(cost, 'discard'));
  if (discard === null) {
    return { reason: 'this can’t be discarded for it', objects: payment.discard ?? [] };
  }
  return {
    mana: [...chosen, ...sacrificesLast(sight, more)].map(({ object, ability }) => ({
      object,
      ability,
    })),
    spend,
    sacrifice,
    discard,
  };
}

/** What others may still count is not sacrificed before they have counted it. */
function sacrificesLast(sight: Sight, sources: readonly ManaSource[]): ManaSource[] {
  const sacrifices = ({ object, ability }: ManaSource): number => {
    const found = sight.abilities(object).find(({ number }) => number === ability);
    return found?.activation?.cost.sacrifice === undefined ? 0 : 1;
  };
  return sources.toSorted((a, b) => sacrifices(a) - sacrifices(b));
}

function planMoreMana(
  pool: Mana,
  sources: readonly ManaSource[],
  chosen: readonly ManaSource[],
  due: ManaDue,
): readonly ManaSource[] | null {
  const left = sources.filter((one) => !chosen.some(({ object }) => object === one.object));
  return planMana(pool, left, due);
}

function needs(cost: TotalCost, what: 'sacrifice' | 'discard'): number {
  return cost.parts.filter((part) =>
    what === 'sacrifice' ? typeof part.sacrifice === 'object' : part.discard === 'choice',
  ).length;
}

/** The objects named, or the first ones, if they are as many as needed and all allowed. */
function pick(
  allowed: readonly ObjectId[],
  named: readonly ObjectId[] | undefined,
  count: number,
): readonly ObjectId[] | null {
  if (named === undefined) return allowed.length < count ? null : allowed.slice(0, count);
  const ok =
    named.length === count &&
    new Set(named).size === count &&
    named.every((id) => allowed.includes(id));
  return ok ? named : null;
}

function sum(pool: Mana, sources: readonly ManaSource[]): Mana {
  return sources.reduce(
    (total, { yields }) => total.map((amount, i) => amount + (yields[i] as number)),
    pool,
  );
}

function readPool(text: string): Mana | 'unreadable' {
  try {
    return parseMana(text);
  } catch {
    return 'unreadable';
  }
}

/** Whether it is a fault and not a payment. */
export function isFault(outcome: SettledPayment | PaymentFault): outcome is PaymentFault {
  return 'reason' in outcome;
}
