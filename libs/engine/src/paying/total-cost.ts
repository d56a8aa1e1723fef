import type { Writable } from '@arbiter/kernel';
import { convokeSources } from './convoke.ts';
import {
  COLORS,
  manaTotal,
  NO_COST,
  seldomOf,
  type Color,
  type Cost,
  type Hybrid,
  type ManaCost,
  type PickedCost,
} from '@arbiter/cards';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import type { TotalCost } from '../state/costs.ts';
import { FACE_DOWN } from '../state/face-down.ts';
import type { Picked } from '../state/frames.ts';
import { asSpent } from './spent-as.ts';
import { affinityOf } from './affinity.ts';
import { changeOfCost } from './cost-changes.ts';
import { demandsPayable } from './demands.ts';
import { lifeOf } from './life-to-pay.ts';
import { afterOffering } from './offering.ts';
import {
  candidatesFor,
  fillPicks,
  givesUpItself,
  handSuffices,
  picksOf,
  takesMana,
} from './picks.ts';
import { sumOf } from './funds.ts';
import { freeMana, hasLimitedMana, isGoodFor, manaFor } from './limited-mana.ts';
import { manaCostOf, sumOfCosts } from './mana-costs.ts';
import {
  canBeTappedForCost,
  canBeUntappedForCost,
  covers,
  ManaBudget,
  manaSources,
  type ManaDue,
  type ManaSource,
} from './mana-budget.ts';

export type { TotalCost };

const NO_PICKS: readonly PickedCost[] = [];

/** The cost of what is played, or of something else that is paid in one piece, before anything changes it. */
export function totalOf(
  parts: readonly Cost[],
  source: ObjectId,
  seat: Seat,
  x: number,
  manaCost: ManaCost = NO_COST,
  plays?: TotalCost['plays'],
): TotalCost {
  let mana = manaCost;
  let picks = NO_PICKS;
  let xPaidWith: TotalCost['xPaidWith'];
  for (const part of parts) {
    xPaidWith ??= part.xPaidWith;
    const more = picksOf(part);
    // Stryker disable next-line ConditionalExpression: another list of no more than these
    if (more.length > 0) picks = [...picks, ...more];
    if (part.mana === undefined) continue;
    const manaOfPart = manaCostOf(part.mana);
    // Stryker disable next-line ConditionalExpression: quicker, and nothing plus a cost is that cost
    mana = mana === NO_COST ? manaOfPart : sumOfCosts(mana, manaOfPart);
  }
  // Made for each way to play each card, again and again: most costs are of one of two forms, without a copy.
  const total: TotalCost =
    plays === undefined
      ? { mana, less: 0, x, parts, picks, source, seat }
      : { mana, less: 0, x, parts, picks, source, seat, plays };
  return xPaidWith === undefined ? total : { ...total, xPaidWith };
}

/**
 * The cost plus all increases, minus all reductions that static abilities make of it (6ED 409.1f); `what` is being
 * played, or has the ability that is.
 */
export function changedCost(
  sight: Sight,
  cost: TotalCost,
  kind: 'spells' | 'abilities',
  what: ObjectId,
): TotalCost {
  const { more, less: reduced } = changeOfCost(sight, kind, what, cost.seat, cost.as);
  const own =
    kind === 'spells' && cost.as !== FACE_DOWN.name ? affinityOf(sight, what, cost.seat) : 0;
  const less = reduced + own;
  if (more === NO_COST && less === 0) return asSpent(sight, cost);
  return asSpent(sight, { ...cost, mana: sumOfCosts(cost.mana, more), less });
}

/** The mana that is due, with X filled in. */
export function manaDue({ mana, x, less, xPaidWith }: TotalCost): ManaDue {
  const { symbols } = mana;
  // What reduces generic mana takes nothing off {S} (TSP 104.3h).
  const generic = Math.max(0, mana.generic + mana.x * x - less);
  if (xPaidWith !== undefined) {
    // Of what a reduction leaves, the printed generic mana is paid with any, the rest is X.
    const any = Math.min(Math.max(0, mana.generic - less), generic);
    const due = { symbols, generic: any, ...seldomOf(mana) };
    return inColors(due, xPaidWith, generic - any);
  }
  const isPlain = mana.hybrid === undefined && mana.snow === undefined;
  return isPlain ? { symbols, generic } : { symbols, generic, ...seldomOf(mana) };
}

/** What is due, and so much mana of these colours beside it: of one of them, or of either of two. */
function inColors(due: ManaDue, [one = 'W', other]: readonly Color[], amount: number): ManaDue {
  const { symbols, hybrid = [] } = due;
  if (other !== undefined) {
    const more = Array.from({ length: amount }, (): Hybrid => [one, other]);
    return { ...due, ...seldomOf({ hybrid: [...hybrid, ...more] }) };
  }
  const place = COLORS.indexOf(one);
  return { ...due, symbols: symbols.map((many, i) => (i === place ? many + amount : many)) };
}

/** Whether mana has to be paid for it, so that mana abilities may be played (6ED 409.1f, 411.2). */
export function asksForMana(cost: TotalCost): boolean {
  const { symbols, generic, hybrid = [], snow = 0 } = manaDue(cost);
  return generic > 0 || snow > 0 || hybrid.length > 0 || manaTotal(symbols) > 0;
}

const asksForX = ({ life, removeCounters, putCounters }: Cost): boolean =>
  life === 'X' || removeCounters?.count === 'X' || putCounters?.count === 'X';

/** Whether a value of X has to be announced for it. */
export function hasX({ mana, parts, picks }: TotalCost): boolean {
  return mana.x > 0 || parts.some(asksForX) || picks.some(({ count }) => count === 'X');
}

const NOTHING_PICKED: Picked = [];

/**
 * Mana abilities that may be played towards this cost, given what is picked for it; `all` may be given if they are
 * known.
 */
export function sourcesFor(
  sight: Sight,
  cost: TotalCost,
  picked: Picked = NOTHING_PICKED,
  all?: readonly ManaSource[],
): readonly ManaSource[] {
  if (!asksForMana(cost)) return [];
  const played = all ?? manaSources(sight, cost.seat);
  const good = played.some(({ limited }) => limited !== undefined)
    ? played.flatMap((source) => goodFor(sight, cost, source))
    : played;
  const sources = cost.convoke === true ? [...good, ...convokeSources(sight, cost.seat)] : good;
  return sources.filter(
    ({ object, sacrifices }) =>
      object !== cost.offered &&
      !(sacrifices && cost.spares?.includes(object) === true) &&
      !takesOwnMana(cost, object, sacrifices) &&
      !takesMana(cost, picked, object, sacrifices),
  );
}

/** The source with all of its mana that can be spent on a cost; none if that is nothing. */
function goodFor(sight: Sight, cost: TotalCost, source: ManaSource): readonly ManaSource[] {
  const { limited, ...rest } = source;
  if (limited === undefined) return [source];
  const yields = limited
    .filter(({ only }) => isGoodFor(sight, only, cost))
    .reduce((sum, { mana }) => sumOf(sum, mana, 1), source.yields);
  return manaTotal(yields) === 0 ? [] : [{ ...rest, yields }];
}

/** Mana of the source is lost if the cost taps it, or gives it up as the mana ability itself would. */
export function takesOwnMana(cost: TotalCost, object: ObjectId, sacrificed: boolean): boolean {
  if (object !== cost.source) return false;
  return cost.parts.some((part) => part.tap === true || (sacrificed && givesUpItself(part)));
}

/** What a seat could pay with now. */
export function budgetOf(sight: Sight, seat: Seat): ManaBudget {
  const sources = manaSources(sight, seat);
  const isLimited =
    hasLimitedMana(sight, seat) || sources.some(({ limited }) => limited !== undefined);
  return new ManaBudget(freeMana(sight.game.players[seat]), sources, isLimited);
}

/**
 * Whether everything could be paid in some way. `budget` may be given if it is known. Where objects are picked, one
 * way to pick them is tried, which takes as little mana away as it can.
 */
export function isPayable(
  sight: Sight,
  cost: TotalCost,
  budget?: ManaBudget,
  picked: Picked = NOTHING_PICKED,
): boolean {
  if (!otherPartsPayable(sight, cost)) return false;
  const [offering] = cost.picks;
  if (cost.offering === true && offering !== undefined) {
    return candidatesFor(sight, cost, offering).some((one) =>
      isPayable(sight, afterOffering(sight, cost, one), budget, [[one]]),
    );
  }
  const due = manaDue(cost);
  if (cost.convoke === true || cost.picks.length > 0 || cost.parts.some(givesUpItself)) {
    const filled = fillPicks(sight, cost, picked);
    if (filled === null) return false;
    const sources = sourcesFor(sight, cost, filled, budget?.sources);
    return new ManaBudget(manaFor(sight, cost), sources).suffices(due, null);
  }
  if (budget === undefined && covers(freeMana(sight.game.players[cost.seat]), due)) return true;
  const known = budget ?? budgetOf(sight, cost.seat);
  if (known.isLimited || cost.spares !== undefined) {
    const sources = sourcesFor(sight, cost, picked, known.sources);
    return new ManaBudget(manaFor(sight, cost), sources).suffices(due, null);
  }
  const spare = cost.parts.some((part) => part.tap === true) ? cost.source : null;
  return known.suffices(due, spare);
}

/** The largest X that could be paid; 0 if the cost has none. */
export function largestX(sight: Sight, cost: TotalCost, budget?: ManaBudget): number {
  if (!hasX(cost)) return 0;
  const known = budget ?? budgetOf(sight, cost.seat);
  const tried: Writable<TotalCost> = { ...cost, x: 1 };
  while (isPayable(sight, tried, known)) tried.x += 1;
  return tried.x - 1;
}

/** The smallest X that may be announced. */
export const leastX = ({ parts }: TotalCost): number =>
  parts.reduce((least, { xAtLeast = 0 }) => Math.max(least, xAtLeast), 0);

const takesSource = (part: Cost): boolean => part.tap === true || givesUpItself(part);

/** Whether everything but mana and picked objects could be paid. */
export function otherPartsPayable(sight: Sight, cost: TotalCost): boolean {
  const player = sight.game.players[cost.seat];
  // 4ED activation-costs.3: paid several times together, but what is tapped or given up is so only once.
  if (cost.parts.length > 1 && cost.parts.filter(takesSource).length > 1) return false;
  if (!handSuffices(sight, cost) || !demandsPayable(sight, cost)) return false;
  let life = 0;
  for (const part of cost.parts) {
    if (part.tap === true && !canBeTappedForCost(sight, cost.source)) return false;
    if (part.untap === true && !canBeUntappedForCost(sight, cost.source)) return false;
    const leavesPlay = part.sacrifice === 'self' || part.return === 'self';
    if (leavesPlay && !sight.inPlay(cost.source)) return false;
    life += lifeOf(sight, part, cost);
  }
  // 6ED Glossary: Pay: a cost of zero can always be paid.
  return life <= 0 || life <= player.life;
}
