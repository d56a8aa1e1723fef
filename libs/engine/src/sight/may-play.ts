import type { Sight } from './sight.ts';
import type { ObjectId, Seat } from '../state/basics.ts';

/** How a player may play a card that is not in the hand. */
export interface Permission {
  readonly free: boolean;
  readonly flashback: boolean;
}

/** Whether an effect lets the player play a card from where it is, as though it were in the hand. */
export function permissionToPlay(sight: Sight, seat: Seat, id: ObjectId): Permission | null {
  const { zone, owner } = sight.object(id);
  if (zone !== 'graveyard' && zone !== 'exile' && zone !== 'library') return null;
  for (const effect of sight.game.effects) {
    if (effect.kind !== 'mayPlay' || effect.seat !== seat || !effect.objects.includes(id)) continue;
    if (effect.onTop === true && sight.game.players[owner].library.at(-1) !== id) continue;
    return { free: effect.free === true, flashback: effect.flashback === true };
  }
  const mayFrom = sight
    .look()
    .saying('mayPlayFrom')
    .some(
      ({ source, effect }) =>
        effect.mayPlayFrom === zone && owner === seat && sight.object(source).controller === seat,
    );
  return mayFrom ? { free: false, flashback: false } : null;
}

/**
 * Whether a card may be played face down from where it is: from the hand, or from where an effect lets it be played for its
 * own costs (TSP 502.26a). Played free of its mana cost, or by flashback, it has its one alternative cost already (409.1b).
 */
export function mayBeFaceDown(sight: Sight, seat: Seat, id: ObjectId): boolean {
  if (sight.game.players[seat].hand.includes(id)) return true;
  if (sight.game.objects[id] == null) return false;
  const permission = permissionToPlay(sight, seat, id);
  return permission !== null && !permission.free && !permission.flashback;
}

/** Cards outside the hand that an effect lets the player play. */
export function playableElsewhere(sight: Sight, seat: Seat): readonly ObjectId[] {
  const isAny = sight.look().saying('mayPlayFrom').length > 0;
  if (!isAny && !sight.game.effects.some(({ kind }) => kind === 'mayPlay')) return NOWHERE;
  const named = sight.game.effects.flatMap((effect) =>
    effect.kind === 'mayPlay' && effect.seat === seat ? effect.objects : [],
  );
  const { graveyard } = sight.game.players[seat];
  const all = isAny ? [...new Set([...named, ...graveyard])] : named;
  return all.filter(
    (id) => sight.game.objects[id] != null && permissionToPlay(sight, seat, id) !== null,
  );
}

const NOWHERE: readonly ObjectId[] = [];
