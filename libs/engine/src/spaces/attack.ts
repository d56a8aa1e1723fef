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
  /** These attack only if more than one other creature does, at least so many. */
  readonly company?: readonly (readonly [ObjectId, least: number])[];
  /** These attack only alone. */
  readonly alone?: readonly ObjectId[];
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
  return set.every((id) => companyNeeded(terms, id) < set.length) && hasRoomFor(terms, set);
}

/** How many others must attack with it. */
function companyNeeded({ notAlone, company = [] }: AttackTerms, id: ObjectId): number {
  const [, least] = company.find(([one]) => one === id) ?? [id, 0];
  return Math.max(least, notAlone.includes(id) ? 1 : 0);
}

/** Whether a set breaks no restriction that it would still break with more attackers. */
function hasRoomFor({ most, alone = [], cost }: AttackTerms, set: readonly ObjectId[]): boolean {
  if (set.length > 1 && set.some((id) => alone.includes(id))) return false;
  return (most === null || set.length <= most) && isAffordable(cost, { creatures: set });
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
  const { most, alone = [] } = terms;
  const room = Math.min(attackers.length, most ?? Infinity);
  const required = terms.required.filter((id) => companyNeeded(terms, id) <= Math.max(1, room - 1));
  const together = required.filter((id) => !alone.includes(id));
  const met = Math.min(together.length, room);
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
  const isAlone = (id: ObjectId): boolean => terms.alone?.includes(id) === true;
  let set: readonly ObjectId[] = [];
  const inOrder = [...first.filter((id) => !isAlone(id)), ...first.filter(isAlone)];
  for (const id of new Set([...inOrder, ...wish.flat()])) {
    if (hasRoomFor(terms, [...set, id])) set = [...set, id];
  }
  for (;;) {
    const alone = !keepsRestrictions(terms, set);
    const more = companyOf(terms, alone ? attackers : required, set);
    if (more !== undefined) set = [...set, more];
    else if (alone) set = withCompany(terms, set);
    else return set.map((id) => [id]);
  }
}

/** Those of them that need no more company than they have; one of those that do is always left out. */
function withCompany(terms: AttackTerms, set: readonly ObjectId[]): readonly ObjectId[] {
  return set.filter((id) => companyNeeded(terms, id) < set.length);
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
