import type { Game, GameEvent } from '@arbiter/engine';
import { RECORD_DEFINITIONS } from './record-schema.ts';
import { check } from './check.ts';
import { shapeOf } from './shape.ts';

const EVENT = shapeOf('GameEvent', RECORD_DEFINITIONS);
const GAME = shapeOf('Game', RECORD_DEFINITIONS);

/**
 * Events and the game after them are what their types say: nothing that is read from a record later is missing from it,
 * and there is nothing in it that JSON can't hold.
 *
 * @throws {Error} that says where one is not
 */
export function checkRecord(events: readonly GameEvent[], game: Game): void {
  for (const event of events) check(event.type, EVENT, event);
  check('the game', GAME, game);
}
