import type { Filter } from '@arbiter/cards';
import { isPlayer, playerRef, type ObjectId, type Recipient, type Seat } from '../state/basics.ts';
import type { Seen } from './look.ts';
import type { Sight } from './sight.ts';

/** From where a text is read: "you" is the controller, "this" the source. */
export interface Viewpoint {
  readonly source: ObjectId;
  readonly controller: Seat;
}

/** Whether an object or player is what the filter speaks of. */
export function matches(seen: Seen, filter: Filter, what: Recipient, from: Viewpoint): boolean {
  if ('all' in filter) return filter.all.every((one) => matches(seen, one, what, from));
  if ('any' in filter) return filter.any.some((one) => matches(seen, one, what, from));
  if ('not' in filter) return !matches(seen, filter.not, what, from);
  if (isPlayer(what)) {
    if (!('is' in filter)) return false;
    if (filter.is === 'player') return true;
    if (filter.is === 'you') return what === playerRef(from.controller);
    return filter.is === 'opponent' && what !== playerRef(from.controller);
  }
  const object = seen.sight.object(what);
  if ('controlledBy' in filter) {
    return (object.controller === from.controller) === (filter.controlledBy === 'you');
  }
  if ('is' in filter) {
    switch (filter.is) {
      case 'self':
        return what === from.source;
      case 'card':
        return object.kind === 'card';
      case 'permanent':
        return object.zone === 'battlefield';
      case 'spell':
        return object.zone === 'stack' && (object.kind === 'card' || object.kind === 'copy');
      case 'local':
        return seen.characteristics(what).printed.enchants !== null;
      case 'single target':
        return (
          object.stack !== null &&
          object.stack.targets.reduce((count, group) => count + group.length, 0) === 1
        );
      case 'player':
      case 'you':
      case 'opponent':
        return false;
      default:
        return filter.is satisfies never;
    }
  }
  const characteristics = seen.characteristics(what);
  if ('expansion' in filter) {
    return characteristics.printed.definition.expansion === filter.expansion;
  }
  if ('type' in filter) return characteristics.types.includes(filter.type);
  if ('subtype' in filter) return characteristics.subtypes.includes(filter.subtype);
  if ('supertype' in filter) return characteristics.supertypes.includes(filter.supertype);
  if ('color' in filter) return characteristics.colors.includes(filter.color);
  return characteristics.keywords.includes(filter.keyword);
}

/** The same, of a table at rest. */
export function fits(sight: Sight, filter: Filter, what: Recipient, from: Viewpoint): boolean {
  return matches({ sight, characteristics: (id) => sight.characteristics(id) }, filter, what, from);
}

/** Everything in play that fits, in the order of the battlefield (6ED 416.2: effects reach what is in play). */
export function everyInPlay(sight: Sight, filter: Filter, from: Viewpoint): ObjectId[] {
  const seen: Seen = { sight, characteristics: (id) => sight.characteristics(id) };
  return sight.game.battlefield.filter((id) => matches(seen, filter, id, from));
}

/** Whether a filter speaks of spells on the stack, so that targets are looked for there. */
function speaksOfSpells(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(speaksOfSpells);
  if ('any' in filter) return filter.any.some(speaksOfSpells);
  return 'is' in filter && filter.is === 'spell';
}

/** Everything that a word "target" with this filter may mean now, players first. */
export function targetsFor(sight: Sight, filter: Filter, from: Viewpoint): Recipient[] {
  const seen: Seen = { sight, characteristics: (id) => sight.characteristics(id) };
  const found: Recipient[] = [];
  for (const ref of ['p0', 'p1'] as const) if (matches(seen, filter, ref, from)) found.push(ref);
  for (const id of sight.game.battlefield) if (matches(seen, filter, id, from)) found.push(id);
  if (speaksOfSpells(filter)) {
    for (const id of sight.game.stack) {
      // A spell on the stack can't target itself (6ED Glossary: Target).
      if (id !== from.source && matches(seen, filter, id, from)) found.push(id);
    }
  }
  return found;
}

/** Whether a target that was chosen is still legal (6ED 413.2a). */
export function isLegalTarget(
  sight: Sight,
  filter: Filter,
  what: Recipient,
  from: Viewpoint,
): boolean {
  if (isPlayer(what)) return fits(sight, filter, what, from);
  const zone = sight.game.objects[what]?.zone;
  if (
    zone === 'battlefield' ||
    (zone === 'stack' && speaksOfSpells(filter) && what !== from.source)
  ) {
    return fits(sight, filter, what, from);
  }
  return false;
}
