import type { ObjectId } from '../state/basics.ts';
import { isAffordable, type DeclarationCost } from './declaration-cost.ts';
import { subsetsOf } from './subsets.ts';

export type Blocks = readonly (readonly [blocker: ObjectId, attacker: ObjectId])[];

/** What is asked of the blocks as a whole; there only where something is. */
export interface BlockTerms {
  /** Creatures that may block more than one attacker, and how many. */
  readonly several: readonly (readonly [ObjectId, number])[];
  /** Attackers that are blocked by no fewer, or by no more creatures than that (`null`: any number). */
  readonly crowds: readonly (readonly [attacker: ObjectId, least: number, most: number | null])[];
  /** Creatures that block one of these attackers if able. */
  readonly required: readonly (readonly [blocker: ObjectId, attackers: readonly ObjectId[]])[];
  /** What several creatures are required to do counts if only all of them together can do it (TSP 500.5). */
  readonly together?: true;
  /** These block only if another creature does. */
  readonly notAlone?: readonly ObjectId[];
  /** These block only if more than one other creature does, at least so many. */
  readonly company?: readonly (readonly [ObjectId, least: number])[];
  readonly cost?: DeclarationCost;
}

/** Everyone who may block, and whom. */
export interface BlockSpace {
  readonly shape: 'block';
  readonly blockers: readonly (readonly [ObjectId, readonly ObjectId[]])[];
  readonly terms?: BlockTerms;
}

type Requirement = BlockTerms['required'][number];

/** Whether the blocks break no restriction. */
export function blocksAllowed(space: BlockSpace, blocks: Blocks): boolean {
  return hasRoomFor(space, blocks) && withoutTooFew(space, blocks).length === blocks.length;
}

/** Whether the blocks break no restriction that they would still break with more of them. */
function hasRoomFor(space: BlockSpace, blocks: Blocks): boolean {
  const { blockers, terms } = space;
  if (new Set(blocks.map((pair) => pair.join())).size !== blocks.length) return false;
  const each = blocks.every(
    ([blocker, attacker]) =>
      blockers.some(([id, may]) => id === blocker && may.includes(attacker)) &&
      countWith(blocks, 0, blocker) <= capacityOf(space, blocker) &&
      countWith(blocks, 1, attacker) <= crowdOf(space, attacker).most,
  );
  return (
    each && isAffordable(terms?.cost, { creatures: blocks.map(([blocker]) => blocker), blocks })
  );
}

/** How many attackers a creature may block (6ED 309.1: one). */
export function capacityOf({ terms }: BlockSpace, blocker: ObjectId): number {
  return terms?.several.find(([id]) => id === blocker)?.[1] ?? 1;
}

/** A requirement that these blocks ignore though they could meet it; `undefined` if there is none. */
export function ignoredRequirement(
  space: BlockSpace,
  blocks: Blocks,
): readonly [ObjectId, readonly ObjectId[]] | undefined {
  return space.terms?.required.find((one) => meeting(space, blocks, one) !== null);
}

/** The blocks with the requirement met besides those that are met; `null` if it is, or doesn't fit (6ED 500.2). */
function meeting(space: BlockSpace, blocks: Blocks, required: Requirement): Blocks | null {
  const [blocker, attackers] = required;
  const own = blocks.filter(([id]) => id === blocker);
  if (own.some(([, attacker]) => attackers.includes(attacker))) return null;
  const others = blocks.filter(([id]) => id !== blocker);
  const wanted = own.filter(([, attacker]) =>
    space.terms?.required.some(([id, list]) => id === blocker && list.includes(attacker)),
  );
  for (const attacker of attackers) {
    const tried: Blocks = [...others, ...wanted, [blocker, attacker]];
    if (blocksAllowed(space, tried)) return tried;
  }
  return space.terms?.together === true ? meetingTogether(space, blocks, attackers) : null;
}

/** The blocks with all that must block one of these attackers, and block nothing that they must, before it (TSP 500.5). */
function meetingTogether(
  space: BlockSpace,
  blocks: Blocks,
  attackers: readonly ObjectId[],
): Blocks | null {
  const required = space.terms?.required ?? [];
  const isMet = ([blocker, list]: Requirement): boolean =>
    blocks.some(([id, attacker]) => id === blocker && list.includes(attacker));
  const busy = required.filter(isMet).map(([id]) => id);
  for (const attacker of attackers) {
    const idle = required.filter(([id, list]) => list.includes(attacker) && !busy.includes(id));
    const free = [...new Set(idle.map(([id]) => id))];
    const others = blocks.filter(([id]) => !free.includes(id));
    const room = crowdOf(space, attacker).most - countWith(others, 1, attacker);
    const joined = free.slice(0, Math.max(0, room)).map((id) => [id, attacker] as const);
    const tried: Blocks = [...others, ...joined];
    if (joined.length > 0 && blocksAllowed(space, tried)) return tried;
  }
  return null;
}

/** Whether these creatures may block like that. */
export function admitsBlock(space: BlockSpace, blocks: Blocks): boolean {
  return blocksAllowed(space, blocks) && ignoredRequirement(space, blocks) === undefined;
}

/** The blocks that come nearest to what was wished and may be declared. */
export function mendBlock(space: BlockSpace, wish: Blocks): Blocks {
  let blocks: Blocks = allowedPart(space, wish);
  for (;;) {
    const ignored = ignoredRequirement(space, blocks);
    if (ignored === undefined) return blocks;
    // Each time one requirement more is met.
    blocks = meeting(space, blocks, ignored) as Blocks;
  }
}

/** What is left without the blocks that break a restriction. */
function allowedPart(space: BlockSpace, wish: Blocks): Blocks {
  let blocks: Blocks = [];
  for (const pair of wish) {
    if (hasRoomFor(space, [...blocks, pair])) blocks = [...blocks, pair];
  }
  return withoutTooFew(space, blocks);
}

/** The blocks without those of attackers that need more blockers than they have, and of a blocker that needs company. */
function withoutTooFew(space: BlockSpace, blocks: Blocks): Blocks {
  const kept = blocks.filter(
    ([, attacker]) => countWith(blocks, 1, attacker) >= crowdOf(space, attacker).least,
  );
  const { notAlone = [], company = [] } = space.terms ?? {};
  const many = new Set(kept.map(([blocker]) => blocker)).size;
  const inCompany = kept.filter(([blocker]) => {
    const [, least] = company.find(([id]) => id === blocker) ?? [blocker, 0];
    return Math.max(least, notAlone.includes(blocker) ? 1 : 0) < many;
  });
  // Who stays at home may have been the company of another, or one of a crowd.
  return inCompany.length === kept.length ? kept : withoutTooFew(space, inCompany);
}

/** How many creatures may block an attacker, if any does. */
function crowdOf({ terms }: BlockSpace, attacker: ObjectId): { least: number; most: number } {
  const [, least, most] = terms?.crowds.find(([id]) => id === attacker) ?? [attacker, 1, null];
  return { least, most: most ?? Infinity };
}

function countWith(blocks: Blocks, at: 0 | 1, id: ObjectId): number {
  return blocks.reduce((count, pair) => count + (pair[at] === id ? 1 : 0), 0);
}

/** All blocks that may be declared. */
export function listBlocks(space: BlockSpace): Blocks[] {
  const each = space.blockers.reduce<Blocks[]>(
    (ways, [blocker, may]) => {
      const own = subsetsOf(may)
        .filter((set) => set.length <= capacityOf(space, blocker))
        .map((set): Blocks => set.map((attacker) => [blocker, attacker]));
      return ways.flatMap((way) => own.map((blocks) => [...way, ...blocks]));
    },
    [[]],
  );
  return each.filter((blocks) => admitsBlock(space, blocks));
}
