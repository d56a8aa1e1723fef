import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import {
  makeHeaders,
  parseCommit,
  resumption,
  topics,
  type Commit,
  type GameCommand,
} from '@arbiter/protocol';
import type { SuspendedGame } from './suspended-games.ts';

const COMMANDS = topics.gameCommands.name;
const EVENTS = topics.gameEvents.name;

/** How often it is looked whether games were resumed, in milliseconds. */
const LOOK_EVERY = 250;

/** What came of it: the game goes on; it broke again at once; it is over or goes on already; nobody decided it in time. */
export type Resumption = 'resumed' | 'suspended again' | 'refused' | 'waits';

/**
 * Asks game-state to let games go on. What broke a game is not done again: the player who was asked is asked again. Asking twice
 * at the same tip is asking once.
 *
 * @param patience milliseconds that services may take to do it; 0 if none runs, and the next start does it
 * @returns what came of it, by game
 */
export async function resumeGames(
  log: EventLog,
  games: readonly Pick<SuspendedGame, 'game' | 'tip'>[],
  patience: number,
): Promise<Map<string, Resumption>> {
  const from = (await log.extents(EVENTS)).map(({ next }) => next);
  const asked = games.map(({ game, tip }) => resumption(game, tip));
  const commands = new Map(asked.map(({ id, game }) => [id, game]));
  await log.append(asked.map(recordOf));
  const came = new Map(games.map(({ game }): [string, Resumption] => [game, 'waits']));
  const end = performance.now() + patience;
  while (performance.now() < end && [...came.values()].includes('waits')) {
    await pause(LOOK_EVERY);
    for (const partition of new Set(
      [...came.keys()].map((game) => log.partitionOf(EVENTS, game)),
    )) {
      for await (const { value, offset } of log.read(EVENTS, partition, from[partition] ?? 0)) {
        from[partition] = offset + 1;
        const read = parseCommit(value ?? '');
        const game = 'commit' in read ? commands.get(read.commit.command) : undefined;
        if ('commit' in read && game !== undefined) came.set(game, whatCame(read.commit));
      }
    }
  }
  return came;
}

function recordOf(command: GameCommand): Parameters<EventLog['append']>[0][number] {
  const { id, game } = command;
  return {
    ...{ topic: COMMANDS, key: game, value: JSON.stringify(command) },
    headers: makeHeaders({
      ...{ id, source: '/arbiter', type: 'arbiter.game.command.v1', subject: game },
    }),
  };
}

function whatCame({ events }: Commit): Resumption {
  const types = events.map(({ type }) => type);
  if (types.includes('GameSuspended')) return 'suspended again';
  return types.includes('GameResumed') ? 'resumed' : 'refused';
}
