import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { snapshotMark } from '@arbiter/protocol';
import { MAX_RECORD_BYTES, type EventLog, type TopicSettings } from '@arbiter/event-log';
import { Snapshots, type Restored, type SnapshotsOptions } from './snapshots.ts';

/** The topic that the suite uses. */
export const SNAPSHOTS_TOPIC: TopicSettings = {
  name: 'snapshots.v1',
  partitions: 2,
  retention: 'compacted',
  ephemeral: false,
};

/** A log with `SNAPSHOTS_TOPIC`, and nothing on it. */
export interface Backend {
  readonly log: EventLog;
  readonly remove: () => Promise<void>;
}

const TOPIC = SNAPSHOTS_TOPIC.name;
const P = 1;

/** How snapshots behave on a log, whichever it is. */
export function snapshotsBehaviour(name: string, backend: () => Promise<Backend>): void {
  let on: Backend;
  beforeEach(async () => {
    on = await backend();
  });
  afterEach(() => on.remove());

  const of = (options: Partial<SnapshotsOptions> = {}): Snapshots =>
    new Snapshots({
      log: on.log,
      topic: TOPIC,
      source: '/test',
      fold: 'f',
      shape: 's1',
      ...options,
    });
  /** What a new owner finds now. */
  const found = (options: Partial<SnapshotsOptions> = {}): Promise<Restored> =>
    of(options).restore(P);
  const store = (
    snapshots: Snapshots,
    from: number,
    entries: Readonly<Record<string, string | null>>,
  ): Promise<void> => snapshots.store(P, { from, oldest: from - 1, entries: texts(entries) });
  const records = async () => {
    const all = [];
    for await (const record of on.log.read(TOPIC, P, 0)) all.push(record);
    return all;
  };

  describe(`snapshots on ${name}`, () => {
    it('are none before the first', async () => {
      expect(await found()).toMatchObject({ outcome: 'none', from: 0, entries: new Map() });
    });

    it('give back the entries as they were, and the offset before which all is in them', async () => {
      await store(of(), 20, { a: '{"n":1}', b: '{"n":"ä\\n€😀"}' });
      const entries = new Map(Object.entries({ a: '{"n":1}', b: '{"n":"ä\\n€😀"}' }));
      expect(await found()).toMatchObject({ outcome: 'whole', from: 20, entries });
    });

    it('write what changed, and no more', async () => {
      const one = of();
      await store(one, 20, { a: 'x'.repeat(50_000), b: '1' });
      const before = (await records()).at(-1)?.offset ?? 0;
      await store(one, 30, { b: '2' });
      const after = (await records()).filter(({ offset }) => offset > before);
      expect(after.reduce((sum, { value }) => sum + (value?.length ?? 0), 0)).toBeLessThan(2_000);
      expect(entriesOf(await found())).toEqual({ a: 'x'.repeat(50_000), b: '2' });
    });

    it('forget what is gone, and remember what came back', async () => {
      const one = of();
      await store(one, 20, { a: '1', b: '1' });
      await store(one, 30, { a: null, b: null, c: null });
      await store(one, 40, { b: '2' });
      expect(entriesOf(await found())).toEqual({ b: '2' });
    });

    it('are continued by an owner that restored them', async () => {
      await store(of(), 20, { a: '1', b: '1' });
      const next = of();
      await next.restore(P);
      await store(next, 30, { b: null, c: '1' });
      expect(await found()).toMatchObject({ outcome: 'whole', from: 30 });
      expect(entriesOf(await found())).toEqual({ a: '1', c: '1' });
    });

    it('have records of bounded size, however many entries there are, and however large one is', async () => {
      const many = Object.fromEntries(
        Array.from({ length: 30_000 }, (_, i) => [`closed-${i}`, String(1_795_400_000_000 + i)]),
      );
      const entries = { ...many, long: '😀€a'.repeat(600_000) };
      await store(of(), 20, entries);
      expect(entriesOf(await found())).toEqual(entries);
      const largest = Math.max(...(await records()).map(({ value }) => bytesOf(value)));
      expect(largest).toBeLessThan(MAX_RECORD_BYTES);
    });

    it('are those before, to the letter, wherever the last one was cut off', async () => {
      const first = { a: '1', b: 'x'.repeat(600_000), c: '1' };
      await store(of(), 20, first);
      for (let allowed = 0; ; allowed++) {
        const torn = of({ log: dying(on.log, allowed) });
        await torn.restore(P);
        const done = await store(torn, 30, { a: '2', b: 'y'.repeat(600_000), c: null }).then(
          () => true,
          () => false,
        );
        if (done) break;
        expect(await found()).toMatchObject({ outcome: 'whole', from: 20 });
        expect(entriesOf(await found())).toEqual(first);
      }
      expect(entriesOf(await found())).toEqual({ a: '2', b: 'y'.repeat(600_000) });
    });

    it('leave nothing of a torn one to later ones', async () => {
      await store(of(), 20, { a: '1', b: '1' });
      const torn = of({ log: dying(on.log, 1) });
      await torn.restore(P);
      await expect(store(torn, 30, { a: 'torn', b: 'torn' })).rejects.toThrow('died');
      for (const from of [40, 50, 60]) {
        const next = of();
        await next.restore(P);
        await store(next, from, { c: String(from) });
      }
      expect(entriesOf(await found())).toEqual({ a: '1', b: '1', c: '60' });
      const last = new Map((await records()).map(({ key, value }) => [key, value]));
      expect([...last.values()].filter((value) => value?.includes('torn'))).toEqual([]);
    });

    it('belong to the next one where one of the same writer failed', async () => {
      let dies = false;
      const log = gated(on.log, () => dies);
      const one = of({ log });
      await store(one, 20, { a: '1', b: '1' });
      dies = true;
      await expect(store(one, 30, { a: '2' })).rejects.toThrow('died');
      dies = false;
      await store(one, 40, { a: '3' });
      expect(await found()).toMatchObject({ outcome: 'whole', from: 40 });
      expect(entriesOf(await found())).toEqual({ a: '3', b: '1' });
    });

    it('are one whole state even where an owner who was cut off writes beside the new one', async () => {
      const old = of();
      await store(old, 20, { a: '20', b: '20' });
      const next = of();
      await next.restore(P);
      for (const [writer, from] of [
        [next, 30],
        [old, 25],
        [next, 40],
        [old, 26],
        [old, 27],
        [next, 50],
      ] as const) {
        await store(writer, from, { a: String(from), b: String(from) });
        const restored = await found();
        const text = String(restored.from);
        expect(entriesOf(restored)).toEqual({ a: text, b: text });
      }
    });

    it('are the one before where a record of the last is lost, and say so', async () => {
      const one = of();
      await store(one, 20, { a: '1' });
      await store(one, 30, { a: '2' });
      await loseRun(on.log, -1);
      expect(await found()).toMatchObject({ outcome: 'older', from: 20 });
      expect(entriesOf(await found())).toEqual({ a: '1' });
    });

    it('say where to replay from if none is whole', async () => {
      const one = of();
      await store(one, 20, { a: '1' });
      await store(one, 30, { b: '1' });
      await loseRun(on.log, 0);
      expect(await found()).toMatchObject({ outcome: 'damaged', from: 29, entries: new Map() });
    });

    it('of another shape are brought to ours where we know how', async () => {
      await store(of(), 20, { a: '1', b: '1' });
      const shape = { shape: 's2', upcasts: { s1: (text: string) => `new ${text}` } };
      const next = of(shape);
      expect(entriesOf(await next.restore(P))).toEqual({ a: 'new 1', b: 'new 1' });
      await store(next, 30, { b: 'new 2' });
      expect(entriesOf(await found(shape))).toEqual({ a: 'new 1', b: 'new 2' });
    });

    it('of an unknown shape are reported, with where to replay from, and replaced', async () => {
      await store(of(), 20, { a: '1' });
      const next = of({ shape: 's2' });
      expect(await next.restore(P)).toMatchObject({
        outcome: 'foreign',
        from: 19,
        entries: new Map(),
      });
      await store(next, 30, { b: '1' });
      expect(entriesOf(await found({ shape: 's2' }))).toEqual({ b: '1' });
    });

    it('are each fold’s own where several share the topic', async () => {
      const [one, other] = [of({ fold: 'one' }), of({ fold: 'other' })];
      for (let from = 20; from < 60; from++) await store(one, from, { a: String(from) });
      await store(other, 7, { a: 'other' });
      for (let from = 60; from < 70; from++) await store(one, from, { a: String(from) });
      expect(entriesOf(await found({ fold: 'other' }))).toEqual({ a: 'other' });
      expect(entriesOf(await found({ fold: 'one' }))).toEqual({ a: '69' });
    });

    it('are read in about twice the live data, however much was ever written', async () => {
      const one = of();
      await store(one, 1, { still: 'x' });
      for (let from = 2; from < 40; from++) await store(one, from, { a: `${from}`.repeat(60_000) });
      await store(one, 40, { a: 'short' });
      await store(one, 41, { b: 'short' });
      await store(one, 42, { b: null });
      const mark = (await records()).filter(({ key }) => key.startsWith('f/mark/')).at(-1);
      const { runs } = snapshotMark.parse(JSON.parse(mark?.value ?? ''));
      const characters = runs.reduce((sum, run) => sum + run.characters, 0);
      expect(characters).toBeLessThan(1_100_000);
      expect(entriesOf(await found())).toEqual({ still: 'x', a: 'short' });
    });

    it('refuse an entry that is no line', async () => {
      await expect(store(of(), 1, { 'a\tb': '1' })).rejects.toThrow(RangeError);
      await expect(store(of(), 1, { a: '1\n2' })).rejects.toThrow(RangeError);
    });
  });
}

const texts = (entries: Readonly<Record<string, string | null>>) =>
  new Map(
    Object.entries(entries).map(([key, text]) => [key, text === null ? null : () => text] as const),
  );

const entriesOf = ({ entries }: Restored) => Object.fromEntries(entries);

const bytesOf = (value: string | null): number => Buffer.byteLength(value ?? '');

/** A log to which this many records are appended, and no more: as if its writer died. */
function dying(log: EventLog, allowed: number): EventLog {
  let left = allowed;
  return gated(log, () => left-- <= 0);
}

/** A log that rejects appends while switched to. */
export function gated(log: EventLog, isDead: () => boolean): EventLog {
  return new Proxy(log, {
    get: (target, name) => {
      if (name === 'append' && isDead()) return () => Promise.reject(new Error('it died'));
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => Reflect.apply(value, target, args);
    },
  });
}

/** Removes a record of a run: the one at this place among all. */
async function loseRun(log: EventLog, place: number): Promise<void> {
  const keys: string[] = [];
  for await (const { key } of log.read(TOPIC, P, 0)) if (key.startsWith('f/run/')) keys.push(key);
  await log.append([{ topic: TOPIC, partition: P, key: keys.at(place) ?? '', value: null }]);
}
