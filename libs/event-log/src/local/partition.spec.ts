import { describe, expect, it, jest } from '@jest/globals';
import type { LogRecord, TopicSettings } from '../event-log.ts';
import { Partition } from './partition.ts';
import type { LogStore } from './store.ts';

const SETTINGS = { name: 'topic', ephemeral: false } as TopicSettings;

/** A partition of which so many records were published, each with a value of so many characters. */
function published(count: number, characters: number) {
  const value = 'x'.repeat(characters);
  const records = Array.from({ length: count }, (_, offset): LogRecord => ({
    ...{ topic: 'topic', partition: 0, offset, time: 0, key: 'k', headers: {}, value },
  }));
  const read = jest.fn((_topic: string, _partition: number, from: number, limit: number) =>
    records.slice(from, from + limit),
  );
  const empty = { first: 0, next: 0, lastTime: 0 };
  const store = { read } as unknown as LogStore;
  const partition = new Partition(SETTINGS, 0, empty, store, () => undefined);
  for (const record of records) partition.publish([record]);
  return { partition, read };
}

describe('a partition of a local log', () => {
  it.each([
    ['short ones by their number', 5_000, 10, 2_000],
    ['long ones by their characters', 100, 200_000, 5],
  ])('has the newest records in memory, %s', (_title, count, characters, held) => {
    const { partition, read } = published(count, characters);
    expect(partition.read(count - held, held)).toHaveLength(held);
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['many short ones', 5_000, 10],
    ['few long ones', 100, 200_000],
    ['some of which one is too long for it', 3, 3_000_000],
  ])('reads all others from its store: %s', (_title, count, characters) => {
    const { partition, read } = published(count, characters);
    expect(partition.read(0, count).map(({ offset }) => offset)).toEqual([...Array(count).keys()]);
    expect(read).toHaveBeenCalledTimes(1);
  });
});
