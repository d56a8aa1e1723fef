import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import {
  Follower,
  makeHeaders,
  systemCommandId,
  topics,
  type GameCommand,
} from '@arbiter/protocol';
import { openGames } from '../suspended/suspended-games.ts';

const EVENTS = topics.gameEvents.name;
const COMMANDS = topics.gameCommands.name;

/** A game that goes on, or stands still, and the build of the engine that decides it. */
export interface PinnedGame {
  readonly game: string;
  /** Digest of the build. */
  readonly build: string;
  /** The last commit. */
  readonly tip: string;
}

/** The games that are not over, of all matches that go on. */
export async function pinnedGames(log: EventLog): Promise<PinnedGame[]> {
  const games = await openGames(log);
  const follower = new Follower<null>({ initial: null, fold: () => null });
  for (const [game, from] of games) {
    for await (const { value } of log.readKey(EVENTS, game, from)) {
      if (value !== null) follower.read(game, value);
    }
  }
  return [...games.keys()].flatMap((game) => {
    const head = follower.game(game)?.head;
    if (head === undefined || head.phase === 'over') return [];
    return [{ game, build: head.pinned['engine'] ?? '', tip: head.tip }];
  });
}

/**
 * Has games go over to another build, so many a second: their records say so, and from there on that build decides. Asking
 * twice at the same tip is asking once; a game that was played on meanwhile goes over all the same.
 */
export async function moveGames(
  log: EventLog,
  games: readonly PinnedGame[],
  to: string,
  pace: number,
): Promise<void> {
  for (const [index, { game, build: from, tip }] of games.entries()) {
    if (index > 0) await pause(1_000 / pace);
    const id = systemCommandId(game, 'UpgradeGame', `${tip}/${from}`);
    const body = { type: 'UpgradeGame', from, to };
    const command: GameCommand = { id, game, seat: 'system', body };
    await log.append([
      {
        ...{ topic: COMMANDS, key: game, value: JSON.stringify(command) },
        headers: makeHeaders({
          ...{ id, source: '/arbiter', type: 'arbiter.game.command.v1', subject: game },
        }),
      },
    ]);
  }
}
