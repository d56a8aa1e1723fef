import type { ObjectId } from '../../state/basics.ts';
import { isAffordable, type Toll } from './toll.ts';
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
  readonly toll?: Toll;
}

/** Everyone who may block, and whom. */
export interface BlockSpace {
  readonly shape: 'block';
  readonly blockers: readonly (readonly [ObjectId, readonly ObjectId[]])[];
  readonly terms?: BlockTerms;
}

/** Whether the blocks break no restriction. */
export function blocksAllowed(space: BlockSpace, blocks: Blocks): boolean {
  const allowed = blocks.every(([blocker, attacker]) =>
    space.blockers.some(([id, may]) => id === blocker && may.includes(attacker)),
  );
  if (!allowed) return false;
  if (new Set(blocks.map((pair) => pair.join())).size !== blocks.length) return false;
  for (const [blocker] of blocks) {
    if (countWith(blocks, 0, blocker) > capacityOf(space, blocker)) return false;
  }
  if (!isAffordable(space.terms?.toll, [...new Set(blocks.map(([blocker]) => blocker))]))
    return false;
  return (space.terms?.crowds ?? []).every(([attacker, least, most]) => {
    const count = countWith(blocks, 1, attacker);
    return count === 0 || (count >= least && (most === null || count <= most));
  });
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
function meeting(
  space: BlockSpace,
  blocks: Blocks,
  [blocker, attackers]: readonly [ObjectId, readonly ObjectId[]],
): Blocks | null {
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
  let blocks: (readonly [ObjectId, ObjectId])[] = [];
  for (const pair of wish) {
    const [blocker, attacker] = pair;
    const most = crowdOf(space, attacker)[2];
    const room =
      countWith(blocks, 0, blocker) < capacityOf(space, blocker) &&
      (most === null || countWith(blocks, 1, attacker) < most) &&
      isAffordable(space.terms?.toll, [...blocks.map(([id]) => id), blocker]);
    if (room) blocks.push(pair);
  }
  for (const [attacker, least] of space.terms?.crowds ?? []) {
    if (countWith(blocks, 1, attacker) < least) {
      blocks = blocks.filter(([, blocked]) => blocked !== attacker);
    }
  }
  return blocks;
}

function crowdOf(
  { terms }: BlockSpace,
  attacker: ObjectId,
): readonly [ObjectId, number, number | null] {
  return terms?.crowds.find(([id]) => id === attacker) ?? [attacker, 1, null];
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
