import type { ObjectId } from './basics.ts';
import type { Game } from './game.ts';

/** Whether a card is the first that its owner has drawn in this turn. */
export function isFirstDraw({ objects, turn }: Game, card: ObjectId): boolean {
  const owner = objects[card]?.owner;
  const isOwn = (one: unknown): boolean => typeof one === 'number' && objects[one]?.owner === owner;
  return turn.happened?.['was drawn']?.find(isOwn) === card;
}
