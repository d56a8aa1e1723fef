import type { NamedCost } from '@arbiter/cards';
import { covers, namedCostOf } from '../sight/named-costs.ts';
import type { Sight } from '../sight/sight.ts';
import type { Reading } from './reading.ts';

/**
 * Whether the cost that this keyword names was paid for the spell of this text, or for the spell that the permanent was;
 * of a spell that is being played, whether it is to be paid (TSP 502.21a).
 */
export function isPaid(sight: Sight, paid: NamedCost, { source, choices }: Reading): boolean {
  const object = sight.game.objects[source];
  if (object == null) return false;
  if (covers(namedCostOf(sight, object), paid)) return true;
  const { alternative } = choices;
  if (alternative === undefined || object.kind === 'ability') return false;
  const { alternativeCosts } = sight.printed(object).definition;
  return covers(alternativeCosts?.[alternative - 1]?.keyword, paid);
}
