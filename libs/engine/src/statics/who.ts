import type { Watched, Whose } from '@arbiter/cards';
import { matches } from '../sight/filters.ts';
import type { Seen } from '../sight/seen.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Recipient, Seat } from '../state/basics.ts';

/** Whether a word for players, read from a permanent, means that one. */
export function concerns(sight: Sight, who: Whose, source: ObjectId, seat: Seat): boolean {
  return who === 'each player' || (sight.object(source).controller === seat) === (who === 'you');
}

/** Whether what a permanent speaks of is that object or player. */
export function isMeant(seen: Seen, what: Watched, one: Recipient, source: ObjectId): boolean {
  const { controller, attachedTo } = seen.sight.object(source);
  if (what === 'self') return one === source;
  if (what === 'enchanted') return one === attachedTo;
  return matches(seen, what, one, { source, controller });
}
