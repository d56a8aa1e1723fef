import { parseMana, type WayToPayWith } from '@arbiter/cards';
import type { CitedTopic } from '../rules/citations.ts';
import { convokedOf } from './convoke.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { Payment } from '../state/decisions.ts';
import type { Picked, SettledPayment } from '../state/frames.ts';
import { countOfPick, fillPicks, namedFor, namesTooMuch, optionsForPick } from './picks.ts';
import { allSnowIn, fundsOf, manaIn, sumOf, type Funds } from './funds.ts';
import { manaFor } from './limited-mana.ts';
import { manaDue, otherPartsPayable, sourcesFor, type TotalCost } from './total-cost.ts';
import { planMana, planSpending, type ManaDue, type ManaSource } from './mana-budget.ts';

/** Why a payment doesn't do: in words, with the objects concerned. */
export interface PaymentFault {
  readonly reason: string;
  /** The rule, where it is not that of paying. */
  readonly topic?: CitedTopic;
  readonly objects: readonly ObjectId[];
}

/** Whether it is a fault and not a payment. */
export function isFault(outcome: SettledPayment | PaymentFault): outcome is PaymentFault {
  return 'reason' in outcome;
}

/** Fills in what a payment leaves open: the first legal one. */
export function settlePayment(
  sight: Sight,
  cost: TotalCost,
  payment: Payment,
): SettledPayment | PaymentFault {
  if (!otherPartsPayable(sight, cost)) {
    return { reason: 'part of the cost can’t be paid', objects: [cost.source] };
  }
  const picked = pickAll(sight, cost, payment);
  if ('reason' in picked) return picked;
  const sources = sourcesFor(sight, cost, picked);
  const due = manaDue(cost);
  const chosen: ManaSource[] = [];
  for (const { object, ability } of payment.mana ?? []) {
    const source = sources.find((one) => one.object === object && one.ability === ability);
    if (source === undefined || chosen.some((one) => one.object === object)) {
      return { reason: 'this mana ability can’t be played to pay it', objects: [object] };
    }
    chosen.push(source);
  }
  const pool = sum(manaFor(sight, cost), chosen);
  const more = planMoreMana(pool, sources, chosen, due);
  if (more === null) {
    const { snow = 0, ...others } = due;
    const fromAnything = { ...others, generic: due.generic + snow };
    return planMoreMana(pool, sources, chosen, fromAnything) === null
      ? { reason: 'there is not enough mana for it', objects: [cost.source] }
      : {
          reason: 'too little of the mana is snow mana',
          topic: 'snowMana',
          objects: [cost.source],
        };
  }
  const wanted = readWish(payment);
  if (wanted === 'unreadable') return { reason: 'the mana to spend can’t be read', objects: [] };
  const spend = planSpending(sum(pool, more), due, wanted);
  if (spend === null) return { reason: 'this mana doesn’t pay the cost', objects: [cost.source] };
  const convoked = convokedOf([...chosen, ...more]);
  if (convoked.some((amount, kind) => amount > (spend[kind] as number))) {
    return { reason: 'the cost doesn’t ask for so much', objects: [cost.source] };
  }
  const snow = allSnowIn(spend);
  return {
    mana: [...chosen, ...sacrificesLast(more)].map(({ object, ability }) => ({ object, ability })),
    spend: sumOf(manaIn(spend), convoked, -1),
    ...(snow === undefined ? {} : { snow }),
    sacrifice: paidWith(cost, picked, 'sacrifice'),
    discard: paidWith(cost, picked, 'discard'),
    ...(cost.picks.length === 0
      ? {}
      : {
          exile: paidWith(cost, picked, 'exile'),
          tap: paidWith(cost, picked, 'tap'),
          return: paidWith(cost, picked, 'return'),
        }),
  };
}

/** What is picked for each part: as named, else the first that will do. */
function pickAll(
  sight: Sight,
  cost: TotalCost,
  payment: Payment,
): (readonly ObjectId[])[] | PaymentFault {
  const superfluous = namesTooMuch(cost, payment);
  if (superfluous.length > 0) {
    return { reason: 'the cost doesn’t ask for that much', objects: superfluous };
  }
  let picked: (readonly ObjectId[])[] = [];
  // As where a cost is nothing but mana.
  if (cost.picks.length === 0) return picked;
  for (const [i, objects] of namedFor(cost, payment).entries()) {
    if (objects === undefined) {
      const filled = fillPicks(sight, cost, picked);
      if (filled === null)
        return { reason: 'part of the cost can’t be paid', objects: [cost.source] };
      picked = [...picked, filled[i] as readonly ObjectId[]];
      continue;
    }
    const allowed = optionsForPick(sight, cost, picked);
    const count = countOfPick(cost.picks[i] as (typeof cost.picks)[number], cost);
    const ok =
      objects.length === count &&
      new Set(objects).size === count &&
      objects.every((id) => allowed.includes(id));
    if (!ok) return { reason: 'this can’t pay the cost', objects };
    picked = [...picked, objects];
  }
  return picked;
}

function paidWith(
  cost: TotalCost,
  picked: readonly (readonly ObjectId[])[],
  way: WayToPayWith,
): ObjectId[] {
  return picked.flatMap((objects, i) => (cost.picks[i]?.pay === way ? [...objects] : []));
}

/** What others may still count is not sacrificed before they have counted it. */
function sacrificesLast(sources: readonly ManaSource[]): ManaSource[] {
  return sources.toSorted((a, b) => Number(a.sacrifices) - Number(b.sacrifices));
}

function planMoreMana(
  pool: Funds,
  sources: readonly ManaSource[],
  chosen: readonly ManaSource[],
  due: ManaDue,
): readonly ManaSource[] | null {
  const left = sources.filter((one) => !chosen.some(({ object }) => object === one.object));
  return planMana(pool, left, due);
}

function sum(pool: Funds, sources: readonly ManaSource[]): Funds {
  return sources.reduce((total, { yields }) => sumOf(total, yields, 1), pool);
}

/** The mana that the player wants to spend; snow mana is named once, as such or with the rest. */
function readWish({ pool = '', snow }: Payment): Funds | null | 'unreadable' {
  if (pool === '' && snow === undefined) return null;
  try {
    const mana = parseMana(pool);
    if (snow === undefined) return mana;
    const ofSnow = parseMana(snow);
    return fundsOf(
      mana.map((amount, kind) => Math.max(amount, ofSnow[kind] as number)),
      ofSnow,
    );
  } catch {
    return 'unreadable';
  }
}

/** The payment with what was picked in it; `null` if it names something else. */
export function paymentWith(cost: TotalCost, picked: Picked, wish: Payment): Payment | null {
  const named: Partial<Record<WayToPayWith, ObjectId[]>> = {};
  picked.forEach((objects, i) => {
    const way = cost.picks[i]?.pay;
    if (way !== undefined) named[way] = [...(named[way] ?? []), ...objects];
  });
  for (const way of Object.keys(named) as WayToPayWith[]) {
    const other = wish[way];
    if (other !== undefined && JSON.stringify(other) !== JSON.stringify(named[way])) return null;
  }
  return { ...wish, ...named };
}
