import { describe, expect, test } from '@jest/globals';
import { openMemoryLog, type LocalLog } from '@arbiter/event-log';
import { inProcessCoordination } from '@arbiter/platform';
import { topics, type Deck, type MatchmakingEvent } from '@arbiter/protocol';
import { DEFAULT_LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Lobby } from './lobby.ts';

const EVENTS = topics.matchmakingEvents.name;
const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
const deck: Deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
const at = 1;

const ticketsOf = (n: number) => [`t-${n}-0`, `t-${n}-1`] as const;

/** Two tickets, their match and its game; what ends it stands apart. */
function opened(n: number): MatchmakingEvent[] {
  const [match, players] = [`m-${n}`, [`p-${n}`, 'everybody'] as [string, string]];
  const tickets = [...ticketsOf(n)] as [string, string];
  return [
    ...tickets.map((ticket, i): MatchmakingEvent => ({
      ...{ type: 'TicketOpened', ticket, region: 'local', player: players[i]!, offers: [offer] },
      ...{ opponent: { kind: 'anyone' }, deck, at },
    })),
    {
      type: 'MatchOpened',
      match,
      region: 'local',
      tickets,
      players,
      offer,
      decks: [deck, deck],
      at,
    },
    {
      type: 'GameOpened',
      match,
      game: `g-${n}`,
      number: 1,
      start: { type: 'StartGame' },
      from: n,
      at,
    },
  ] as MatchmakingEvent[];
}

const ended = (n: number): MatchmakingEvent[] => [
  { type: 'MatchEnded', match: `m-${n}`, winner: 0, score: [1, 0], reason: 'games', at },
];

const tell = (log: LocalLog, events: readonly MatchmakingEvent[]) =>
  log.append(
    events.map((event) => ({ topic: EVENTS, key: 'local', value: JSON.stringify(event) })),
  );

/** A lobby that keeps so much of what is over, and how often it has read the topic. */
async function lobbyOn(log: LocalLog, settled: number, limits: Partial<Limits> = {}) {
  let reads = 0;
  const counted = new Proxy(log, {
    get(target, name) {
      if (name === 'read') reads += 1;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const coordination = inProcessCoordination({ now: () => 1_000 });
  const lobby = new Lobby({ log: counted, coordination } as unknown as GatewayOptions, {
    ...DEFAULT_LIMITS,
    ...limits,
    settled,
  });
  await lobby.onApplicationBootstrap();
  const begun = reads;
  return { lobby, passes: () => (reads - begun) / log.partitions(EVENTS) };
}

describe('whom the gateway holds', () => {
  const introduce = (log: LocalLog, count: number) =>
    log.append(
      Array.from({ length: count }, (_, n) => {
        const player = `p-${n}`;
        const person = { player, kind: 'guest', name: `Guest ${n}`, since: at, textKey: 'k' };
        return { topic: topics.players.name, key: player, value: JSON.stringify(person) };
      }),
    );

  test('follows those who wait and play, not those who have ever come', async () => {
    const log = openMemoryLog();
    await introduce(log, 3_000);
    await tell(log, [...opened(7), ...opened(2_999)]);
    const { lobby } = await lobbyOn(log, 4);
    expect(lobby.heldPersons).toBe(2);
    expect(lobby.player('p-2999')?.name).toBe('Guest 2999');
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('knows who sits down in a match before anyone is told of it', async () => {
    const log = openMemoryLog();
    await introduce(log, 10);
    const { lobby } = await lobbyOn(log, 4);
    expect(lobby.player('p-3')).toBeUndefined();
    const told = new Promise((resolve) => {
      lobby.seatings.on('p-3', () => {
        resolve(lobby.player('p-3')?.name);
      });
    });
    await tell(log, opened(3));
    expect(await told).toBe('Guest 3');
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('has who played in a match that is looked up in the record', async () => {
    const log = openMemoryLog();
    await introduce(log, 20);
    await tell(log, Array.from({ length: 20 }, (_, n) => [...opened(n), ...ended(n)]).flat());
    const { lobby } = await lobbyOn(log, 1, { persons: 1 });
    expect(lobby.player('p-0')).toBeUndefined();
    await lobby.match('m-0', null);
    expect(lobby.player('p-0')?.name).toBe('Guest 0');
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('knows those who come back, and nobody who was erased', async () => {
    const log = openMemoryLog();
    await introduce(log, 3);
    await log.append([{ topic: topics.players.name, key: 'p-1', value: null }]);
    const { lobby } = await lobbyOn(log, 4);
    expect([await lobby.knows('p-0'), await lobby.knows('p-1')]).toEqual([true, false]);
    await log.append([{ topic: topics.players.name, key: 'p-0', value: null }]);
    await lobby.erasures.until('p-0', 1_000, () => (lobby.player('p-0') ? undefined : true));
    expect(await lobby.knows('p-0')).toBe(false);
    await lobby.onApplicationShutdown();
    await log.close();
  });
});

describe('what the gateway holds of tickets and matches', () => {
  const MATCHES = 20;
  const over = Array.from({ length: MATCHES }, (_, n) => [...opened(n), ...ended(n)]).flat();

  test('is bounded: all that is running, and the newest of what is over', async () => {
    const log = openMemoryLog();
    await tell(log, [...opened(100), ...over]);
    const { lobby } = await lobbyOn(log, 4);
    expect(lobby.size).toEqual({ tickets: 4, matches: 5, games: 5 });
    expect(lobby.liveMatches(10).map(({ match }) => match)).toEqual(['m-100']);
    expect(lobby.matchesOf('p-0', 10)).toEqual([]);
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('is read again when it is asked for, as it was, and then is as bounded', async () => {
    const log = openMemoryLog();
    await tell(log, over);
    const { lobby } = await lobbyOn(log, 4);
    const { lobby: all, passes } = await lobbyOn(log, 1_000);
    for (let n = 0; n < MATCHES; n++) {
      expect(await lobby.match(`m-${n}`, null)).toEqual(await all.match(`m-${n}`, null));
      expect(await lobby.place(`g-${n}`, null)).toEqual(await all.place(`g-${n}`, null));
      expect((await lobby.place(`g-${n}`, null))?.from).toBe(n);
      for (const ticket of ticketsOf(n)) {
        expect(await lobby.ticket(ticket, null)).toEqual(await all.ticket(ticket, null));
      }
    }
    expect(passes()).toBe(0);
    expect(lobby.size).toEqual({ tickets: 4, matches: 4, games: 4 });
    for (const one of [lobby, all]) await one.onApplicationShutdown();
    await log.close();
  });

  test('whatever is asked for at once is looked for in few passes over the record', async () => {
    const log = openMemoryLog();
    await tell(log, over);
    const { lobby, passes } = await lobbyOn(log, 1);
    const found = await Promise.all(
      Array.from({ length: MATCHES }, (_, n) => lobby.match(`m-${n}`, null)),
    );
    expect(found.map((match) => match?.match)).toEqual(found.map((_, n) => `m-${n}`));
    expect(passes()).toBeLessThanOrEqual(2);
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('what nobody knows is looked for once, and found when it comes to be', async () => {
    const log = openMemoryLog();
    await tell(log, over);
    const { lobby, passes } = await lobbyOn(log, 4);
    for (let i = 0; i < 5; i++) {
      expect(await lobby.match('m-50', null)).toBeUndefined();
      expect(await lobby.place('g-50', null)).toBeUndefined();
      expect(await lobby.ticket('t-50-0', null)).toBeUndefined();
    }
    expect(passes()).toBe(3);
    const seen = new Promise((resolve) => lobby.matchChanges.on('m-50', resolve));
    await tell(log, opened(50));
    await seen;
    expect(await lobby.match('m-50', null)).toMatchObject({ status: 'playing' });
    expect(await lobby.place('g-50', null)).toMatchObject({ number: 1, from: 50 });
    expect(await lobby.ticket('t-50-0', null)).toMatchObject({ status: 'matched', match: 'm-50' });
    expect(passes()).toBe(3);
    await lobby.onApplicationShutdown();
    await log.close();
  });

  test('may be looked for in the record only so often, by a client that invents ids', async () => {
    const log = openMemoryLog();
    await tell(log, over);
    const recalls = { burst: 3, perMinute: 1 };
    const { lobby, passes } = await lobbyOn(log, 4, { recalls });
    for (let i = 0; i < 3; i++) await lobby.place(`invented-${i}`, 'eve');
    for (const look of ['place', 'match', 'ticket'] as const) {
      await expect(lobby[look]('invented', 'eve')).rejects.toMatchObject({ status: 429 });
    }
    expect(passes()).toBe(3);
    // What is in memory, or known not to be there, costs nothing; and others look for themselves.
    expect(await lobby.match(`m-${MATCHES - 1}`, 'eve')).toBeDefined();
    expect(await lobby.place('invented-0', 'eve')).toBeUndefined();
    expect(await lobby.place('g-0', 'ann')).toBeDefined();
    await lobby.onApplicationShutdown();
    await log.close();
  });
});

describe('the ticket of somebody who is to play something again by a ruling', () => {
  const HELD = expect.stringMatching(/^a ruling has a match of yours played again/u) as unknown;
  const asks = (ticket: string, player: string): MatchmakingEvent => ({
    ...{ type: 'TicketOpened', ticket, player, offers: [offer], deck, at },
    opponent: { kind: 'anyone' },
  });
  const again = 'm-again';
  const rewound: MatchmakingEvent = {
    ...{ type: 'GameRewound', match: 'm-1', game: 'g-1', dispute: 'd', ruling: 1, at },
    ...{ continuation: again, region: 'local', players: ['p-1', 'everybody'], offer },
    ...{ decks: [deck, deck], registered: [deck, deck], results: [], to: null },
  };
  const opens: MatchmakingEvent = {
    ...{ type: 'MatchOpened', match: again, region: 'local', players: ['p-1', 'everybody'] },
    ...{ offer, decks: [deck, deck], tickets: [`${again}/0`, `${again}/1`], at },
    continues: { match: 'm-1', game: 'g-1', dispute: 'd', ruling: 1, score: [0, 0] },
  };
  const whys = (lobby: Lobby) => ['before', 'after', 'other'].map((t) => lobby.heldTicket(t)?.why);

  test('says why nobody is found for it, until that match opens', async () => {
    const log = openMemoryLog();
    await tell(log, [...opened(1), ...ended(1), asks('before', 'p-1'), asks('other', 'p-2')]);
    await tell(log, [rewound, asks('after', 'everybody')]);
    const { lobby } = await lobbyOn(log, 10);
    expect(whys(lobby)).toEqual([HELD, HELD, null]);
    const told = new Promise((resolve) => lobby.ticketChanges.on('after', resolve));
    await tell(log, [opens]);
    await told;
    expect(whys(lobby)).toEqual([null, null, null]);
    expect(lobby.heldTicket('before')).toMatchObject({ status: 'waiting', version: 3 });
    await lobby.onApplicationShutdown();
    await log.close();
  });
});
