import type { Random } from '@arbiter/kernel';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { Answer, Payment } from '../state/decisions.ts';

/** One thing that may be chosen. */
export type Option = Recipient | boolean;

/**
 * Everything that may be answered, in one of a closed list of shapes. A space tests an answer, counts itself,
 * draws one of its answers at random, and lists itself when it is small.
 */
export type OptionSpace =
  | { readonly shape: 'oneOf'; readonly options: readonly Option[] }
  | {
      readonly shape: 'word';
      /** What may be said, each a word of its own. */
      readonly options: readonly string[];
    }
  | {
      readonly shape: 'subset';
      readonly from: readonly Recipient[];
      readonly least: number;
      readonly most: number;
    }
  | { readonly shape: 'number'; readonly least: number; readonly most: number }
  /** The name of a card: known names are tested, never listed. */
  | {
      readonly shape: 'name';
      readonly known: (name: string) => boolean;
      readonly some: readonly string[];
    }
  | { readonly shape: 'order'; readonly of: readonly number[] }
  | {
      readonly shape: 'division';
      readonly total: number;
      readonly among: readonly Recipient[];
      /** The least that each one gets that is chosen. */
      readonly least: number;
      /** Whether some may be left out. */
      readonly all: boolean;
      /** Damage may go to this player only once each of the others has what is lethal to it (trample). */
      readonly onlyAfter?: {
        readonly player: Recipient;
        readonly lethal: readonly (readonly [Recipient, number])[];
      };
    }
  | {
      readonly shape: 'attack';
      readonly attackers: readonly ObjectId[];
      /** Those that may attack in a band with any number of each other and one more. */
      readonly banding: readonly ObjectId[];
    }
  | {
      readonly shape: 'block';
      readonly blockers: readonly (readonly [ObjectId, readonly ObjectId[]])[];
    }
  | {
      readonly shape: 'payment';
      readonly sources: readonly { readonly object: ObjectId; readonly ability: number }[];
      readonly test: (payment: Payment) => boolean;
    };

/** Whether an answer lies in the space. */
export function admits(space: OptionSpace, answer: unknown): boolean {
  switch (space.shape) {
    case 'oneOf':
      return space.options.includes(answer as Option);
    case 'word':
      return space.options.includes(answer as string);
    case 'subset':
      return (
        isList(answer) &&
        answer.length >= space.least &&
        answer.length <= space.most &&
        new Set(answer).size === answer.length &&
        answer.every((one) => space.from.includes(one as Recipient))
      );
    case 'number':
      return (
        Number.isInteger(answer) &&
        (answer as number) >= space.least &&
        (answer as number) <= space.most
      );
    case 'name':
      return typeof answer === 'string' && space.known(answer);
    case 'order':
      return (
        isList(answer) &&
        answer.length === space.of.length &&
        space.of.every((one) => answer.includes(one))
      );
    case 'division':
      return admitsDivision(space, answer);
    case 'attack':
      return admitsAttack(space, answer);
    case 'block':
      return admitsBlock(space, answer);
    case 'payment':
      return (
        answer === true || (typeof answer === 'object' && answer !== null && space.test(answer))
      );
    default:
      return space satisfies never;
  }
}

function isList(answer: unknown): answer is readonly unknown[] {
  return Array.isArray(answer);
}

function isPairList(answer: unknown): answer is readonly (readonly [unknown, unknown])[] {
  return isList(answer) && answer.every((pair) => isList(pair) && pair.length === 2);
}

function admitsDivision(
  space: Extract<OptionSpace, { shape: 'division' }>,
  answer: unknown,
): boolean {
  if (!isPairList(answer)) return false;
  const given = new Map(answer);
  if (given.size !== answer.length) return false;
  let sum = 0;
  for (const [to, amount] of answer) {
    if (!space.among.includes(to as Recipient) || !Number.isInteger(amount)) return false;
    if ((amount as number) < Math.max(space.least, 0)) return false;
    sum += amount as number;
  }
  if (sum !== space.total) return false;
  if (space.all && given.size !== space.among.length) return false;
  const { onlyAfter } = space;
  if (onlyAfter === undefined || ((given.get(onlyAfter.player) as number | undefined) ?? 0) === 0) {
    return true;
  }
  return onlyAfter.lethal.every(
    ([creature, lethal]) => ((given.get(creature) as number | undefined) ?? 0) >= lethal,
  );
}

function admitsAttack(space: Extract<OptionSpace, { shape: 'attack' }>, answer: unknown): boolean {
  if (!isList(answer) || !answer.every(isList)) return false;
  const all = answer.flat();
  if (new Set(all).size !== all.length) return false;
  if (!all.every((id) => space.attackers.includes(id as ObjectId))) return false;
  return answer.every(
    (band) =>
      band.length > 0 && band.filter((id) => !space.banding.includes(id as ObjectId)).length <= 1,
  );
}

function admitsBlock(space: Extract<OptionSpace, { shape: 'block' }>, answer: unknown): boolean {
  if (!isPairList(answer)) return false;
  const blockers = answer.map(([blocker]) => blocker);
  if (new Set(blockers).size !== blockers.length) return false;
  return answer.every(([blocker, attacker]) =>
    space.blockers.some(([id, may]) => id === blocker && may.includes(attacker as ObjectId)),
  );
}

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

/** Every way to divide; only for small totals. */
export function listDivisions(
  space: Extract<OptionSpace, { shape: 'division' }>,
): (readonly (readonly [Recipient, number])[])[] {
  const found: (readonly (readonly [Recipient, number])[])[] = [];
  const fill = (
    at: number,
    left: number,
    given: readonly (readonly [Recipient, number])[],
  ): void => {
    if (at === space.among.length) {
      if (left === 0 && admitsDivision(space, given)) found.push(given);
      return;
    }
    const to = space.among[at] as Recipient;
    if (!space.all || space.least === 0) fill(at + 1, left, given);
    for (let amount = Math.max(space.least, 1); amount <= left; amount++) {
      fill(at + 1, left - amount, [...given, [to, amount]]);
    }
  };
  fill(0, space.total, []);
  return found;
}

/** One answer at random; `null` if there is none. */
export function drawFrom(space: OptionSpace, random: Random): Answer | null {
  switch (space.shape) {
    case 'oneOf':
      return space.options.length === 0 ? null : random.pick(space.options);
    case 'word':
      return space.options.length === 0 ? null : random.pick(space.options);
    case 'subset': {
      if (space.from.length < space.least) return null;
      const most = Math.min(space.most, space.from.length);
      return sample(space.from, space.least + random.below(most - space.least + 1), random);
    }
    case 'number':
      return space.most < space.least
        ? null
        : space.least + random.below(space.most - space.least + 1);
    case 'name':
      return space.some.length === 0 ? null : random.pick(space.some);
    case 'order':
      return sample(space.of, space.of.length, random);
    case 'division':
      return drawDivision(space, random);
    case 'attack':
      return drawAttack(space, random);
    case 'block': {
      const blocks: (readonly [ObjectId, number])[] = [];
      for (const [blocker, may] of space.blockers) {
        if (may.length > 0 && !random.oneIn(2)) blocks.push([blocker, random.pick(may)]);
      }
      return blocks;
    }
    case 'payment':
      return space.test({}) ? true : null;
    default:
      return space satisfies never;
  }
}

function sample<T>(from: readonly T[], count: number, random: Random): T[] {
  const left = from.slice();
  const taken: T[] = [];
  for (let i = 0; i < count; i++) {
    taken.push(...left.splice(random.below(left.length), 1));
  }
  return taken;
}

function drawDivision(
  space: Extract<OptionSpace, { shape: 'division' }>,
  random: Random,
): (readonly [Recipient, number])[] | null {
  const { onlyAfter } = space;
  if (onlyAfter !== undefined) {
    const divisions = listDivisions(space);
    return divisions.length === 0 ? null : random.pick(divisions).slice();
  }
  const most = space.least === 0 ? space.among.length : Math.floor(space.total / space.least);
  const size = space.all
    ? space.among.length
    : Math.min(1 + random.below(space.among.length), Math.max(most, 1));
  const chosen = sample(space.among, size, random);
  if (chosen.length === 0 || space.least * size > space.total) return null;
  const amounts = chosen.map(() => space.least);
  for (let left = space.total - space.least * size; left > 0; left--) {
    const i = random.below(size);
    amounts[i] = (amounts[i] as number) + 1;
  }
  return chosen
    .map((to, i): readonly [Recipient, number] => [to, amounts[i] as number])
    .filter(([, amount]) => amount > 0);
}

function drawAttack(
  space: Extract<OptionSpace, { shape: 'attack' }>,
  random: Random,
): ObjectId[][] {
  const attack = sample(space.attackers, random.below(space.attackers.length + 1), random);
  const bands: ObjectId[][] = [];
  for (const id of attack) {
    const plain = !space.banding.includes(id);
    const joinable = bands.filter(
      (band) =>
        band.filter((one) => !space.banding.includes(one)).length + (plain ? 1 : 0) <= 1 &&
        (!plain || band.some((one) => space.banding.includes(one))),
    );
    if (joinable.length > 0 && random.oneIn(2)) random.pick(joinable).push(id);
    else bands.push([id]);
  }
  return bands;
}

/** Every answer, if there are at most `limit` and the shape can be listed; otherwise `null`. */
export function listOf(space: OptionSpace, limit: number): Answer[] | null {
  if (countOf(space) > limit) return null;
  switch (space.shape) {
    case 'oneOf':
    case 'word':
      return [...space.options];
    case 'subset':
      return subsetsOf(space.from).filter(
        (set) => set.length >= space.least && set.length <= space.most,
      );
    case 'number':
      return Array.from({ length: countOf(space) }, (_, i) => space.least + i);
    case 'order':
      return permutationsOf(space.of);
    case 'division':
      return listDivisions(space).map((division) => [...division]);
    case 'block':
      return space.blockers.reduce<(readonly [ObjectId, ObjectId])[][]>(
        (ways, [blocker, may]) =>
          ways.flatMap((way) => [
            way,
            ...may.map((attacker): (readonly [ObjectId, ObjectId])[] => [
              ...way,
              [blocker, attacker],
            ]),
          ]),
        [[]],
      );
    case 'attack':
      return subsetsOf(space.attackers).flatMap((set) => groupingsOf(set, space.banding));
    case 'payment':
      return space.test({}) ? [true] : [];
    case 'name':
      return null;
    default:
      return space satisfies never;
  }
}

function subsetsOf<T>(items: readonly T[]): T[][] {
  return items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutationsOf(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}

function groupingsOf(ids: readonly ObjectId[], banding: readonly ObjectId[]): ObjectId[][][] {
  return ids
    .reduce<ObjectId[][][]>(
      (ways, id) =>
        ways.flatMap((way) => [
          [...way, [id]],
          ...way.map((_, at) => way.map((band, i) => (i === at ? [...band, id] : band))),
        ]),
      [[]],
    )
    .filter((way) => way.every((band) => band.filter((one) => !banding.includes(one)).length <= 1));
}
