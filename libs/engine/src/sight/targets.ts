import type { Filter } from '@arbiter/cards';
import { isPlayer, type ObjectId, type Recipient } from '../state/basics.ts';
import { fits, heldAs, matches, type Viewpoint } from './filters.ts';
import { isProtectedFrom } from './protection.ts';
import type { Sight } from './sight.ts';

/** Whether a filter speaks of spells on the stack, or of damage that waits, so that targets are looked for there. */
function speaksOf(filter: Filter, word: 'spell' | 'assigned damage' | 'in a graveyard'): boolean {
  if ('all' in filter) return filter.all.some((one) => speaksOf(one, word));
  if ('any' in filter) return filter.any.some((one) => speaksOf(one, word));
  return 'is' in filter && filter.is === word;
}

/** Whether an object on the stack can be targeted now, whatever the text asks for. */
export function canBeTargetedOnStack(sight: Sight, id: ObjectId): boolean {
  return sight.rules.timing.untargetable(sight, id) === null;
}

/**
 * Everything that a word "target" with this filter may mean now, players first: nothing that is protected from what
 * targets it (6ED 502.7b).
 * @param source what targets, where that is not yet the object that the text is read from
 */
export function targetsFor(
  sight: Sight,
  filter: Filter,
  from: Viewpoint,
  source: ObjectId = from.source,
): Recipient[] {
  const found: Recipient[] = [];
  for (const ref of ['p0', 'p1'] as const) if (matches(sight, filter, ref, from)) found.push(ref);
  for (const id of sight.game.battlefield) {
    if (matches(sight, filter, id, from) && !isProtectedFrom(sight, id, source)) found.push(id);
  }
  if (speaksOf(filter, 'spell')) {
    for (const id of sight.game.stack) {
      // A spell on the stack can't target itself (6ED Glossary: Target).
      if (id === from.source || !canBeTargetedOnStack(sight, id)) continue;
      if (matches(sight, filter, id, from)) found.push(id);
    }
  }
  // What keeps it from being targeted works only in play (6ED 402.8).
  if (speaksOf(filter, 'in a graveyard')) {
    for (const { graveyard } of sight.game.players) {
      for (const id of graveyard) if (matches(sight, filter, id, from)) found.push(id);
    }
  }
  if (speaksOf(filter, 'assigned damage')) {
    for (const { object } of sight.game.held) {
      if (matches(sight, filter, object, from)) found.push(object);
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
  if (heldAs(sight, what) !== null) {
    return speaksOf(filter, 'assigned damage') && fits(sight, filter, what, from);
  }
  const zone = sight.game.objects[what]?.zone;
  if (zone === 'graveyard') {
    return speaksOf(filter, 'in a graveyard') && fits(sight, filter, what, from);
  }
  const isThere =
    zone === 'battlefield' ||
    (zone === 'stack' &&
      speaksOf(filter, 'spell') &&
      what !== from.source &&
      canBeTargetedOnStack(sight, what));
  return isThere && fits(sight, filter, what, from) && !isProtectedFrom(sight, what, from.source);
}
