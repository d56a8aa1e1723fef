import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openMemoryLog } from '@arbiter/event-log';
import { memoryKeyRing } from '@arbiter/http';
import { inProcessCoordination, type Coordination } from '@arbiter/platform';
import type { Lobby } from '../lobby/lobby.ts';
import { Chats } from './chats.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function gateway(coordination: Coordination): Chats {
  const options = { log: openMemoryLog(), coordination, keys: memoryKeyRing() };
  const chats = new Chats(options, {} as Lobby);
  chats.onApplicationBootstrap();
  return chats;
}

test('the chat of somebody whose gateway dies counts as closed after a while, and one’s own stays open', async () => {
  const coordination = inProcessCoordination();
  const [ofAnn, ofBob] = [gateway(coordination), gateway(coordination)];
  ofBob.enter('m', 1);
  ofAnn.enter('m', 0);
  await jest.advanceTimersByTimeAsync(60_000);
  expect([ofAnn.isOpen('m', 0), ofAnn.isOpen('m', 1)]).toEqual([true, true]);
  const told = jest.fn();
  ofAnn.opened.on('m', told);
  // It says nothing any more, not even that.
  ofBob.onApplicationShutdown();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(told).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(30_000);
  expect(told).toHaveBeenCalledTimes(1);
  expect([ofAnn.isOpen('m', 0), ofAnn.isOpen('m', 1)]).toEqual([true, false]);
  ofAnn.onApplicationShutdown();
});
