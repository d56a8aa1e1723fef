import type { ObjectId } from '../../state/basics.ts';
import type { Answer } from '../../state/decisions.ts';
import { countOf } from './count.ts';
import { listDivisions } from './divisions.ts';
import type { OptionSpace } from './space.ts';

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
