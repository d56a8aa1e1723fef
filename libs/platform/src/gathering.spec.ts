import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import type { Batch } from '@arbiter/event-log';
import { Gathering } from './gathering.ts';

const batchOf = (partition: number): Batch => ({ topic: 't', partition, records: [], next: 1 });

const messageOf = (error: unknown): string => (error as Error).message;
const nameOf = (error: unknown): string => (error as Error).name;

/** A gathering whose takings are noted, and end when told to. */
function gathering(signal?: AbortSignal) {
  const takings: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const made = new Gathering(
    { millis: 0 },
    (batches) => {
      takings.push(batches.map(({ partition }) => partition));
      return new Promise((done, failed) => {
        ends.push((error) => (error === undefined ? done() : failed(error)));
      });
    },
    signal,
  );
  /** Ends the oldest taking, and lets what follows from it happen. */
  const end = async (error?: Error): Promise<void> => {
    ends.shift()?.(error);
    await pause(0);
  };
  return { made, takings, end };
}

describe('gathered batches', () => {
  test('the first is handled at once, and those that come meanwhile together', async () => {
    const { made, takings, end } = gathering();
    const all = [1, 2, 3].map((partition) => made.add(batchOf(partition)));
    expect(takings).toEqual([[1]]);
    await end();
    expect(takings).toEqual([[1], [2, 3]]);
    await end();
    await Promise.all(all);
  });

  test('if handling them together fails, each is tried alone, and only the bad one fails', async () => {
    const { made, takings, end } = gathering();
    const first = made.add(batchOf(1));
    const [good, bad] = [made.add(batchOf(2)), made.add(batchOf(3))];
    const failure = bad.catch(messageOf);
    await end();
    await end(new Error('together'));
    await end();
    await end(new Error('alone'));
    await Promise.all([first, good]);
    expect(await failure).toBe('alone');
    expect(takings).toEqual([[1], [2, 3], [2], [3]]);
  });

  test('when it ends, nothing more is handled: neither what is queued, nor what failed together', async () => {
    const ending = new AbortController();
    const { made, takings, end } = gathering(ending.signal);
    const first = made.add(batchOf(1));
    const failures = [2, 3].map((partition) => made.add(batchOf(partition)).catch(nameOf));
    await end();
    await first;
    const waiting = made.add(batchOf(4)).catch(nameOf);
    ending.abort();
    expect(await waiting).toBe('AbortError');
    await end(new Error('interrupted'));
    expect(await Promise.all(failures)).toEqual(['AbortError', 'AbortError']);
    expect(await made.add(batchOf(5)).catch(nameOf)).toBe('AbortError');
    expect(takings).toEqual([[1], [2, 3]]);
  });

  test.each([
    ['a full batch says that more is waiting, and the next is taken as soon as it comes', 2, true],
    ['after one that is not full comes the whole pause', 3, false],
  ])('%s', async (_, full, isTaken) => {
    const takings: number[] = [];
    const ending = new AbortController();
    const made = new Gathering(
      { millis: 60_000, full },
      async (batches) => {
        takings.push(...batches.map(({ partition }) => partition));
        await pause(0);
      },
      ending.signal,
    );
    const record = { key: 'k', value: null } as unknown as Batch['records'][number];
    await made.add({ ...batchOf(1), records: [record, record] });
    const second = made.add(batchOf(2)).catch(nameOf);
    await pause(50);
    expect(takings).toEqual(isTaken ? [1, 2] : [1]);
    ending.abort();
    await second;
  });
});
