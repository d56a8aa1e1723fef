import { wordIn, type Filter } from '@arbiter/cards';
import { isPlayer, playerRef, type ObjectId, type Recipient, type Seat } from '../state/basics.ts';
import type { Change } from '../state/changes.ts';
import type { Bindings, Choices } from '../state/objects.ts';
import { FILTERS, type FilterMeaning } from './filter-words.ts';
import { mentions } from './mentions.ts';
import type { Seen } from './seen.ts';
import type { Sight } from './sight.ts';
import { isInPreventionStep } from './windows.ts';

/** From where a text is read: "you" is the controller, "this" the source. */
export interface Viewpoint {
  readonly source: ObjectId;
  /** What the text calls "this", of an ability that is not on the stack yet; of what is there it is known anyway. */
  readonly self?: ObjectId;
  readonly controller: Seat;
  /** The definition in which the text stands, where it is known. */
  readonly of?: string;
  /** What the text has bound; of what is on the stack it is known anyway. */
  readonly bindings?: Bindings;
  /** What was chosen for the text, X among it; of what is on the stack it is known anyway. */
  readonly choices?: { readonly x: number; readonly targets?: Choices['targets'] };
  /** Who plays it, of what is looked at as it is played: wherever it still lies, it is that player's spell or ability. */
  readonly playedBy?: Seat;
}

/** Whether an object or player is what the filter speaks of. */
export const matches = (seen: Seen, filter: Filter, what: Recipient, from: Viewpoint): boolean =>
  testOf(filter)(seen, what, from);

type Test = (seen: Seen, what: Recipient, from: Viewpoint) => boolean;

/** Each filter is read once: texts are never changed. */
const TESTS = new WeakMap<Filter, Test>();

function testOf(filter: Filter): Test {
  let test = TESTS.get(filter);
  if (test === undefined) TESTS.set(filter, (test = read(filter)));
  return test;
}

function read(filter: Filter): Test {
  if ('all' in filter) {
    const tests = filter.all.map(testOf);
    return (seen, what, from) => {
      for (const test of tests) if (!test(seen, what, from)) return false;
      return true;
    };
  }
  if ('any' in filter) {
    const tests = filter.any.map(testOf);
    return (seen, what, from) => {
      for (const test of tests) if (test(seen, what, from)) return true;
      return false;
    };
  }
  if ('not' in filter) {
    const test = testOf(filter.not);
    return (seen, what, from) => !test(seen, what, from);
  }
  const meaning: FilterMeaning<Filter> = FILTERS[wordIn(FILTERS, filter)];
  const player = 'is' in filter ? filter.is : null;
  return (seen, what, from) => {
    if (!isPlayer(what)) {
      return meaning(filter, { seen, from, id: what, object: seen.sight.object(what) });
    }
    const whose = what === playerRef(from.controller) ? 'you' : 'opponent';
    return player === 'player' || player === whose;
  };
}

/** Whether it depends on the value of X what fits. */
export function speaksOfX(filter: Filter): boolean {
  if ('all' in filter) return filter.all.some(speaksOfX);
  if ('any' in filter) return filter.any.some(speaksOfX);
  if ('not' in filter) return speaksOfX(filter.not);
  return mentions(filter, X);
}

const X: ReadonlySet<unknown> = new Set(['X']);

/** The change that an object stands for while it waits. */
export function heldAs(sight: Sight, id: ObjectId): Change | null {
  return sight.game.held.find(({ object }) => object === id)?.proposed.change ?? null;
}

/**
 * Whether it is damage that may be prevented now: not damage that waits for a later step (4ED damage-prevention.1), nor what is
 * prevented already (5ED Damage Prevention.9).
 */
export function isPreventable(sight: Sight, id: ObjectId): boolean {
  const change = heldAs(sight, id);
  return change?.kind === 'damage' && change.amount > 0 && isInPreventionStep(sight, id);
}

/** Whether a destruction of the permanent waits (4ED graveyard.1). */
export function isOnTheWay(sight: Sight, id: ObjectId): boolean {
  return sight.game.held.some(
    ({ proposed: { change } }) => change.kind === 'destroy' && change.object === id,
  );
}

/** The same, of a table at rest. */
export function fits(sight: Sight, filter: Filter, what: Recipient, from: Viewpoint): boolean {
  return matches(sight, filter, what, from);
}

/** Everything in play that fits, in the order of the battlefield (6ED 416.2: effects reach what is in play). */
export function everyInPlay(seen: Seen, filter: Filter, from: Viewpoint): ObjectId[] {
  return seen.sight.game.battlefield.filter((id) => matches(seen, filter, id, from));
}
