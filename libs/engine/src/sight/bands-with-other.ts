import type { ObjectId } from '../state/basics.ts';
import type { Sight } from './sight.ts';

/** Of these creatures those that have one and the same "bands with other", for each such ability (TSP 502.11b). */
export function bandsWithOther(
  sight: Sight,
  creatures: readonly ObjectId[],
): readonly (readonly ObjectId[])[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of creatures) {
    const names = sight
      .characteristics(id)
      .keywords.flatMap(({ ability, name }) =>
        ability.keyword === 'bands with other' ? [name] : [],
      );
    for (const name of new Set(names)) groups.set(name, [...(groups.get(name) ?? []), id]);
  }
  return [...groups.values()];
}
