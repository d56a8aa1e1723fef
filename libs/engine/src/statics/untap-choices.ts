import { matches } from '../sight/filters.ts';
import type { Sight } from '../sight/sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';
import { heldDown } from './does-not-untap.ts';

/** What the active player has to choose before permanents untap (6ED 302.1), one thing after the other. */
export interface UntapChoice {
  readonly purpose: 'untap' | 'stayTapped';
  readonly from: readonly ObjectId[];
  readonly least: number;
  readonly most: number;
}

/** What would untap as things are: tapped permanents of the active player that nothing holds down. */
export function wouldUntap(sight: Sight, active: Seat): ObjectId[] {
  const held = heldDown(sight);
  return sight.game.battlefield.filter((id) => {
    const object = sight.object(id);
    return object.tapped && object.controller === active && !held.has(id);
  });
}

/**
 * The next thing to choose, if there is any. Which of a kind untap, where only so many may, comes before what may stay
 * tapped: of a kind there are too many only until it is chosen.
 */
export function nextUntapChoice(sight: Sight, active: Seat): UntapChoice | null {
  const able = wouldUntap(sight, active);
  for (const { source, effect } of sight.look().saying('mostUntapped')) {
    const { controller } = sight.object(source);
    const from = able.filter((id) => matches(sight, effect.what, id, { source, controller }));
    const { mostUntapped: most } = effect;
    if (from.length > most) return { purpose: 'untap', from, least: most, most };
  }
  const from = able.filter((id) => mayStay(sight, id));
  return from.length === 0 ? null : { purpose: 'stayTapped', from, least: 0, most: from.length };
}

function mayStay(sight: Sight, id: ObjectId): boolean {
  return sight
    .look()
    .saying('mayStayTapped')
    .some(({ source }) => source === id);
}
