import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type LogRecord } from '@arbiter/platform';
import { topics } from '@arbiter/protocol';
import { playGame } from '../testing/played.behaviour-spec.ts';
import { GameProjector } from './game-projector.ts';

const played = playGame('game-1', 3, 5);
const records = played.lines.map((value, offset): LogRecord => ({
  ...{ topic: topics.gameEvents.name, partition: 0, offset, time: 1 },
  ...{ key: played.game, value, headers: {} },
}));

describe('the projector of games', () => {
  test('who stops asks and folds nothing more: what was read comes again', async () => {
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
});
