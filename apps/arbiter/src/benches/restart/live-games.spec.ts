import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog, type LogRecord } from '@arbiter/event-log';
import { commandOf, parseCommit, topics } from '@arbiter/protocol';
import { expect, test } from '@jest/globals';
import { ServerProcess } from '../pipeline/server-process.ts';
import { liveGames } from './live-games.ts';

test('each commit has the command that lies at its place, with the time when it was appended', async () => {
  const data = mkdtempSync(join(tmpdir(), 'live-games-'));
  await liveGames(data, { live: 1, finished: 1, commands: 20 });
  const log = await openLmdbLog({ folder: ServerProcess.logFolder(data) });
  const read = async (topic: string): Promise<LogRecord[]> => {
    const found: LogRecord[] = [];
    for (let partition = 0; partition < log.partitions(topic); partition++) {
      for await (const one of log.read(topic, partition, 0)) found.push(one);
    }
    return found;
  };
  const sent = await read(topics.gameCommands.name);
  const placed = (await read(topics.gameEvents.name)).map(({ value }) => {
    const parsed = parseCommit(value ?? '');
    if (!('commit' in parsed)) throw new Error('no commit');
    const { partition, offset } = parsed.commit;
    const { id, at } = commandOf(parsed.commit) ?? {};
    return { id, at, partition, offset };
  });
  await log.close();
  rmSync(data, { recursive: true });
  const lying = sent.map(({ value, time: at, partition, offset }) => {
    const { id } = JSON.parse(value ?? '') as { readonly id: string };
    return { id, at, partition, offset };
  });
  expect(lying.length).toBeGreaterThan(20);
  expect(placed).toEqual(lying);
});

test('a folder that was filled before has the same games, and is not filled again', async () => {
  const data = mkdtempSync(join(tmpdir(), 'live-games-'));
  const many = { live: 2, finished: 1, commands: 20 };
  const { games, commits, bytes } = await liveGames(data, many);
  const again = await liveGames(data, many);
  expect(again).toMatchObject({ wasThere: true, games, commits, bytes });
  await expect(liveGames(data, { ...many, live: 3 })).rejects.toThrow('filled with other games');
  rmSync(data, { recursive: true });
});
