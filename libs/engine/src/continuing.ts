import type { StartGame } from './commands.ts';
import type { Frame } from './state/frames.ts';
import type { Game } from './state/game.ts';

/**
 * A position of one game as the beginning of another: the same, without what is the game's own (its id, its share of
 * chance, its cards, which the other brings). In the middle of an announcement it is how things stood before that.
 */
export function beginningOf(game: Game): string {
  const { definitions: _, ...rest } = beforeAnnouncement(game);
  const players = rest.players.map((player) => ({
    ...player,
    ...{ commitment: '', secret: null, offersDraw: false },
  }));
  return JSON.stringify({
    ...{ ...rest, players, id: '' },
    ...{ serverCommitment: '', serverSecret: null, outcome: null, suspended: false },
  });
}

/** The position with which a game is about to begin that goes on where another was. */
export function begunAt({ position }: NonNullable<StartGame['continues']>): Game {
  return JSON.parse(position) as Game;
}

/** What an announcement would be taken back to; then whose turn it is to decide is asked again (6ED 422.2). */
function beforeAnnouncement(game: Game): Game {
  const { clock, rolls, agenda } = game;
  const start = agenda.map(startOf).find((one) => one !== null);
  return start === undefined ? game : { ...start, clock, rolls, decision: null };
}

const startOf = (frame: Frame): Game | null => (frame.kind === 'announce' ? frame.start : null);
