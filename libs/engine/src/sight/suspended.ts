import type { GameObject } from '../state/objects.ts';
import type { Sight } from './sight.ts';

/** TSP 502.59b: an exiled card with suspend and a time counter on it. */
export function isSuspended(sight: Pick<Sight, 'printed'>, object: GameObject): boolean {
  return (
    object.zone === 'exile' &&
    (object.counters?.time ?? 0) > 0 &&
    sight.printed(object).keywords.some(({ ability }) => ability.keyword === 'suspend')
  );
}
