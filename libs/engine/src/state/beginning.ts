import type { Frame } from './frames.ts';
import type { Game } from './game.ts';

/**
 * A position of one game as the beginning of another: the same, without what is the game's own (its id, its share of
 * chance, its cards, which the other brings). In the middle of an announcement it is how things stood before that.
 */
export function beginningOf(game: Game): string {
  const from = beforeAnnouncement(game);
  const players = from.players.map((player) => ({
    ...player,
    ...{ commitment: '', secret: null, offersDraw: false },
  }));
  return JSON.stringify({
    ...{ ...from, players, id: '', definitions: undefined },
    ...{ serverCommitment: '', serverSecret: null, outcome: null, suspended: false },
  });
}

/** The position with which a game is about to begin that goes on where another was. */
export function begunAt(beginning: string): Game {
  return JSON.parse(beginning) as Game;
}

/** What an announcement would be taken back to; then whose turn it is to decide is asked again (6ED 422.2). */
function beforeAnnouncement(game: Game): Game {
  const { clock, rolls, agenda } = game;
  const start = agenda.map(startOf).find((one) => one !== null);
  return start === undefined ? game : { ...start, clock, rolls, decision: null };
}

const startOf = (frame: Frame): Game | null => (frame.kind === 'announce' ? frame.start : null);
