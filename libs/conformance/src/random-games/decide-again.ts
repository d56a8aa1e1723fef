import {
  fold,
  NO_GAME,
  type Command,
  type Game,
  type GameEvent,
  type Judge,
} from '@arbiter/engine';
import { differenceOf } from './invariants.ts';

/** One commit as a record keeps it: what was commanded, and the text of what came of it. */
export interface RecordedCommit {
  readonly command: Command;
  /** JSON of the events. */
  readonly events: string;
}

/**
 * Reads a record again: every command is decided again on the fold of what was read before, with the same events.
 * @returns the game that the record leads to
 * @throws {Error} that names the commit, and where its events differ
 */
export function decideAgain(judge: Judge, record: readonly RecordedCommit[]): Game {
  return record.reduce((game: Game, { command, events }, number) => {
    const again = judge.decide(command, game).events;
    const recorded = JSON.parse(events) as readonly GameEvent[];
    if (JSON.stringify(again) !== events) {
      const where = differenceOf(recorded, JSON.parse(JSON.stringify(again)), 'events');
      if (where !== null) throw new Error(`commit ${number}, decided again, differs at ${where}`);
    }
    return fold(game, recorded);
  }, NO_GAME);
}
