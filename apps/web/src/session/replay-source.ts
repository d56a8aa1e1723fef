import type { Client, Position } from '@arbiter/client';
import { linesOf, type LogLine } from '../state/log.ts';

/** Every line of a game that this viewer may see, in order. */
export function readTimeline(client: Client, game: string): Promise<LogLine[]> {
  return new Promise((resolve) => {
    const lines: LogLine[] = [];
    const follower = client.follow(game, 0, {
      onUpdate: (update) => {
        lines.push(...linesOf(update));
      },
      onPosition: () => {
        follower.end();
        resolve(lines);
      },
    });
  });
}

/** The game as it was after a line. */
export function readPosition(
  _client: Client,
  _game: string,
  _line: LogLine,
): Promise<Position | null> {
  return Promise.resolve(null);
}
