import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  standingsOf,
  TOURNAMENT_COMMIT_MS,
  TOURNAMENT_OPEN_MS,
  type MatchmakingEvent,
  type Tournament,
} from '@arbiter/protocol';
import { decide } from '../decide.ts';
import { Lobby } from '../lobby.ts';
import { nextPairs } from '../pairing.ts';
import { cameOf, opensAgain } from '../rewinds.ts';
import { allReady, BOOKS, opens, take } from '../table.behaviour-spec.ts';
import { Hall } from './hall.behaviour-spec.ts';

type Of<T extends MatchmakingEvent['type']> = Extract<MatchmakingEvent, { type: T }>;
const all = <T extends MatchmakingEvent['type']>(hall: Hall, type: T): Of<T>[] =>
  hall.log.filter((event): event is Of<T> => event.type === type);

/** Who has met whom, by numbers of entrants, in all rounds. */
const pairsIn = (hall: Hall): string[] =>
  all(hall, 'RoundPaired').flatMap(({ tables }) =>
    tables.flatMap(({ entrants: [one, other] }) =>
      other === null ? [] : [[one, other].sort((a, b) => a - b).join('-')],
    ),
  );
const byesIn = (hall: Hall): number[] =>
  all(hall, 'RoundPaired').flatMap(({ tables }) =>
    tables.flatMap(({ entrants }) => (entrants[1] === null ? [entrants[0]] : [])),
  );

/** These two are asked whether they are ready. */
function asks(lobby: Lobby, ...players: readonly string[]): void {
  for (const player of players) take(lobby, decide(lobby, BOOKS, opens(player), 900_000));
  take(lobby, nextPairs(lobby, 'local', 900_000));
}

/** These two play a match of the queue. */
function plays(lobby: Lobby, ...players: readonly string[]): void {
  asks(lobby, ...players);
  allReady(lobby, 900_000);
}

describe('a tournament that is open', () => {
  it('takes each player once, and nobody beyond its places', () => {
    const hall = new Hall();
    hall.opens('ann', 'swiss', 4);
    expect(hall.joins('p1')).toHaveLength(1);
    expect(hall.joins('p1')).toEqual([]);
    expect(hall.seats('random', 4)).toEqual([]);
    expect(hall.seats('random', 3)).toHaveLength(3);
    expect(hall.joins('p2')).toEqual([]);
  });

  it('lets somebody else take the place of an entrant who leaves, under another number', () => {
    const hall = Hall.of(4);
    hall.leaves('p2');
    hall.joins('p5');
    expect(hall.tournament!.entrants.map(({ number }) => number)).toEqual([1, 3, 4, 5]);
  });

  it('takes nobody who plays in another one', () => {
    const hall = Hall.of(1);
    const about = { type: 'OpenTournament', name: 'Other', kind: 'swiss', places: 8 } as const;
    const { offer } = hall.tournament!;
    hall.sends({ ...about, player: 'bob', offer }, 'o', 'other');
    const deck = hall.tournament!.entrants[0]!.deck;
    expect(hall.sends({ type: 'JoinTournament', player: 'p1', deck }, 'j', 'other')).toEqual([]);
    expect(hall.sends({ type: 'JoinTournament', player: 'p2', deck }, 'k', 'other')).toHaveLength(
      1,
    );
  });

  it('seats the same bots once, however often the command comes', () => {
    const hall = new Hall();
    hall.opens('ann');
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    const wanted = { type: 'SeatBots', player: 'ann', bot: 'random', count: 3, deck } as const;
    hall.sends(wanted, 'same');
    hall.sends(wanted, 'same');
    expect(hall.tournament!.entrants).toHaveLength(3);
  });

  it.each<[string, (hall: Hall) => MatchmakingEvent[]]>([
    ['begun by somebody else', (h) => h.sends({ type: 'BeginTournament', player: 'p1' })],
    ['ended by somebody else', (h) => h.sends({ type: 'EndTournament', player: 'p1' })],
    [
      'rid of somebody by another player',
      (h) => h.sends({ type: 'LeaveTournament', player: 'p1', entrant: 2 }),
    ],
    ['opened again', (h) => h.opens('bob')],
  ])('is not %s', (_, deed) => {
    expect(deed(Hall.of(4))).toEqual([]);
  });

  it('does not begin with fewer than four', () => {
    expect(Hall.of(3).begins()).toEqual([]);
    expect(Hall.of(4).begins()).toHaveLength(1);
  });

  it.each<[string, (lobby: Lobby) => void]>([
    ['plays another match', (lobby) => plays(lobby, 'p1', 'p9')],
    ['is asked whether they are ready for one', (lobby) => asks(lobby, 'p1', 'p9')],
  ])('does not begin while somebody %s, unless they are sent away', (_, begun) => {
    const hall = Hall.of(5);
    begun(hall.lobby);
    expect(hall.begins()).toEqual([]);
    hall.sends({ type: 'LeaveTournament', player: 'ann', entrant: 1 });
    expect(hall.begins()).toMatchObject([{ type: 'TournamentBegan' }]);
  });

  it('is over after a day in which it did not begin', () => {
    const hall = Hall.of(4);
    hall.now += TOURNAMENT_OPEN_MS;
    expect(hall.works()).toMatchObject([{ type: 'TournamentEnded', reason: 'expired' }]);
  });
});

describe('a Swiss tournament', () => {
  it('pairs its first round by a lot that follows from its seed', () => {
    const firstRounds = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const hall = new Hall();
      hall.now += i;
      hall.opens('ann');
      for (let p = 1; p <= 8; p++) hall.joins(`p${p}`);
      hall.begins();
      const again = Hall.of(8);
      again.take(hall.log.filter(({ type }) => type === 'TournamentBegan'));
      hall.works();
      again.works();
      expect(pairsIn(again)).toEqual(pairsIn(hall));
      firstRounds.add(pairsIn(hall).join());
    }
    expect(firstRounds.size).toBeGreaterThan(10);
  });

  it('pairs the leaders with each other, and gives the last one the bye', () => {
    const hall = Hall.of(9);
    hall.begins();
    hall.playsRound();
    const points = (tournament: Tournament) =>
      new Map(standingsOf(tournament).map(({ entrant, points: of }) => [entrant, of]));
    const of = points({ ...hall.tournament!, rounds: hall.tournament!.rounds.slice(0, 1) });
    const second = all(hall, 'RoundPaired')[1]!.tables.map(({ entrants }) =>
      entrants.map((one) => (one === null ? 'bye' : of.get(one))),
    );
    // Five have won, one of them by the bye.
    expect(second).toEqual([
      [3, 3],
      [3, 3],
      [3, 0],
      [0, 0],
      [0, 'bye'],
    ]);
  });

  it.each([
    [4, 3],
    [8, 3],
    [9, 4],
    [33, 6],
    [64, 6],
  ])('of %i is over after %i rounds, and the best has won', (players, rounds) => {
    const hall = Hall.of(players);
    hall.begins();
    for (let i = 0; i < rounds; i++) hall.playsRound();
    expect(all(hall, 'RoundPaired')).toHaveLength(rounds);
    expect(all(hall, 'TournamentEnded')).toMatchObject([{ winner: 1, reason: 'played' }]);
  });

  it('ends when those who are left have all met', () => {
    const hall = Hall.of(4);
    hall.begins();
    hall.playsRound();
    for (const player of ['p2', 'p3', 'p4']) hall.leaves(player);
    hall.works();
    expect(all(hall, 'TournamentEnded')).toMatchObject([{ winner: 1 }]);
  });
});

describe('a single elimination', () => {
  it.each([4, 5, 8, 11, 64])('of %i ends with the one who has lost nothing', (players) => {
    const hall = Hall.of(players, 'elimination');
    hall.begins();
    for (let i = 0; i < Math.ceil(Math.log2(players)); i++) hall.playsRound();
    expect(all(hall, 'TournamentEnded')).toMatchObject([{ winner: 1 }]);
    expect(all(hall, 'MatchEnded')).toHaveLength(players - 1);
  });

  it('gives byes in the first round alone, to the best seeded', () => {
    const hall = Hall.of(5, 'elimination');
    hall.begins();
    for (let i = 0; i < 3; i++) hall.playsRound();
    const { seeding } = all(hall, 'TournamentBegan')[0]!;
    expect(byesIn(hall).sort()).toEqual(seeding.slice(0, 3).sort());
  });

  it('lets the better seeded go on after a draw', () => {
    const hall = Hall.of(4, 'elimination');
    hall.begins();
    hall.works();
    for (const { match } of hall.playing) hall.ends(match, null);
    hall.works();
    const { seeding } = all(hall, 'TournamentBegan')[0]!;
    expect(all(hall, 'RoundPaired')[1]!.tables).toMatchObject([
      { entrants: [seeding[0], seeding[1]] },
    ]);
  });

  it('lets who would meet nobody go on without playing', () => {
    const hall = Hall.of(4, 'elimination');
    hall.begins();
    hall.works();
    const [first, second] = hall.playing;
    hall.ends(first!.match, 0);
    hall.leaves(first!.players[0]);
    hall.ends(second!.match, 0);
    hall.works();
    const won = Number(second!.players[0].slice(1));
    expect(all(hall, 'TournamentEnded')).toMatchObject([{ winner: won }]);
  });
});

describe('in a tournament', () => {
  it('who does not come to the table in time loses and drops out', () => {
    const hall = Hall.of(4);
    hall.begins();
    hall.works();
    const [here, gone] = hall.playing;
    hall.ends(here!.match, 0);
    const secret = { type: 'SecretCommitted', match: gone!.match, seat: 1, number: 1 } as const;
    hall.take([{ ...secret, commitment: 'a'.repeat(64), at: hall.now }]);
    hall.now += TOURNAMENT_COMMIT_MS - 1;
    expect(hall.works()).toEqual([]);
    hall.now += 1;
    expect(hall.works()[0]).toMatchObject({ type: 'MatchEnded', reason: 'forfeit', winner: 1 });
    const absent = hall.tournament!.entrants.filter(({ left }) => left === 'absent');
    expect(absent.map(({ player }) => player)).toEqual([gone!.players[0]]);
  });

  it('who leaves gives up the match that they play', () => {
    const hall = Hall.of(4);
    hall.begins();
    hall.works();
    const { match, players } = hall.playing[0]!;
    expect(hall.leaves(players[1])).toMatchObject([
      { type: 'EntrantLeft', reason: 'left' },
      { type: 'MatchConceded', match, seat: 1 },
    ]);
  });

  it('a bot plays several times, against itself under two names', () => {
    const hall = new Hall();
    hall.opens('ann');
    hall.seats('random', 4);
    hall.begins();
    hall.works();
    expect(hall.playing.map(({ players }) => players)).toEqual([
      ['bot:random', 'bot:random:2'],
      ['bot:random', 'bot:random:2'],
    ]);
  });

  it('nobody waits in the queue, nor asks for another match', () => {
    const hall = Hall.of(4);
    const { lobby } = hall;
    lobby.take({ ...opens('p1'), type: 'TicketOpened', at: hall.now });
    hall.begins();
    expect(lobby.tickets.size).toBe(0);
    const asked = { ...opens('p1'), ticket: 'again' };
    expect(decide(lobby, BOOKS, asked, hall.now)).toMatchObject([{ type: 'TicketRefused' }]);
  });

  it('its organiser may end it at any time; results that come later count for nothing', () => {
    const hall = Hall.of(4);
    hall.begins();
    hall.works();
    hall.sends({ type: 'EndTournament', player: 'ann' });
    for (const { match } of hall.playing) hall.ends(match, 0);
    expect(hall.works()).toEqual([]);
    expect(all(hall, 'TournamentEnded')).toMatchObject([{ winner: null, reason: 'ended' }]);
  });
});

describe('a ruling on a match of a tournament', () => {
  /** A tournament whose first round is over but for its last match, and the matches that are. */
  const nearlyOver = (kind: Tournament['kind'], players = 4) => {
    const hall = Hall.of(players, kind);
    hall.begins();
    hall.works();
    const over = hall.playing.slice(0, -1);
    const last = hall.playing.at(-1)!;
    for (const { match } of over) hall.ends(match, 0);
    return { hall, first: over[0]!, last };
  };
  const pointsOf = (hall: Hall, player: string): number => {
    const now = hall.tournament ?? hall.last!;
    const { number } = now.entrants.find((one) => one.player === player)!;
    return standingsOf(now).find(({ entrant }) => entrant === number)!.points;
  };

  it('counts in the standings', () => {
    const { hall, first } = nearlyOver('swiss');
    hall.rules(first.match, 1);
    expect(first.players.map((player) => pointsOf(hall, player))).toEqual([0, 3]);
  });

  it('that annuls it gives neither more than a draw, and no game that was drawn', () => {
    const { hall, first } = nearlyOver('swiss');
    hall.rules(first.match, null);
    expect(first.players.map((player) => pointsOf(hall, player))).toEqual([1, 1]);
    expect(hall.tournament!.rounds[0]![0]!.result).toMatchObject({ draws: 0, corrected: true });
  });

  it('sends on whom it has win, while the next round is not paired', () => {
    const { hall, first, last } = nearlyOver('elimination');
    hall.rules(first.match, 1);
    hall.ends(last.match, 0);
    hall.works();
    const paired = hall.playing[0]!.players;
    expect(paired).toContain(first.players[1]);
    expect(paired).not.toContain(first.players[0]);
  });

  it.each(['swiss', 'elimination'] as const)(
    'leaves a round as it is that is paired already (%s)',
    (kind) => {
      const { hall, first, last } = nearlyOver(kind);
      hall.ends(last.match, 0);
      hall.works();
      const before = hall.playing.map(({ players }) => players);
      hall.rules(first.match, 1);
      hall.works();
      expect(hall.playing.map(({ players }) => players)).toEqual(before);
      expect(pointsOf(hall, first.players[1])).toBe(3);
    },
  );

  it('counts once', () => {
    const { hall, first } = nearlyOver('swiss');
    expect(hall.rules(first.match, 1)).toHaveLength(1);
    expect(hall.rules(first.match, 1)).toEqual([]);
  });

  it('is as good after another process has gone on from a snapshot', () => {
    const { hall, first } = nearlyOver('swiss');
    hall.restarts();
    hall.rules(first.match, 1);
    hall.restarts();
    expect(pointsOf(hall, first.players[1])).toBe(3);
  });

  describe('that has it played again', () => {
    /** The last match of a first round is stopped, and goes on as another. */
    const stopped = () => {
      const { hall, last } = nearlyOver('swiss');
      const { match, players, offer, decks } = last;
      const rewound = { type: 'GameRewound', match, players, offer, decks } as const;
      const ruled = { dispute: 'd', ruling: 1, continuation: 'again', region: 'local' };
      hall.take([
        {
          ...{ ...rewound, ...ruled, game: 'g', registered: decks },
          ...{ results: [], to: null, at: hall.now },
        },
      ]);
      expect(hall.works()).toMatchObject([{ type: 'MatchEnded', match, reason: 'ruling' }]);
      const rewind = hall.lobby.rewinds.get('again')!;
      expect(hall.take(opensAgain(hall.lobby, rewind, hall.now))).toHaveLength(1);
      return { hall, players };
    };
    const comesOf = (hall: Hall): void => {
      hall.take(cameOf(hall.lobby, hall.lobby.rewinds.get('again')!, hall.now));
    };

    it('keeps the next round waiting, and counts for nothing, until that is over', () => {
      const { hall, players } = stopped();
      expect(hall.works()).toEqual([]);
      expect(players.map((player) => pointsOf(hall, player))).toEqual([0, 0]);
      hall.ends('again', 1);
      comesOf(hall);
      expect(hall.works()[0]).toMatchObject({ type: 'RoundPaired', round: 2 });
      expect(players.map((player) => pointsOf(hall, player))).toEqual([0, 3]);
    });

    it('is given up by a player who leaves meanwhile', () => {
      const { hall, players } = stopped();
      hall.leaves(players[0]);
      hall.works();
      comesOf(hall);
      expect(pointsOf(hall, players[1])).toBe(3);
    });
  });
});

describe('whatever crashes, comes twice or comes late', () => {
  /** One thing that happens: a result, somebody who leaves, a restart, an event that comes again, or time. */
  const deed = fc.record({
    what: fc.constantFrom('result', 'result', 'result', 'leave', 'restart', 'again', 'time'),
    which: fc.nat(10_000),
    winner: fc.constantFrom(0, 0, 1, 1, null),
  });

  test('no round is paired twice, nobody is at two tables or meets twice, each result counts once', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 24 }),
        fc.constantFrom('swiss', 'elimination'),
        fc.array(deed, { maxLength: 60 }),
        (players, kind, deeds) => {
          const hall = Hall.of(players, kind);
          hall.begins();
          hall.works();
          const does = (one: (typeof deeds)[number]): void => {
            const { what, which, winner } = one;
            const match = hall.playing[which % Math.max(1, hall.playing.length)];
            if (what === 'result' && match) hall.ends(match.match, winner);
            if (what === 'leave' && which % 4 === 0) hall.leaves(`p${1 + (which % players)}`);
            if (what === 'restart') hall.restarts();
            if (what === 'again') {
              expect(hall.lobby.take(hall.log[which % hall.log.length]!)).toBe(false);
            }
            if (what === 'time') hall.now += which * 20;
            hall.works();
            const busy = hall.playing.flatMap(({ players: both }) => both);
            expect(new Set(busy).size).toBe(busy.length);
          };
          for (const one of deeds) does(one);
          while (hall.playing.length > 0) does({ what: 'result', which: 0, winner: 0 });
          const rounds = all(hall, 'RoundPaired').map(({ round }) => round);
          expect(rounds).toEqual(rounds.map((_, i) => i + 1));
          if (kind === 'swiss') {
            expect(new Set(pairsIn(hall)).size).toBe(pairsIn(hall).length);
            expect(new Set(byesIn(hall)).size).toBe(byesIn(hall).length);
          }
          const ended = all(hall, 'MatchEnded').map(({ match }) => match);
          expect(new Set(ended).size).toBe(ended.length);
          expect(ended).toHaveLength(pairsIn(hall).length);
          const counted = standingsOf(hall.last!).reduce(
            (sum, { won, lost, drawn }) => sum + won + lost + drawn,
            0,
          );
          expect(counted).toBe(2 * ended.length + byesIn(hall).length);
          expect(all(hall, 'TournamentEnded')).toHaveLength(1);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a lobby that is read again from the log is the same', () => {
    const hall = Hall.of(9);
    hall.begins();
    hall.playsRound();
    const again = new Lobby();
    for (const event of hall.log) again.take(event);
    expect([...again.entries()]).toEqual([...hall.lobby.entries()]);
    hall.restarts();
    expect(new Map(hall.lobby.entries())).toEqual(new Map(again.entries()));
  });
});
