import type { Answer } from '../state/decisions.ts';
import { admits } from './admits.ts';
import { listAttacks } from './attack.ts';
import { listBlocks } from './block.ts';
import { countOf } from './count.ts';
import { listDivisions } from './divisions.ts';
import type { OptionSpace } from './space.ts';
import { subsetsOf } from './subsets.ts';

/** Every answer, if there are at most `limit` and the shape can be listed; otherwise `null`. */
export function listOf(space: OptionSpace, limit: number): Answer[] | null {
  if (countOf(space) > limit) return null;
  switch (space.shape) {
    case 'oneOf':
    case 'word':
      return [...space.options];
    case 'subset':
      return subsetsOf(space.from, space.least, space.most).filter((set) => admits(space, set));
    case 'number':
      return Array.from({ length: countOf(space) }, (_, i) => space.least + i);
    case 'order':
      return permutationsOf(space.of);
    case 'division':
      return listDivisions(space).map((division) => [...division]);
    case 'block':
      return listBlocks(space);
    case 'attack':
      return listAttacks(space);
    case 'payment':
      return space.test({}) ? [true] : [];
    case 'name':
      return null;
    default:
      return space satisfies never;
  }
}

function permutationsOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) =>
    permutationsOf(items.filter((_, j) => j !== i)).map((rest) => [item, ...rest]),
  );
}
