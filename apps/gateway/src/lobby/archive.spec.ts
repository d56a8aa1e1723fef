import { describe, expect, test } from '@jest/globals';
import type { EventLog } from '@arbiter/event-log';
import type { Deck, MatchmakingEvent } from '@arbiter/protocol';
import { Archive } from './archive.ts';

/** Milliseconds that a pass takes in these tests. */
const PASS = 100;

const deck: Deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
const opened = (ticket: string): MatchmakingEvent => ({
  ...{ type: 'TicketOpened', ticket, player: 'ann', deck, opponent: { kind: 'anyone' }, at: 1 },
  offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 }],
});

/** An archive of these events, and what it does: how often it reads them, how long it rests. */
function archiveOf(...events: readonly MatchmakingEvent[]) {
  const told = { passes: 0, rests: [] as number[] };
  const log = {
    partitions: () => 1,
    async *read() {
      told.passes += 1;
      for (const event of events) {
        yield Promise.resolve({ offset: 0, value: JSON.stringify(event), headers: {} });
      }
    },
  } as unknown as EventLog;
  const archive = new Archive(log, () => events.length, {
    now: () => told.passes * PASS,
    rest: (millis) => Promise.resolve(told.rests.push(millis)),
  });
  return { archive, told };
}

const inventedIds = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => `local-g-${i}`);

describe('the record of tickets, matches and games', () => {
  test('is left alone three times as long as each pass took', async () => {
    const { archive, told } = archiveOf();
    for (const id of inventedIds(3)) await archive.eventsOf(id);
    expect(told).toEqual({ passes: 3, rests: Array(3).fill(3 * PASS) });
  });

  test('is looked through for 64 ids in one pass', async () => {
    const { archive, told } = archiveOf();
    await Promise.all(inventedIds(1 + 64 + 1).map((id) => archive.eventsOf(id)));
    expect(told.passes).toBe(3);
  });

  test('is looked through once for an id that many ask for', async () => {
    const { archive, told } = archiveOf();
    const first = archive.eventsOf('local-g-1');
    await Promise.all(Array.from({ length: 500 }, () => archive.eventsOf('local-g-2')));
    await first;
    expect(told.passes).toBe(2);
  });

  test('has 256 ids waiting for it at most; further requests get a Retry-After', async () => {
    const { archive } = archiveOf();
    const answers = await Promise.allSettled(
      inventedIds(1 + 256 + 1).map((id) => archive.eventsOf(id)),
    );
    const refused = answers.flatMap((answer, i) =>
      answer.status === 'rejected' ? [[i, answer.reason as unknown]] : [],
    );
    expect(refused).toEqual([
      [257, expect.objectContaining({ headers: { 'retry-after': '1' }, status: 503 })],
    ]);
  });

  test('knows nothing of an id that is only the name of a card', async () => {
    const { archive } = archiveOf(opened('t-1'), opened('t-2'));
    expect(await archive.eventsOf('Forest')).toEqual([]);
    expect(await archive.eventsOf('t-2')).toEqual([opened('t-2')]);
  });
});
