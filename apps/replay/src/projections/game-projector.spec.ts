import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type LogRecord } from '@arbiter/event-log';
import { topics } from '@arbiter/protocol';
import { playGame, type Played } from '../testing/played.behaviour-spec.ts';
import type { RecordRow } from '../store/entities.ts';
import type { GameRows } from '../store/replay.repository.ts';
import { GameProjector } from './game-projector.ts';
import { HeldGames } from './held-games.ts';

const played = playGame('game-1', 3, 5);
const records = played.lines.map((value, offset): LogRecord => ({
  ...{ topic: topics.gameEvents.name, partition: 0, offset, time: 1 },
  ...{ key: played.game, value, headers: {} },
}));

/** What is stored when the commits of some games come interleaved, and only this many games are held. */
async function storedBy(games: readonly Played[], held: HeldGames): Promise<readonly GameRows[]> {
  const log = openMemoryLog({ now: () => 1, topics: [{ ...topics.gameEvents, partitions: 1 }] });
  for (let at = 0; at < Math.max(...games.map(({ lines }) => lines.length)); at++) {
    for (const { game, lines } of games) {
      const value = lines[at];
      if (value !== undefined) {
        await log.append([{ topic: topics.gameEvents.name, key: game, value }]);
      }
    }
  }
  const known = new Map<string, RecordRow>();
  const record = (game: string): Promise<RecordRow | null> =>
    Promise.resolve(known.get(game) ?? null);
  const stored: GameRows[] = [];
  const store = (rows: GameRows): Promise<void> => {
    for (const row of rows.records) known.set(row.game, row);
    stored.push(rows);
    return Promise.resolve();
  };
  const projector = new GameProjector(log, { record }, held);
  const all: LogRecord[] = [];
  for await (const one of log.read(topics.gameEvents.name, 0, 0)) all.push(one);
  for (let at = 0; at < all.length; at += 5) await projector.project(all.slice(at, at + 5), store);
  await log.close();
  return stored;
}

describe('the projector of games', () => {
  test('after a stop nothing more is folded: what was read is redelivered', async () => {
    const log = openMemoryLog();
    const asked: string[] = [];
    const record = (game: string): Promise<null> => {
      asked.push(game);
      return Promise.resolve(null);
    };
    const stored: number[] = [];
    const store = ({ commits }: { commits: readonly unknown[] }): Promise<void> => {
      stored.push(commits.length);
      return Promise.resolve();
    };
    const projector = new GameProjector(log, { record });
    const ended = AbortSignal.abort();
    await expect(projector.project(records, store, ended)).rejects.toThrow('aborted');
    expect([asked, stored]).toEqual([[], []]);
    await projector.project(records, store);
    expect([asked, stored]).toEqual([[played.game], [records.length]]);
    await log.close();
  });

  test('games that it dropped are folded again, and stored the same', async () => {
    const games = [3, 4, 5].map((seed) => playGame(`game-${seed}`, seed, 20));
    const all = await storedBy(games, new HeldGames());
    expect(all.flatMap(({ commits }) => commits).length).toBe(
      games.flatMap(({ lines }) => lines).length,
    );
    expect(await storedBy(games, new HeldGames(0))).toEqual(all);
    expect(await storedBy(games, new HeldGames(1))).toEqual(all);
  });
});
