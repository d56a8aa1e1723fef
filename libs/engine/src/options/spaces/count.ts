import { listDivisions } from './divisions.ts';
import type { OptionSpace } from './space.ts';

/** How many answers there are; payments and names count one. */
export function countOf(space: OptionSpace): number {
  switch (space.shape) {
    case 'oneOf':
    case 'word':
      return space.options.length;
    case 'subset': {
      let count = 0;
      for (let size = space.least; size <= space.most; size++) {
        count += choose(space.from.length, size);
      }
      return count;
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
      return space.blockers.reduce((ways, [, may]) => ways * (may.length + 1), 1);
    default:
      return space satisfies never;
  }
}

function countDivision(space: Extract<OptionSpace, { shape: 'division' }>): number {
  if (space.onlyAfter !== undefined) return listDivisions(space).length;
  const n = space.among.length;
  if (space.least === 0) return choose(space.total + n - 1, n - 1);
  if (space.all) return choose(space.total - space.least * n + n - 1, n - 1);
  let count = 0;
  for (let size = 1; size <= n; size++) {
    count += choose(n, size) * choose(space.total - space.least * size + size - 1, size - 1);
  }
  return count;
}

/** Ways to choose attackers and to group them: at most one of a band is without banding. */
function countAttacks(space: Extract<OptionSpace, { shape: 'attack' }>): number {
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
