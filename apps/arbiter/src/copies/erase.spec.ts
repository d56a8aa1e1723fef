import { expect, test } from '@jest/globals';
import type { Appended, LogRecord, NewRecord } from '@arbiter/event-log';
import { isCompacted } from './erase.ts';
import { PERSONS } from './of-players.ts';

test('a broker that hears of its new settings late still gets a record that begins a segment', async () => {
  // given a partition whose cleaner touches nothing before the third record after the settings were altered
  const written: { key: string; value: string | null }[] = [{ key: 'p-1', value: 'Zebedee' }];
  const log = {
    partitionOf: () => 0,
    append: (records: readonly NewRecord[]): Promise<readonly Appended[]> => {
      written.push(...records);
      if (written.length > 3) written.splice(0, 3);
      return Promise.resolve([]);
    },
    async *read(): AsyncGenerator<LogRecord> {
      for (const record of written) yield await Promise.resolve(record as LogRecord);
    },
  };
  // when the person's erasure waits for it, then it ends, and not in vain
  expect(await isCompacted(log, PERSONS, 'p-1', 1)).toBe(true);
  expect(written).toEqual([expect.objectContaining({ key: 'p-1', value: null })]);
});
