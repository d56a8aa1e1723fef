import type { ObjectId } from './basics.ts';
import type { Game } from './game.ts';

/**
 * What a card that was given up for a cost is now: the last of its name in its owner's graveyard; itself, if it went
 * elsewhere.
 */
export function whereItWent(game: Game, source: ObjectId): ObjectId {
  const { card, owner } = game.objects[source] ?? {};
  if (owner === undefined) return source;
  return game.players[owner].graveyard.findLast((id) => game.objects[id]?.card === card) ?? source;
}
