import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type LocalLog } from '@arbiter/event-log';
import { topics, type Player } from '@arbiter/protocol';
import fc from 'fast-check';
import { OffsetsByKey } from './offsets-by-key.ts';
import { Persons } from './persons.ts';

const TOPIC = topics.players.name;
const MOST = 10;

const person = (player: string, name = player): Player => ({
  ...{ player, kind: 'guest', name, since: 1, textKey: 'k' },
});

describe('the persons that a gateway holds', () => {
  let log: LocalLog;
  beforeEach(() => {
    log = openMemoryLog();
  });
  afterEach(() => log.close());

  const write = (players: readonly Player[]) =>
    log.append(
      players.map((one) => ({ topic: TOPIC, key: one.player, value: JSON.stringify(one) })),
    );
  const guests = (count: number): Player[] =>
    Array.from({ length: count }, (_, n) => person(`p-${n}`, `Guest ${n}`));

  /** Persons after a start, and what takes up records that came since. */
  async function started(named: readonly string[] = []) {
    const persons = new Persons({ log, named: () => named, most: MOST });
    const read = new Map<number, number>();
    for (const [partition, extent] of await log.available(TOPIC)) {
      await persons.pass(partition, extent);
      read.set(partition, extent.next);
    }
    const follow = async (): Promise<void> => {
      for (const [partition, { next }] of await log.available(TOPIC)) {
        const from = read.get(partition) ?? 0;
        for await (const one of log.read(TOPIC, partition, from, next)) persons.take(one);
        read.set(partition, next);
      }
    };
    return { persons, follow };
  }

  test('after a start, those are held who are named, however many have ever come', async () => {
    await write(guests(2_000));
    const { persons } = await started(['p-7', 'p-1999', 'nobody']);
    expect(persons.size).toBe(2);
    expect([persons.held('p-7')?.name, persons.held('p-1999')?.name]).toEqual([
      'Guest 7',
      'Guest 1999',
    ]);
  });

  test('whoever comes back is found, and as many stay as were asked for last', async () => {
    await write(guests(200));
    const { persons } = await started(['p-0']);
    for (let n = 1; n < 200; n++) {
      expect((await persons.find(`p-${n}`))?.name).toBe(`Guest ${n}`);
      expect(persons.size).toBeLessThanOrEqual(1 + 2 * MOST);
    }
    expect([persons.held('p-0')?.name, persons.held('p-199')?.name]).toEqual([
      'Guest 0',
      'Guest 199',
    ]);
    expect(persons.held('p-100')).toBeUndefined();
  });

  test('those who come anew are held for a while, and found later', async () => {
    const { persons, follow } = await started();
    await write(guests(100));
    await follow();
    await write([person('p-last')]);
    await follow();
    expect(persons.size).toBeLessThanOrEqual(2 * MOST);
    expect(persons.held('p-last')?.name).toBe('p-last');
    expect((await persons.find('p-3'))?.name).toBe('Guest 3');
  });

  test('somebody is found as their last record says', async () => {
    await write([person('p-1', 'Ann'), person('p-1', 'Anna')]);
    const { persons, follow } = await started();
    expect((await persons.find('p-1'))?.name).toBe('Anna');
    await write([person('p-1', 'Annabel')]);
    await follow();
    expect((await persons.find('p-1'))?.name).toBe('Annabel');
  });

  test('who was erased is not there, be it before the start, later, or while they are looked for', async () => {
    const erase = (player: string) => log.append([{ topic: TOPIC, key: player, value: null }]);
    await write(guests(4));
    await erase('p-0');
    const { persons, follow } = await started(['p-0', 'p-1']);
    expect(await persons.find('p-0')).toBeUndefined();
    await erase('p-1');
    await follow();
    expect([persons.held('p-1'), await persons.find('p-1')]).toEqual([undefined, undefined]);
    const found = persons.find('p-2');
    await erase('p-2');
    await follow();
    await found;
    expect([persons.held('p-2'), await persons.find('p-2')]).toEqual([undefined, undefined]);
  });

  test('who never was is not there', async () => {
    await write(guests(3));
    const { persons } = await started();
    expect(await persons.find('p-3')).toBeUndefined();
  });
});

test('offsets by key are those of its records, the newest first, and few others', () => {
  const keys = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 3_000 });
  fc.assert(
    fc.property(keys, (all) => {
      const offsets = new OffsetsByKey();
      all.forEach((key, at) => offsets.add(key, 3 * at));
      for (const key of ['a', 'd', 'e']) {
        const wanted = all.flatMap((one, at) => (one === key ? [3 * at] : [])).reverse();
        expect([...offsets.of(key)]).toEqual(wanted);
      }
    }),
    { numRuns: 20 },
  );
});

test('of two keys with one hash both have their offsets', () => {
  // Found by trying: FNV-1a has the same for both.
  const [one, other] = ['costarring', 'liquid'];
  const offsets = new OffsetsByKey();
  offsets.add(one, 1);
  offsets.add(other, 2);
  expect([[...offsets.of(one)], [...offsets.of(other)]]).toEqual([
    [2, 1],
    [2, 1],
  ]);
});
