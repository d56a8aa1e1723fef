import type { ObjectId } from '@arbiter/engine';
import type { Accepted } from '../projections/followed-games.ts';
import { eventsOf } from '../projections/lines.projection.ts';

/** The facts of events that name objects. Where `to` and `of` may be a seat as well, no object is named that way alone. */
const NAMING: ReadonlySet<string> = new Set([
  ...['object', 'objects', 'newId', 'source', 'of', 'attachedTo', 'cause', 'onto', 'recipient'],
  ...['bands', 'blocks', 'attackers', 'inTurn', 'targets', 'top', 'kept', 'madeBy', 'allowedBy'],
  ...['exiledWith', 'haunts', 'in', 'out', 'assignments', 'assignment', 'struckFirst'],
]);

/** Their `to` is a player. */
const TO_A_SEAT: ReadonlySet<string> = new Set([
  'ControlChanged',
  'OwnershipChanged',
  'CardRevealed',
]);

/** The frames of the agenda and what is asked name what may yet become of a card, which is not what happened to it. */
const BOOKKEEPING = /^(?:Frame|Decision|Opening|Agenda)/u;

/**
 * Follows a card through a whole game: in each zone it is another object (6ED 217.8), and so it is followed to what it was before
 * and what it became after.
 *
 * @returns the events in which it has a part, by their numbers
 */
export async function cardPath(
  commits: AsyncIterable<Accepted>,
  object: ObjectId,
): Promise<ReadonlySet<number>> {
  const before = new Map<ObjectId, ObjectId>();
  const after = new Map<ObjectId, ObjectId>();
  const named: { readonly number: number; readonly objects: ReadonlySet<ObjectId> }[] = [];
  for await (const { commit } of commits) {
    for (const [i, event] of eventsOf(commit).entries()) {
      if (BOOKKEEPING.test(event.type)) continue;
      if (event.type === 'ObjectMoved' && event.object !== event.newId) {
        before.set(event.newId, event.object);
        after.set(event.object, event.newId);
      }
      const objects = new Set<ObjectId>();
      gather(event, TO_A_SEAT.has(event.type) ? NAMING : WITH_TO, false, objects);
      if (objects.size > 0) named.push({ number: commit.first + i, objects });
    }
  }
  const own = new Set([...chain(before, object), ...chain(after, object)]);
  return new Set(
    named
      .filter(({ objects }) => [...objects].some((id) => own.has(id)))
      .map(({ number }) => number),
  );
}

function* chain(links: ReadonlyMap<ObjectId, ObjectId>, from: ObjectId): Generator<ObjectId> {
  for (let one: ObjectId | undefined = from; one !== undefined; one = links.get(one)) yield one;
}

const WITH_TO: ReadonlySet<string> = new Set([...NAMING, 'to']);

function gather(
  value: unknown,
  naming: ReadonlySet<string>,
  isNaming: boolean,
  found: Set<ObjectId>,
): void {
  if (typeof value === 'number') {
    if (isNaming) found.add(value);
  } else if (Array.isArray(value)) {
    for (const one of value) gather(one, naming, isNaming, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) {
      gather(one, naming, naming.has(name), found);
    }
  }
}
