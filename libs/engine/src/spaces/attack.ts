import type { ObjectId } from '../state/basics.ts';
import { isAffordable, type DeclarationCost } from './declaration-cost.ts';
import { subsetsOf } from './subsets.ts';

/** How requirements count that can't all be met (6ED 500.2, TSP 500.2). */
export type Requirements = 'eachThatFits' | 'asManyAsPossible';

/** What is asked of a set of attackers as a whole; there only where something is. */
export interface AttackTerms {
  /** No more than that attack; `null`: any number. */
  readonly most: number | null;
  /** These attack only if another creature does. */
  readonly notAlone: readonly ObjectId[];
  /** These attack if able. */
  readonly required: readonly ObjectId[];
  readonly requirements: Requirements;
  readonly cost?: DeclarationCost;
}

/** Everyone who may attack, bands aside. */
export interface AttackSpace {
  readonly shape: 'attack';
  readonly attackers: readonly ObjectId[];
  /** Those that may attack in a band with any number of each other and one more. */
  readonly banding: readonly ObjectId[];
  /** Those that share a "bands with other", for each such ability; there only where one has it (TSP 502.11b). */
  readonly bandsWithOther?: readonly (readonly ObjectId[])[];
  readonly terms?: AttackTerms;
}

/** Whether a set of attackers breaks no restriction. */
export function keepsRestrictions(terms: AttackTerms, set: readonly ObjectId[]): boolean {
  const alone = set.length === 1 && set.some((id) => terms.notAlone.includes(id));
  return !alone && hasRoomFor(terms, set);
}

/** Whether a set breaks no restriction that it would still break with more attackers. */
function hasRoomFor({ most, cost }: AttackTerms, set: readonly ObjectId[]): boolean {
  return (most === null || set.length <= most) && isAffordable(cost, set);
}

/** Whether a set meets every requirement that it could meet. */
export function meetsRequirements(
  { terms, attackers }: AttackSpace & { readonly terms: AttackTerms },
  set: readonly ObjectId[],
): boolean {
  const missing = terms.required.filter((id) => !set.includes(id));
  if (terms.requirements === 'eachThatFits') {
    // 6ED 500.2: only requirements that don't conflict with the rest of the attack as it is proposed.
    return missing.every((id) => !keepsRestrictions(terms, [...set, id]));
  }
  return terms.required.length - missing.length >= mostMet(terms, attackers);
}

/** How many requirements the best attack meets: they cost nothing, so only their number and company count. */
function mostMet(terms: AttackTerms, attackers: readonly ObjectId[]): number {
  const { required, most } = terms;
  const met = Math.min(required.length, most ?? Infinity);
  if (met > 1) return met;
  const one = required.find(
    (id) => keepsRestrictions(terms, [id]) || companyOf(terms, attackers, [id]) !== undefined,
  );
  return one === undefined ? 0 : 1;
}

/** A creature that may attack besides these. */
function companyOf(
  terms: AttackTerms,
  attackers: readonly ObjectId[],
  set: readonly ObjectId[],
): ObjectId | undefined {
  return attackers.find((id) => !set.includes(id) && keepsRestrictions(terms, [...set, id]));
}

/** Whether the creatures may attack in these bands. */
export function admitsAttack(space: AttackSpace, bands: readonly (readonly ObjectId[])[]): boolean {
  const all = bands.flat();
  if (new Set(all).size !== all.length) return false;
  if (!all.every((id) => space.attackers.includes(id))) return false;
  if (!bands.every((band) => isBand(space, band))) return false;
  const { terms } = space;
  if (terms === undefined) return true;
  return keepsRestrictions(terms, all) && meetsRequirements({ ...space, terms }, all);
}

/**
 * Any number with banding, and one without (6ED silent; TSP 502.10b); or any number that share a "bands with other", and
 * any with banding (TSP 502.11b).
 */
function isBand({ banding, bandsWithOther = [] }: AttackSpace, band: readonly ObjectId[]): boolean {
  if (band.length === 0) return false;
  const without = band.filter((id) => !banding.includes(id));
  return (
    without.length <= 1 || bandsWithOther.some((some) => without.every((id) => some.includes(id)))
  );
}

/** The attack that comes nearest to what was wished and may be declared. */
export function mendAttack(
  space: AttackSpace,
  wish: readonly (readonly ObjectId[])[],
): (readonly ObjectId[])[] {
  const { terms, attackers } = space;
  if (terms === undefined || admitsAttack(space, wish)) return wish.slice();
  const { required, requirements } = terms;
  const first = requirements === 'asManyAsPossible' ? required : [];
  let set: readonly ObjectId[] = [];
  for (const id of new Set([...first, ...wish.flat()])) {
    if (hasRoomFor(terms, [...set, id])) set = [...set, id];
  }
  for (;;) {
    const alone = !keepsRestrictions(terms, set);
    const more = companyOf(terms, alone ? attackers : required, set);
    if (more !== undefined) set = [...set, more];
    else if (alone) set = [];
    else return set.map((id) => [id]);
  }
}

/** Every attack that may be declared. */
export function listAttacks(space: AttackSpace): ObjectId[][][] {
  return subsetsOf(space.attackers)
    .flatMap((set) => groupingsOf(set))
    .filter((bands) => admitsAttack(space, bands));
}

function groupingsOf(ids: readonly ObjectId[]): ObjectId[][][] {
  return ids.reduce<ObjectId[][][]>(
    (ways, id) =>
      ways.flatMap((way) => [
        [...way, [id]],
        ...way.map((_, at) => way.map((band, i) => (i === at ? [...band, id] : band))),
      ]),
    [[]],
  );
}
