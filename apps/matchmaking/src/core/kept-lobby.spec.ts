import { describe, expect, test } from '@jest/globals';
import { newRating, type MatchmakingEvent } from '@arbiter/protocol';
import { differing, lobbyOf, textOf } from './kept-lobby.ts';
import { Lobby } from './lobby.ts';
import { ratedMatch } from './ratings.ts';

const DAY = 86_400_000;
const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
const deck = { main: [], side: [] };

const ticketOpened = (number: number, at = number): MatchmakingEvent => ({
  ...{ type: 'TicketOpened', ticket: `t${number}`, player: `p${number}`, at },
  ...{ offers: [offer], deck, opponent: { kind: 'anyone' } },
});
const matchOpened = (number: number, one: number, other: number): MatchmakingEvent => ({
  ...{ type: 'MatchOpened', match: `m${number}`, region: 'local', offer, at: number },
  ...{ tickets: [`t${one}`, `t${other}`], players: ['p1', 'p2'], decks: [deck, deck] },
});
const gameOpened = (number: number): MatchmakingEvent => ({
  ...{ type: 'GameOpened', match: `m${number}`, game: `g${number}`, number: 1, from: 0 },
  ...{ start: { type: 'StartGame' }, at: number },
});
const READY = { check: 'm12', tickets: ['t10', 't11'] as [string, string] };
const EVENTS: readonly MatchmakingEvent[] = [
  ticketOpened(1),
  ticketOpened(2),
  { type: 'TicketRefused', ticket: 't3', player: 'p3', why: 'no deck', at: 3 },
  ticketOpened(4),
  { type: 'TicketWithdrawn', ticket: 't4', player: 'p4', at: 4 },
  ticketOpened(5),
  matchOpened(6, 1, 5),
  gameOpened(6),
  ticketOpened(7),
  matchOpened(8, 2, 7),
  ticketOpened(10),
  ticketOpened(11),
  ticketOpened(12),
  ticketOpened(13),
  {
    ...{ type: 'ReadyCheckBegan', ...READY, region: 'local', offer, until: 20_000, at: 13 },
    players: ['p10', 'p11'],
  },
  { type: 'SeatReady', ...READY, seat: 0, at: 14 },
  {
    ...{ type: 'ReadyCheckBegan', check: 'm13', region: 'local', offer, until: 20_000, at: 14 },
    ...{ tickets: ['t12', 't13'], players: ['p12', 'p13'] },
  },
  {
    ...{ type: 'ReadyCheckFailed', check: 'm13', tickets: ['t12', 't13'], reason: 'late', at: 15 },
    absent: [{ seat: 1, player: 'p13', misses: 2, until: 30_015 }],
  },
  { type: 'SeatReady', ...READY, seat: 1, at: 16 },
  matchOpened(12, 10, 11),
  {
    ...{ type: 'MatchEnded', match: 'm6', winner: 0, score: [1, 0], reason: 'concession', at: 9 },
    ratings: ratedMatch([newRating(0), newRating(0)], 0, 9),
  },
];

/** What snapshots hold after some events, each of which was followed by one. */
function keptAfter(events: readonly MatchmakingEvent[]): Map<string, string> {
  const [lobby, kept] = [new Lobby(), new Map<string, string>()];
  for (const event of events) {
    lobby.take(event, (key) => {
      const text = textOf(lobby, key);
      if (text === null) kept.delete(key);
      else kept.set(key, text());
    });
  }
  return kept;
}

function lobbyAfter(events: readonly MatchmakingEvent[]): Lobby {
  const lobby = new Lobby();
  for (const event of events) lobby.take(event);
  return lobby;
}

describe('a lobby that was kept', () => {
  test('is the one that all events make, after each of them', () => {
    for (let count = 0; count <= EVENTS.length; count++) {
      const events = EVENTS.slice(0, count);
      expect(lobbyOf(keptAfter(events))).toEqual(lobbyAfter(events));
    }
  });

  test('has its tickets in the order in which they came', () => {
    const entries = [...keptAfter([ticketOpened(1), ticketOpened(2)])].reverse();
    expect([...lobbyOf(new Map(entries)).tickets.keys()]).toEqual(['t1', 't2']);
  });

  test('knows which entries differ in an earlier snapshot', () => {
    const lobby = lobbyAfter(EVENTS);
    expect(differing(lobby, keptAfter(EVENTS))).toEqual([]);
    expect(differing(lobby, keptAfter(EVENTS.slice(0, -1)))).toEqual([
      ...['ratings/p1', 'ratings/p2', 'met/p1', 'met/p2'],
      'match/m6',
    ]);
  });

  test('forgets, and drops from snapshots, tickets of a fortnight ago that do not wait', () => {
    const events = [ticketOpened(1), ticketOpened(2), matchOpened(3, 1, 2), ticketOpened(4)];
    const later = ticketOpened(5, 14 * DAY + 3);
    expect([...keptAfter([...events, later]).keys()].sort()).toEqual([
      'match/m3',
      'ticket/t4',
      'ticket/t5',
    ]);
    expect(lobbyAfter([...events, later]).knows('t1')).toBe(false);
    expect(lobbyAfter([...events, ticketOpened(5, 14 * DAY)]).knows('t1')).toBe(true);
  });
});
