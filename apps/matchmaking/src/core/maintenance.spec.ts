import { describe, expect, test } from '@jest/globals';
import type { MatchmakingCommand, MatchmakingEvent } from '@arbiter/protocol';
import { decide } from './decide.ts';
import { dutyOf } from './duties.ts';
import { Lobby } from './lobby.ts';
import { lobbyOf } from './kept-lobby.ts';
import { drained } from './maintenance.ts';
import { nextPairs } from './pairing.ts';
import { BOOKS, lobbyAfter, opens, take } from './table.behaviour-spec.ts';
import { Hall } from './tournaments/hall.behaviour-spec.ts';
import { tournamentDue } from './tournaments/duties.ts';

const UNTIL = Date.UTC(2026, 11, 24, 12);
const WHY =
  'no new match begins because of maintenance, which is expected to be over at 2026-12-24T12:00:00.000Z';
const PROMISED = 'a'.repeat(64);

const announce = (maintenance = 'm1', until = UNTIL): MatchmakingCommand => ({
  ...{ type: 'AnnounceMaintenance', id: maintenance, maintenance, until },
});
const callOff = (maintenance = 'm1'): MatchmakingCommand => ({
  ...{ type: 'CallOffMaintenance', id: `off ${maintenance}`, maintenance },
});
/** Decides a command and takes what comes of it in. */
function does(lobby: Lobby, command: MatchmakingCommand, at = 5_000): MatchmakingEvent[] {
  const events = decide(lobby, BOOKS, command, at);
  expect(take(lobby, events)).not.toContain(false);
  return events;
}
const matchIn = (lobby: Lobby) => [...lobby.matches.values()][0]!;
/** The game of a match with this many won is opened. */
function opened(lobby: Lobby, number = 1): void {
  const { match } = matchIn(lobby);
  lobby.take({
    ...{ type: 'GameOpened', match, game: `g${number}`, number, from: 0, at: 4_000 },
    start: { type: 'StartGame' },
  });
}

describe('when maintenance is announced', () => {
  test('waiting players are told why their tickets are withdrawn, and until when', () => {
    const lobby = lobbyAfter(opens('ann'));
    expect(does(lobby, announce()).slice(1)).toEqual([
      {
        ...{ type: 'TicketWithdrawn', ticket: 't-ann', player: 'ann' },
        ...{ why: WHY, again: UNTIL, at: 5_000 },
      },
    ]);
  });

  test.each([
    ['anyone', { kind: 'anyone' } as const],
    ['a bot', { kind: 'bot', bot: 'random' } as const],
    ['a friend', { kind: 'player', player: 'bob' } as const],
  ])('a ticket for %s is refused, with the reason', (_, opponent) => {
    const lobby = new Lobby();
    does(lobby, announce());
    expect(does(lobby, opens('ann', opponent))).toMatchObject([
      { type: 'TicketRefused', why: WHY, again: UNTIL },
    ]);
  });

  test('a pair is asked no longer whether it is ready, and nobody is to blame', () => {
    const lobby = new Lobby();
    for (const one of ['ann', 'bob']) does(lobby, opens(one));
    take(lobby, nextPairs(lobby, 'local', 4_000));
    expect(lobby.checks.size).toBe(1);
    const [, failed] = does(lobby, announce());
    expect(failed).toMatchObject({ type: 'ReadyCheckFailed', reason: 'maintenance', absent: [] });
    expect([lobby.checks.size, lobby.tickets.size]).toEqual([0, 0]);
    expect([lobby.missesOf('ann', 5_000), lobby.missesOf('bob', 5_000)]).toEqual([0, 0]);
  });

  test('a match of which no game has begun is over, and counts for nobody', () => {
    const lobby = lobbyAfter(opens('ann'), opens('bob'));
    does(lobby, announce());
    expect(dutyOf(matchIn(lobby), 5_000, 0, true)).toMatchObject({
      event: { type: 'MatchEnded', winner: null, score: [0, 0], reason: 'maintenance' },
    });
  });

  test('a match that has begun is played on, to its last game', () => {
    const lobby = lobbyAfter(opens('ann'), opens('bob'));
    opened(lobby);
    does(lobby, announce());
    expect(dutyOf(matchIn(lobby), 5_000, 0, true)).toBeNull();
    const { match } = matchIn(lobby);
    lobby.take({
      ...{ type: 'GameScored', match, game: 'g1', winner: 0, reason: 'life', score: [1, 0] },
      ...{ time: [0, 0], grace: [0, 0], at: 6_000 },
    });
    const duty = dutyOf(matchIn(lobby), 7_000, 0, true);
    expect(duty).toMatchObject({ event: { type: 'SideboardingBegan', number: 2 } });
    if (duty?.type === 'append') lobby.take(duty.event);
    for (const seat of [0, 1] as const) {
      const { deck } = opens('ann');
      lobby.take({ type: 'SideboardSubmitted', match, seat, deck, at: 7_000 });
      const commitment = PROMISED;
      lobby.take({ type: 'SecretCommitted', match, seat, number: 2, commitment, at: 7_000 });
    }
    expect(dutyOf(matchIn(lobby), 8_000, 0, true)).toMatchObject({ type: 'openGame', number: 2 });
  });

  test('a tournament plays its round, and pairs the next one when maintenance is over', () => {
    const hall = Hall.of(4);
    hall.begins();
    hall.works();
    does(hall.lobby, announce());
    const { tournament } = hall;
    for (const { match } of hall.playing) {
      const duty = dutyOf(hall.lobby.matches.get(match)!, hall.now, 0, true);
      expect(duty).toBeNull();
      hall.ends(match, 0);
    }
    expect(tournamentDue(hall.tournament!, hall.now, true)).toEqual([]);
    expect(tournament!.rounds).toHaveLength(1);
    does(hall.lobby, callOff());
    expect(tournamentDue(hall.tournament!, hall.now)).toMatchObject([
      { type: 'RoundPaired', round: 2 },
    ]);
  });

  test('what is over of a tournament is told nevertheless', () => {
    const hall = Hall.of(4, 'elimination');
    hall.begins();
    hall.playsRound();
    does(hall.lobby, announce());
    hall.ends(hall.playing[0]!.match, 0);
    expect(tournamentDue(hall.tournament!, hall.now, true)).toMatchObject([
      { type: 'TournamentEnded', reason: 'played' },
    ]);
  });
});

describe('maintenance', () => {
  test('is drained once nothing is played any more, and says so once', () => {
    const lobby = lobbyAfter(opens('ann'), opens('bob'));
    opened(lobby);
    does(lobby, announce());
    expect(drained(lobby, 'local', 6_000)).toEqual([]);
    const { match } = matchIn(lobby);
    const over = { winner: 0, score: [2, 0], reason: 'games', at: 7_000 } as const;
    lobby.take({ type: 'MatchEnded', match, ...over, score: [2, 0] });
    const told = drained(lobby, 'local', 8_000);
    expect(told).toMatchObject([{ type: 'MaintenanceDrained', maintenance: 'm1', at: 8_000 }]);
    expect(take(lobby, [...told, ...told])).toEqual([true, false]);
    expect(drained(lobby, 'local', 9_000)).toEqual([]);
  });

  test('lasts until it is called off, not until it was expected to end', () => {
    const lobby = new Lobby();
    does(lobby, announce());
    expect(does(lobby, opens('ann'), UNTIL + 1)).toMatchObject([{ type: 'TicketRefused' }]);
    does(lobby, callOff(), UNTIL + 2);
    expect(does(lobby, opens('bob'), UNTIL + 3)).toMatchObject([{ type: 'TicketOpened' }]);
  });

  test('gets another end when it is announced again', () => {
    const lobby = new Lobby();
    does(lobby, announce());
    expect(does(lobby, announce('m2', UNTIL + 1))).toEqual([
      {
        ...{ type: 'MaintenanceAnnounced', maintenance: 'm1', region: 'local' },
        ...{ until: UNTIL + 1, at: 5_000 },
      },
    ]);
    expect(lobby.maintenance).toMatchObject({ maintenance: 'm1', until: UNTIL + 1 });
  });

  test('is not announced once more by a command that comes again when it is over', () => {
    const lobby = new Lobby();
    does(lobby, announce());
    does(lobby, callOff());
    expect(does(lobby, announce())).toEqual([]);
    does(lobby, announce('m2'));
    expect(does(lobby, callOff('m1'))).toEqual([]);
    expect(lobby.maintenance).toMatchObject({ maintenance: 'm2' });
  });

  test('stands in a snapshot, and when it was over', () => {
    const lobby = new Lobby();
    const again = (): Lobby =>
      lobbyOf(new Map([...lobby.entries()].map(([key, one]) => [key, JSON.stringify(one)])));
    does(lobby, announce());
    expect(again().maintenance).toEqual(lobby.maintenance);
    expect(lobby.copy().maintenance).toEqual(lobby.maintenance);
    does(lobby, callOff(), 6_000);
    expect(again().lastMaintenance).toMatchObject({ over: 6_000 });
  });
});
