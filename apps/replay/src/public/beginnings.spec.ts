import { describe, expect, test } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import type { Restored } from '@arbiter/platform';
import { topics, type MatchmakingEvent } from '@arbiter/protocol';
import { Beginnings } from './beginnings.ts';

const TOPIC = topics.matchmakingEvents.name;

const NO_SNAPSHOT: Restored = { outcome: 'none', from: 0, entries: new Map(), shapes: new Set() };

const opened = (match: string, game: string, from: number): MatchmakingEvent => ({
  ...{ type: 'GameOpened', match, game, number: 1, start: { type: 'StartGame' }, from, at: 0 },
});
const ended = (match: string): MatchmakingEvent => ({
  ...{ type: 'MatchEnded', match, winner: 0, score: [2, 0], reason: 'concession', at: 1 },
});

async function world(...events: readonly MatchmakingEvent[]) {
  const log = openMemoryLog();
  const append = (...more: readonly MatchmakingEvent[]) =>
    log.append(more.map((event) => ({ topic: TOPIC, key: 'eu', value: JSON.stringify(event) })));
  await append(...events);
  return { log, append, beginnings: new Beginnings(log, () => Promise.resolve(NO_SNAPSHOT)) };
}

describe('the beginnings of games', () => {
  test('are those of each game of a match that goes on', async () => {
    const { beginnings } = await world(opened('m', 'a', 5), opened('m', 'b', 9));
    expect([await beginnings.of('a'), await beginnings.of('b')]).toEqual([5, 9]);
  });

  test('are of games that were opened later, too', async () => {
    const { beginnings, append } = await world(opened('m', 'a', 5));
    await beginnings.of('a');
    await append(opened('n', 'b', 9));
    expect(await beginnings.of('b')).toBe(9);
  });

  test('are the beginning of all where no match that goes on has the game', async () => {
    const { beginnings } = await world(opened('m', 'a', 5), ended('m'));
    expect([await beginnings.of('a'), await beginnings.of('unknown')]).toEqual([0, 0]);
  });

  test('are those of the last snapshot, before which no event is read', async () => {
    const { log } = await world(opened('over', 'old', 1), ended('over'), opened('m', 'b', 9));
    const offsets: number[] = [];
    const read = log.read.bind(log);
    log.read = async function* (...args: Parameters<typeof read>) {
      for await (const record of read(...args)) {
        offsets.push(record.offset);
        yield record;
      }
    };
    const entries = new Map([
      ['over', '1'],
      ['k', JSON.stringify({ row: {}, games: [{ game: 'a', from: 5 }], told: 1 })],
    ]);
    const own = log.partitionOf(TOPIC, 'eu');
    const beginnings = new Beginnings(log, (partition) =>
      Promise.resolve(
        partition === own
          ? { outcome: 'whole', from: 2, entries, shapes: new Set<string>() }
          : NO_SNAPSHOT,
      ),
    );
    expect([await beginnings.of('a'), await beginnings.of('b')]).toEqual([5, 9]);
    expect(offsets).toEqual([2]);
  });

  test('are read only once for concurrent callers', async () => {
    const { log, beginnings } = await world(opened('m', 'a', 5), opened('n', 'b', 9));
    let reads = 0;
    const read = log.read.bind(log);
    log.read = (...args: Parameters<typeof read>) => {
      reads += 1;
      return read(...args);
    };
    const { length: partitions } = await log.extents(TOPIC);
    expect(await Promise.all([beginnings.of('a'), beginnings.of('b')])).toEqual([5, 9]);
    expect(reads).toBe(partitions);
  });
});
