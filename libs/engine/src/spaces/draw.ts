import type { Random } from '@arbiter/kernel';
import type { ObjectId, Recipient } from '../state/basics.ts';
import type { Answer } from '../state/decisions.ts';
import { mendAttack } from './attack.ts';
import { capacityOf, mendBlock } from './block.ts';
import { listDivisions } from './divisions.ts';
import type { OptionSpace } from './space.ts';

/** One answer at random; `null` if there is none. */
export function drawFrom(space: OptionSpace, random: Random): Answer | null {
  switch (space.shape) {
    case 'oneOf':
      return space.options.length === 0 ? null : random.pick(space.options);
    case 'word':
      return space.options.length === 0 ? null : random.pick(space.options);
    case 'subset': {
      const groups = (space.groups ?? [space.from]).filter(({ length }) => length >= space.least);
      if (groups.length === 0) return space.least === 0 ? [] : null;
      const from = groups.length === 1 ? (groups[0] as readonly Recipient[]) : random.pick(groups);
      const most = Math.min(space.most, from.length);
      return sample(from, space.least + random.below(most - space.least + 1), random);
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
      return mendAttack(space, drawAttack(space, random));
    case 'block': {
      const blocks: (readonly [ObjectId, ObjectId])[] = [];
      for (const [blocker, may] of space.blockers) {
        if (may.length === 0 || random.oneIn(2)) continue;
        const count = 1 + random.below(Math.min(capacityOf(space, blocker), may.length));
        for (const attacker of sample(may, count, random)) blocks.push([blocker, attacker]);
      }
      return mendBlock(space, blocks);
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
  const { onlyAfter, whollyTo } = space;
  if (onlyAfter !== undefined || whollyTo !== undefined) {
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
