import { describe, expect, it } from '@jest/globals';
import type { FetchedBatch } from './requests.ts';
import { Window } from './window.ts';

const NEVER = new AbortController().signal;
const KIB = 1024;

/** Batches that follow each other, of some records each; how many of them are unpacked, and how often was said that there is room. */
function fetched({ from = 0, batches = 1, records = 1, value = '' }) {
  const unpacked: number[] = [];
  const made = Array.from({ length: batches }, (_, i): FetchedBatch => {
    const first = from + i * records;
    return {
      ...{ first, next: first + records, bytes: 100 },
      unpack: () => {
        unpacked.push(first);
        const offsets = Array.from({ length: records }, (_, at) => first + at);
        return Promise.resolve(offsets.map((offset) => messageOf(offset, value)));
      },
    };
  });
  return { batches: made, unpacked };
}

const messageOf = (offset: number, value: string) => ({
  ...{ offset: String(offset), timestamp: '0', key: null, value: Buffer.from(value) },
  ...{ headers: {}, isControlRecord: false },
});

function windowAt(from: number, most = 500) {
  const told = { room: 0 };
  const window = new Window('topic', 0, from, { most, onRoom: () => void (told.room += 1) });
  return { window, told };
}

/** Reads as a pump does, up to an offset; the most bytes of values that were handed over at once. */
async function readAll(window: Window, to: number, limit = 500) {
  const offsets: number[] = [];
  let most = 0;
  for (let at = offsets.length; at < to; at = (offsets.at(-1) ?? 0) + 1) {
    await window.more(at, NEVER);
    const records = window.read(at, limit);
    most = Math.max(
      most,
      records.reduce((sum, { value }) => sum + (value?.length ?? 0), 0),
    );
    offsets.push(...records.map(({ offset }) => offset));
  }
  return { offsets, most };
}

describe('what was fetched and is not read yet', () => {
  it('stays packed but for what the reader takes next', async () => {
    // Given a thousand batches that are half a MiB each when they are unpacked
    const { window } = windowAt(0);
    const { batches, unpacked } = fetched({ batches: 1_000, value: '.'.repeat(512 * KIB) });
    window.receive(batches, 1_000);
    expect(unpacked).toEqual([]);
    // When the reader comes
    await window.more(0, NEVER);
    // Then two of them are unpacked, which it gets at once
    expect(unpacked).toEqual([0, 1]);
    expect(window.read(0, 500)).toHaveLength(2);
  });

  it('is read to its end, each record once and in order, in batches of bounded size', async () => {
    const { window } = windowAt(0);
    window.receive(fetched({ batches: 40, records: 3, value: '.'.repeat(300 * KIB) }).batches, 120);
    const { offsets, most } = await readAll(window, 120);
    expect(offsets).toEqual(offsets.map((_, i) => i));
    expect(offsets).toHaveLength(120);
    // A MiB, and what one more batch adds
    expect(most).toBeLessThanOrEqual((1024 + 900) * KIB);
  });

  it('has room for more only while packed and unpacked together are little', async () => {
    const { window, told } = windowAt(0, 10);
    window.receive(fetched({ batches: 25 }).batches, 25);
    expect(window.hasRoom()).toBe(true);
    await window.more(0, NEVER);
    expect(window.hasRoom()).toBe(false);
    await window.more(5, NEVER);
    expect(told.room).toBe(1);
    const heavy = fetched({ from: 25, batches: 2 }).batches.map((batch) => ({
      ...batch,
      bytes: 600 * KIB,
    }));
    window.receive(heavy, 27);
    expect(window.hasRoom()).toBe(false);
  });

  it('gives many small batches to the reader at once', async () => {
    const { window } = windowAt(0);
    window.receive(fetched({ batches: 200 }).batches, 200);
    await window.more(0, NEVER);
    expect(window.read(0, 500)).toHaveLength(200);
  });

  it('leaves out what lies before the offset that was asked for', async () => {
    const { window } = windowAt(7);
    window.receive(fetched({ from: 5, records: 5 }).batches, 10);
    await window.more(7, NEVER);
    expect(window.read(7, 500).map(({ offset }) => offset)).toEqual([7, 8, 9]);
  });

  it('ends before a batch that is packed, and not where fetching goes on', async () => {
    // Given batches of which compaction left nothing, and one that comes when they are unpacked
    const { window } = windowAt(0);
    window.receive(fetched({ batches: 3, records: 0 }).batches, 30);
    await window.more(0, NEVER);
    window.receive(fetched({ from: 30, batches: 1 }).batches, 31);
    // Then a reader that finds nothing goes on at it
    expect(window.read(0, 500)).toEqual([]);
    expect(window.next).toBe(30);
    await window.more(window.next, NEVER);
    expect(window.read(30, 500).map(({ offset }) => offset)).toEqual([30]);
  });

  it('is read up to a batch that can’t be unpacked, and no further', async () => {
    const { window } = windowAt(0);
    const [first, second] = fetched({ batches: 2 }).batches as [FetchedBatch, FetchedBatch];
    const broken = { ...second, unpack: () => Promise.reject(new Error('broken')) };
    window.receive([first, broken], 2);
    await window.more(0, NEVER);
    expect(window.read(0, 500).map(({ offset }) => offset)).toEqual([0]);
    await expect(window.more(1, NEVER)).rejects.toThrow('broken');
    expect(window.next).toBe(1);
  });
});
