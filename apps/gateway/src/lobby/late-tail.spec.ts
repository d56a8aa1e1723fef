import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination } from '@arbiter/platform';
import { REGION, topics } from '@arbiter/protocol';
import { DEFAULT_LIMITS } from '../options.ts';
import { Lobby } from './lobby.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

/** A gateway's lobby on a log that brings it what is new some milliseconds late. */
async function lateLobby(log: EventLog, late: number): Promise<Lobby> {
  const slow = new Proxy(log, {
    get(target, name) {
      if (name === 'tail') {
        const tail: EventLog['tail'] = (options) =>
          target.tail({
            ...options,
            onBatch: async (batch) => {
              await pause(late);
              await options.onBatch(batch);
            },
          });
        return tail;
      }
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const lobby = new Lobby(
    { log: slow, coordination: inProcessCoordination(), keys: memoryKeyRing() },
    DEFAULT_LIMITS,
  );
  await lobby.onApplicationBootstrap();
  opened.push({ close: () => lobby.onApplicationShutdown() });
  return lobby;
}

test('what another gateway has told already is found here too, though the tail is late', async () => {
  const log = openMemoryLog();
  opened.push(log);
  const lobby = await lateLobby(log, 150);
  const value = JSON.stringify({
    type: 'TicketRefused',
    ticket: 't-1',
    player: 'ann',
    why: 'deck',
    at: 1,
  });
  await log.append([{ topic: topics.matchmakingEvents.name, key: REGION, value }]);
  expect(lobby.heldTicket('t-1')).toBeUndefined();
  expect(await lobby.ticket('t-1', null)).toMatchObject({ ticket: 't-1', status: 'refused' });
  // Found by waiting for the tail, whose changes it will get, and not beside it.
  expect(await lobby.ticket('t-1', null)).toBe(lobby.heldTicket('t-1'));
});
