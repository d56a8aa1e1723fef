import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { KeyIndex, mostOf } from './key-index.ts';

/** A partition with the keys of its records, by offset, and what was read of it. */
function partition(keys: readonly string[]) {
  const read: [number, number][] = [];
  const index = (most = 1_000) =>
    new KeyIndex(async function* (from, to) {
      read.push([from, to]);
      for (let offset = from; offset < Math.min(to, keys.length); offset++) {
        await Promise.resolve();
        yield { offset, key: keys[offset]! };
      }
    }, most);
  /** The expected result, found without an index. */
  const wanted = (key: string, from: number, to: number) =>
    keys.flatMap((one, offset) => (one === key && offset >= from && offset < to ? [offset] : []));
  return { read, index, wanted };
}

const ABC = Array.from({ length: 12 }, (_, offset) => 'abc'.charAt(offset % 3));

describe('an index of keys', () => {
  it('finds what a look through the partition finds, whatever is asked for in whatever order', async () => {
    const offset = fc.integer({ min: 0, max: 40 });
    const asked = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), offset, offset), {
      minLength: 1,
    });
    const keys = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(keys, asked, fc.integer({ min: 1, max: 30 }), async (all, asks, most) => {
        const { index, wanted } = partition(all);
        const one = index(most);
        // All at once: they wait for each other.
        const found = await Promise.all(
          asks.map(([key, from, length]) => one.find(key, from, from + length)),
        );
        expect(found).toEqual(asks.map(([key, from, length]) => wanted(key, from, from + length)));
      }),
    );
  });

  it('finds the same if other readers share what they read, whenever they do', async () => {
    const offset = fc.integer({ min: 0, max: 40 });
    const keys = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 });
    const asked = fc.tuple(fc.constant('asks'), fc.constantFrom('a', 'b', 'd'), offset, offset);
    const noted = fc.tuple(fc.constant('reads'), fc.constant(''), offset, offset);
    const steps = fc.array(fc.tuple(fc.oneof(asked, noted), fc.boolean()), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(keys, steps, fc.integer({ min: 1, max: 30 }), async (all, taken, most) => {
        const { index, wanted } = partition(all);
        const one = index(most);
        const found: Promise<readonly number[]>[] = [];
        const expected: number[][] = [];
        for (const [[what, key, from, length], waits] of taken) {
          if (what === 'asks') {
            found.push(one.find(key, from, from + length));
            expected.push(wanted(key, from, from + length));
            if (waits) await found.at(-1);
          } else {
            const records = all.map((its, at) => ({ key: its, offset: at }));
            one.note(from, records.slice(from, from + length));
          }
        }
        expect(await Promise.all(found)).toEqual(expected);
      }),
    );
  });

  it('does not read again what others have read from far back', async () => {
    const { read, index, wanted } = partition(ABC);
    const records = ABC.map((key, offset) => ({ key, offset }));
    const one = index();
    one.note(8, records.slice(8, 10));
    one.note(0, records.slice(0, 4));
    one.note(10, records.slice(10));
    one.note(3, records.slice(3, 9));
    expect(await one.find('b', 0, 9)).toEqual(wanted('b', 0, 9));
    expect(read).toEqual([]);
    one.note(9, records.slice(9));
    one.note(0, records.slice(0, 2));
    expect(await one.find('a', 0, 12)).toEqual(wanted('a', 0, 12));
    expect(read).toEqual([]);
  });

  it('reads nothing twice', async () => {
    const { read, index } = partition(ABC);
    const one = index();
    await one.find('a', 3, 9);
    await one.find('b', 3, 9);
    await one.find('c', 1, 12);
    await one.find('a', 0, 12);
    expect(read).toEqual([
      [3, 9],
      [1, 3],
      [9, 12],
      [0, 1],
    ]);
  });

  it('reads once for concurrent callers', async () => {
    const { read, index } = partition(ABC);
    const one = index();
    await Promise.all(['a', 'b', 'c'].map((key) => one.find(key, 0, 12)));
    expect(read).toEqual([[0, 12]]);
  });

  it('forgets the oldest if there are too many, and scans for those each time', async () => {
    const { read, index, wanted } = partition(ABC);
    const one = index(3);
    await one.find('a', 0, 12);
    expect(await one.find('b', 0, 2)).toEqual(wanted('b', 0, 2));
    expect(await one.find('c', 0, 3)).toEqual(wanted('c', 0, 3));
    expect(read.slice(1)).toEqual([
      [0, 2],
      [0, 3],
    ]);
    // The newest three are remembered, and hardly more.
    await one.find('a', 9, 12);
    expect(read).toHaveLength(3);
  });

  it('knows only what it has read if a read fails, and continues from there', async () => {
    let fails = true;
    const index = new KeyIndex(async function* (from, to) {
      for (let offset = from; offset < to; offset++) {
        await Promise.resolve();
        if (offset === 4 && fails) throw new Error('no broker');
        yield { offset, key: ABC[offset]! };
      }
    }, 1_000);
    await expect(index.find('b', 0, 6)).rejects.toThrow('no broker');
    fails = false;
    expect(await index.find('b', 0, 6)).toEqual([1, 4]);
    expect(await index.find('a', 0, 6)).toEqual([0, 3]);
  });

  it('remembers no more of a topic that is divided into more than sixty partitions', () => {
    expect(mostOf(12)).toBe(mostOf(60));
    for (const partitions of [61, 240, 6_000]) {
      expect(mostOf(partitions) * partitions).toBeLessThanOrEqual(mostOf(60) * 60);
    }
  });
});
