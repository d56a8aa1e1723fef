import type { Sight } from '../sight/sight.ts';
import type { Seat } from '../state/basics.ts';

/** The player with more life than the other, if there is one. */
export function playerWithMostLife(sight: Sight): Seat | null {
  const [first, second] = sight.game.players;
  if (first.life === second.life) return null;
  return first.life > second.life ? 0 : 1;
}
