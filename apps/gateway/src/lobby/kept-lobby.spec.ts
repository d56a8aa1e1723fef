import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type LocalLog } from '@arbiter/event-log';
import { inProcessCoordination } from '@arbiter/platform';
import { topics, type Deck, type MatchmakingEvent } from '@arbiter/protocol';
import { DEFAULT_LIMITS, type GatewayOptions } from '../options.ts';
import { Lobby } from './lobby.ts';

const EVENTS = topics.matchmakingEvents.name;
const SNAPSHOTS = topics.gatewaySnapshots.name;
const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
const deck: Deck = { main: [{ name: 'Forest', count: 60 }], side: [] };

const ticket = (id: string, player: string, at: number): MatchmakingEvent => ({
  ...{ type: 'TicketOpened', ticket: id, player, offers: [offer], deck, at },
  opponent: { kind: 'anyone' },
});

/** Two tickets, their match and its game, of the hour of their number. */
const begun = (n: number): MatchmakingEvent[] => [
  ticket(`t-${n}-0`, `p-${n}`, n),
  ticket(`t-${n}-1`, 'everybody', n),
  {
    ...{ type: 'MatchOpened', match: `m-${n}`, region: 'local', offer, decks: [deck, deck], at: n },
    ...{ tickets: [`t-${n}-0`, `t-${n}-1`], players: [`p-${n}`, 'everybody'] },
  },
  {
    ...{ type: 'GameOpened', match: `m-${n}`, game: `g-${n}`, number: 1, from: n, at: n },
    start: { type: 'StartGame' },
  },
];
const ended = (n: number): MatchmakingEvent => ({
  ...{ type: 'MatchEnded', match: `m-${n}`, winner: 0, score: [1, 0], reason: 'games', at: n },
});
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

describe('a lobby that was kept', () => {
  let log: LocalLog;
  /** Of matchmaking.events, what was read since a lobby was started last. */
  let read: number;
  let unavailable: (topic: string, partition: number) => boolean;
  let running: Lobby[];
  beforeEach(() => {
    log = openMemoryLog();
    [read, running, unavailable] = [0, [], () => false];
  });
  afterEach(async () => {
    for (const lobby of running) await lobby.onApplicationShutdown();
    await log.close();
  });

  const tell = (events: readonly MatchmakingEvent[]) =>
    log.append(
      events.map((event) => ({ topic: EVENTS, key: 'local', value: JSON.stringify(event) })),
    );

  async function started(): Promise<Lobby> {
    const watched: Partial<EventLog> = {
      async *read(topic, ...rest) {
        for await (const record of log.read(topic, ...rest)) {
          if (topic === EVENTS) read += 1;
          yield record;
        }
      },
      available: async (topic) =>
        new Map([...(await log.available(topic))].filter(([one]) => !unavailable(topic, one))),
    };
    const seen = new Proxy(log, {
      get(target, name) {
        const value: unknown = Reflect.get(watched, name) ?? Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const options = { log: seen, coordination: inProcessCoordination() };
    const lobby = new Lobby(options as unknown as GatewayOptions, {
      ...DEFAULT_LIMITS,
      settled: 4,
    });
    read = 0;
    await lobby.onApplicationBootstrap();
    running.push(lobby);
    return lobby;
  }
  const stop = async (lobby: Lobby): Promise<void> => {
    running = running.filter((one) => one !== lobby);
    await lobby.onApplicationShutdown();
  };
  const heard = (lobby: Lobby, match: string): Promise<unknown> =>
    new Promise((resolve) => lobby.matchChanges.on(match, resolve));

  const shown = async (lobby: Lobby) => ({
    size: lobby.size,
    live: lobby.liveMatches(100),
    of: lobby.matchesOf('everybody', 100),
    waiting: await lobby.open('ann'),
    games: [...lobby.liveGames()],
    settled: numbers(46, 50).map((n) => lobby.heldTicket(`t-${n}-1`)),
  });

  test('is as it was, whatever was over before: nothing of that is read again', async () => {
    // Given a lobby with much that is over, and some that goes on
    const first = await started();
    const before = heard(first, 'm-53');
    await tell(numbers(0, 50).flatMap((n) => [...begun(n), ended(n)]));
    await tell([...begun(51), ...begun(52), ticket('t', 'ann', 53), ...begun(53)]);
    await before;
    const was = await shown(first);
    await stop(first);
    // When it is started again
    const again = await started();
    // Then it holds the same, and has read nothing
    expect(await shown(again)).toEqual(was);
    expect(was.size).toEqual({ tickets: 5, matches: 7, games: 7 });
    expect(read).toBe(0);
    // And goes on with what comes
    const changed = heard(again, 'm-51');
    await tell([ended(51)]);
    await changed;
    expect(again.liveMatches(9).map(({ match }) => match)).toEqual(['m-53', 'm-52']);
  });

  test('is kept soon after a start that had to read much, though nothing more comes', async () => {
    // Given more events than a snapshot waits for, and no snapshot
    await tell(numbers(0, 420).flatMap((n) => [...begun(n), ended(n)]));
    // When a gateway starts, and nothing happens any more
    await started();
    expect(read).toBeGreaterThan(2_000);
    // Then it is in a snapshot, so that one which starts after it was killed reads nothing of that again
    const isKept = async (): Promise<boolean> => (await log.extent(SNAPSHOTS, 0)).next > 0;
    for (let tries = 0; tries < 200 && !(await isKept()); tries += 1) await pause(20);
    await started();
    expect(read).toBe(0);
  });

  test('still knows who is to play something again', async () => {
    const first = await started();
    const before = heard(first, 'm-1');
    await tell([...begun(1), ended(1)]);
    await before;
    const ruled = heard(first, 'm-1');
    await tell([
      {
        ...{ type: 'GameRewound', match: 'm-1', game: 'g-1', dispute: 'd', ruling: 1, at: 2 },
        ...{ continuation: 'm-2', region: 'local', players: ['p-1', 'everybody'], offer },
        ...{ decks: [deck, deck], registered: [deck, deck], results: [], to: null },
      },
    ]);
    await ruled;
    await stop(first);
    const again = await started();
    const asked = new Promise((resolve) => again.ticketChanges.on('t', resolve));
    await tell([ticket('t', 'p-1', 3)]);
    await asked;
    expect(again.heldTicket('t')?.why).toMatch(/^a ruling has a match of yours played again/u);
    expect(read).toBe(0);
  });

  test('reads what came after its snapshot, once', async () => {
    const first = await started();
    const before = heard(first, 'm-1');
    await tell(begun(1));
    await before;
    await stop(first);
    await tell([ended(1), ...begun(2)]);
    const again = await started();
    expect(read).toBe(5);
    expect(await again.match('m-1', null)).toMatchObject({ status: 'over', version: 3 });
    expect(again.liveMatches(9).map(({ match }) => match)).toEqual(['m-2']);
  });

  test('is kept by one gateway of several, and by the next when that one leaves', async () => {
    const [one, other] = [await started(), await started()];
    const both = [heard(one, 'm-1'), heard(other, 'm-1')];
    await tell(begun(1));
    await Promise.all(both);
    await stop(one);
    await tell([ended(1), ...begun(2)]);
    await heard(other, 'm-2').catch(() => undefined);
    await stop(other);
    await started();
    expect(read).toBe(0);
  });

  test('is of this log: a snapshot that is ahead of it does not count', async () => {
    const first = await started();
    const before = heard(first, 'm-1');
    await tell(begun(1));
    await before;
    await stop(first);
    const snapshot: [string, string | null][] = [];
    for await (const { key, value } of log.read(SNAPSHOTS, 0, 0)) snapshot.push([key, value]);
    await log.close();
    log = openMemoryLog();
    for (const [key, value] of snapshot) {
      await log.append([{ topic: SNAPSHOTS, partition: 0, key, value }]);
    }
    expect((await started()).size).toEqual({ tickets: 0, matches: 0, games: 0 });
  });

  test('starts without its snapshots and without other partitions while those are unavailable', async () => {
    await tell(begun(1));
    const own = log.partitionOf(EVENTS, 'local');
    unavailable = (topic, partition) => topic === SNAPSHOTS || partition !== own;
    const lobby = await started();
    expect(lobby.liveMatches(9).map(({ match }) => match)).toEqual(['m-1']);
    expect(await lobby.match('m-unknown', null)).toBeUndefined();
  });
});
