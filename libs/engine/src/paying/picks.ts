import type { Cost, Filter, PickedCost, WayToPayWith } from '@arbiter/cards';
import { matches, type Viewpoint } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId } from '../state/basics.ts';
import type { PaidObjects } from '../spaces/space.ts';
import type { Picked } from '../state/frames.ts';
import type { TotalCost } from '../state/costs.ts';

const ANYTHING: Filter = { all: [] };
const NO_PICKS: readonly PickedCost[] = [];
const read = new WeakMap<Cost, readonly PickedCost[]>();

/** The parts of a cost for which objects are picked, in their order. */
export function picksOf(cost: Cost): readonly PickedCost[] {
  let picks = read.get(cost);
  if (picks === undefined) read.set(cost, (picks = readPicks(cost)));
  return picks;
}

function readPicks({ sacrifice, discard, picks = NO_PICKS }: Cost): readonly PickedCost[] {
  const short: PickedCost[] = [];
  if (typeof sacrifice === 'object') short.push({ pay: 'sacrifice', what: sacrifice });
  if (discard === 'choice') short.push({ pay: 'discard', what: ANYTHING });
  return short.length === 0 ? picks : [...short, ...picks];
}

/** How many objects a part asks for. */
export function countOfPick({ count = 1 }: PickedCost, cost: TotalCost): number {
  return count === 'X' ? cost.x : count;
}

/**
 * Objects that could be picked for a part: never what is being played, nor what other parts of the cost take from it
 * anyhow (6ED 409.1f: nothing is paid twice).
 */
export function candidatesFor(sight: Sight, cost: TotalCost, pick: PickedCost): ObjectId[] {
  const { seat, source } = cost;
  const from: Viewpoint = { source, controller: seat };
  const taken = takesSource(cost, pick.pay);
  const fits = (id: ObjectId): boolean =>
    !(taken && id === source) && matches(sight, pick.what, id, from);
  const zone = zoneOfPick(pick);
  if (zone !== 'battlefield') {
    return sight.game.players[seat][zone].filter((id) => id !== source && fits(id));
  }
  return sight.game.battlefield.filter((id) => {
    const { controller, tapped } = sight.object(id);
    return controller === seat && !(pick.pay === 'tap' && tapped) && fits(id);
  });
}

function zoneOfPick({ pay, from }: PickedCost): 'hand' | 'graveyard' | 'battlefield' {
  if (pay === 'discard') return 'hand';
  return pay === 'exile' ? (from ?? 'battlefield') : 'battlefield';
}

/** Whether two ways to pay want an object for themselves: it is tapped once, and leaves once, whatever it is tapped for. */
function compete(one: WayToPayWith, other: WayToPayWith): boolean {
  return (one === 'tap') === (other === 'tap');
}

/** Whether a part that the source itself pays competes with this way. */
function takesSource({ parts }: TotalCost, pay: WayToPayWith): boolean {
  return parts.some((part) => (pay === 'tap' ? part.tap === true : givesUpItself(part)));
}

/** Whether the part is paid by giving up the source. */
export function givesUpItself(part: Cost): boolean {
  const { sacrifice, exile, discard, return: returned } = part;
  return sacrifice === 'self' || exile === 'self' || discard === 'self' || returned === 'self';
}

/** Whether the hand has a card for everything that the cost takes from it, cards at random included. */
export function handSuffices(sight: Sight, cost: TotalCost): boolean {
  const { parts, picks, seat, source } = cost;
  let wanted = 0;
  for (const { discard } of parts) if (discard === 'random') wanted += 1;
  for (const pick of picks) if (zoneOfPick(pick) === 'hand') wanted += countOfPick(pick, cost);
  return (
    wanted === 0 || sight.game.players[seat].hand.filter((id) => id !== source).length >= wanted
  );
}

/** What the player chooses object by object; `null` if nothing: most costs are mana and the source itself. */
export function paidObjects(sight: Sight, cost: TotalCost): PaidObjects | null {
  if (cost.picks.length === 0) return null;
  const parts = cost.picks.flatMap((pick) =>
    pick.count === 'X'
      ? []
      : [{ pay: pick.pay, from: candidatesFor(sight, cost, pick), count: pick.count ?? 1 }],
  );
  return parts.length === 0 ? null : parts;
}

/**
 * What is left for a part, given what was picked for the parts before it: nothing is paid twice. What the cost spares may be
 * tapped and not given up.
 */
export function optionsForPick(sight: Sight, cost: TotalCost, picked: Picked): ObjectId[] {
  const pick = cost.picks[picked.length] as PickedCost;
  const gone = takenBefore(cost, picked, pick.pay);
  const isSpared = (id: ObjectId): boolean =>
    pick.pay !== 'tap' && cost.spares?.includes(id) === true;
  return candidatesFor(sight, cost, pick).filter((id) => !gone.includes(id) && !isSpared(id));
}

function takenBefore(cost: TotalCost, picked: Picked, pay: WayToPayWith): ObjectId[] {
  return picked.flatMap((objects, i) => {
    const other = cost.picks[i]?.pay;
    return other !== undefined && compete(pay, other) ? [...objects] : [];
  });
}

/**
 * A way to pick what is left to pick, what gives no mana first; `null` if there is none. Parts may
 * want the same objects, so each way is tried.
 */
export function fillPicks(sight: Sight, cost: TotalCost, picked: Picked): Picked | null {
  if (picked.length === cost.picks.length) return picked;
  const pick = cost.picks[picked.length] as PickedCost;
  const count = countOfPick(pick, cost);
  const options = optionsForPick(sight, cost, picked);
  if (options.length < count) return null;
  const inOrder = manaLast(sight, options);
  const rivals = cost.picks.slice(picked.length + 1).some(({ pay }) => compete(pay, pick.pay));
  if (!rivals) return fillPicks(sight, cost, [...picked, inOrder.slice(0, count)]);
  for (let start = 0; start + count <= inOrder.length; start++) {
    const some = inOrder.slice(start, start + count);
    const filled = fillPicks(sight, cost, [...picked, some]);
    if (filled !== null) return filled;
  }
  return null;
}

/** The same objects, those that could give mana after the others. */
export function manaLast(sight: Sight, objects: readonly ObjectId[]): readonly ObjectId[] {
  const last = objects.filter((id) => givesMana(sight, id));
  return last.length === 0 ? objects : [...objects.filter((id) => !last.includes(id)), ...last];
}

function givesMana(sight: Sight, id: ObjectId): boolean {
  return sight.inPlay(id) && sight.abilities(id).some(({ isMana }) => isMana);
}

/** Whether it makes no difference which of the objects is picked. */
export function areAlike(sight: Sight, objects: readonly ObjectId[]): boolean {
  const [first, ...others] = objects.map((id) => textOf(sight, id));
  return others.every((other) => other === first);
}

function textOf(sight: Sight, id: ObjectId): string {
  const { zone, name, card, owner, tapped, damage, counters, text, colors } = sight.object(id);
  if (zone !== 'battlefield') return JSON.stringify([zone, name, id]);
  const { game } = sight;
  // What something is attached to, aimed at or fights is told apart from what is not.
  const special =
    game.battlefield.some((other) => sight.object(other).attachedTo === id) ||
    game.stack.some((item) => sight.object(item).stack?.targets.flat().includes(id) === true) ||
    game.effects.length > 0 ||
    game.combat !== null ||
    (sight.isCreature(id) && sight.isSummoningSick(id));
  return JSON.stringify([name, card, owner, tapped, damage, counters, text, colors, special && id]);
}

/** Mana of a permanent is lost if the cost taps it, or takes away what the mana ability itself would take. */
export function takesMana(
  cost: TotalCost,
  picked: Picked,
  object: ObjectId,
  sacrificed: boolean,
): boolean {
  return picked.some((objects, i) => {
    const pay = cost.picks[i]?.pay;
    return (pay === 'tap' || (sacrificed && pay !== 'discard')) && objects.includes(object);
  });
}

/** The objects that were named for each part, in the order of the parts; `undefined` for a part left open. */
export function namedFor(
  cost: TotalCost,
  named: Readonly<Partial<Record<WayToPayWith, readonly ObjectId[]>>>,
): (readonly ObjectId[] | undefined)[] {
  const used = new Map<WayToPayWith, number>();
  return cost.picks.map((pick) => {
    const all = named[pick.pay];
    if (all === undefined) return undefined;
    const from = used.get(pick.pay) ?? 0;
    used.set(pick.pay, from + countOfPick(pick, cost));
    return all.slice(from, from + countOfPick(pick, cost));
  });
}

/** Whether more objects are named than the cost asks for: something that it doesn't ask for would be paid. */
export function namesTooMuch(
  cost: TotalCost,
  named: Readonly<Partial<Record<WayToPayWith, readonly ObjectId[]>>>,
): readonly ObjectId[] {
  const asked = new Map<WayToPayWith, number>();
  for (const pick of cost.picks) {
    asked.set(pick.pay, (asked.get(pick.pay) ?? 0) + countOfPick(pick, cost));
  }
  return WAYS_TO_PAY.flatMap((pay) => (named[pay] ?? NOTHING).slice(asked.get(pay) ?? 0));
}

const WAYS_TO_PAY: readonly WayToPayWith[] = ['sacrifice', 'discard', 'exile', 'tap', 'return'];
const NOTHING: readonly ObjectId[] = [];
