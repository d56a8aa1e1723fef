import { listAttacks, type AttackSpace } from './attack.ts';
import { capacityOf, listBlocks, type BlockSpace } from './block.ts';
import { listDivisions } from './divisions.ts';
import type { Recipient } from '../state/basics.ts';
import type { OptionSpace } from './space.ts';

/** How many answers there are; payments and names count one. */
export function countOf(space: OptionSpace): number {
  switch (space.shape) {
    case 'oneOf':
    case 'word':
      return space.options.length;
    case 'subset': {
      const { from, groups = [from], least, most } = space;
      return countWithin(groups, ({ length }) => {
        let count = 0;
        for (let size = least; size <= most; size++) count += choose(length, size);
        return count;
      });
    }
    case 'number':
      return Math.max(0, space.most - space.least + 1);
    case 'name':
    case 'payment':
      return 1;
    case 'order':
      return factorial(space.of.length);
    case 'division':
      return countDivision(space);
    case 'attack':
      return countAttacks(space);
    case 'block':
      return countBlocks(space);
    default:
      return space satisfies never;
  }
}

/**
 * How many choices there are within any one of several lists, each counted once though it lies in several of them: those of
 * each, less those of two, and so on.
 * @param count how many there are within one list
 */
export function countWithin(
  groups: readonly (readonly Recipient[])[],
  count: (among: readonly Recipient[]) => number,
): number {
  let sum = 0;
  groups.forEach((group, i) => {
    const shared = groups.slice(0, i).map((other) => other.filter((one) => group.includes(one)));
    sum += count(group) - countWithin(shared, count);
  });
  return sum;
}

function countDivision(space: Extract<OptionSpace, { shape: 'division' }>): number {
  if (space.onlyAfter !== undefined || space.whollyTo !== undefined)
    return listDivisions(space).length;
  const n = space.among.length;
  if (space.least === 0) return choose(space.total + n - 1, n - 1);
  if (space.all) return choose(space.total - space.least * n + n - 1, n - 1);
  let count = 0;
  for (let size = 1; size <= n; size++) {
    count += choose(n, size) * choose(space.total - space.least * size + size - 1, size - 1);
  }
  return count;
}

/** Each creature blocks for itself; only where more is asked of all of them the ways are tried one by one. */
function countBlocks(space: BlockSpace): number {
  const ways = space.blockers.map(([blocker, may]) => {
    let own = 0;
    for (let n = 0; n <= Math.min(capacityOf(space, blocker), may.length); n++) {
      own += choose(may.length, n);
    }
    return own;
  });
  const all = ways.reduce((product, own) => product * own, 1);
  const { terms } = space;
  if (
    terms === undefined ||
    (terms.crowds.length + terms.required.length + (terms.notAlone ?? []).length === 0 &&
      terms.cost === undefined)
  )
    return all;
  return all > COUNTED_ONE_BY_ONE ? all : listBlocks(space).length;
}

/** Beyond these the number of ways is that without terms, which is never less. */
const COUNTED_ONE_BY_ONE = 100_000;
const FEW = 8;

/** Ways to choose attackers and to group them: at most one of a band is without banding. */
function countAttacks(space: AttackSpace): number {
  if (space.terms !== undefined && space.attackers.length <= FEW) return listAttacks(space).length;
  const banding = space.banding.length;
  const others = space.attackers.length - banding;
  let count = 0;
  for (let b = 0; b <= banding; b++) {
    for (let n = 0; n <= others; n++) {
      let groupings = 0;
      for (let bands = 0; bands <= b; bands++) {
        let joined = 0;
        for (let k = 0; k <= Math.min(n, bands); k++) {
          joined += choose(n, k) * (factorial(bands) / factorial(bands - k));
        }
        groupings += partitions(b, bands) * joined;
      }
      count += choose(banding, b) * choose(others, n) * groupings;
    }
  }
  return count;
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

function factorial(n: number): number {
  let product = 1;
  for (let i = 2; i <= n; i++) product *= i;
  return product;
}

/** Ways to part `n` things into `k` groups (Stirling numbers of the second kind). */
function partitions(n: number, k: number): number {
  if (n === 0 && k === 0) return 1;
  if (n === 0 || k === 0) return 0;
  return k * partitions(n - 1, k) + partitions(n - 1, k - 1);
}
