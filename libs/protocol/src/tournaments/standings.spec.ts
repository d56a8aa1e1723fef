import { describe, expect, it } from '@jest/globals';
import type { MatchmakingEvent } from '../messages/matchmaking.ts';
import { standingsOf } from './standings.ts';
import {
  advanceTournament,
  matchCorrectedIn,
  matchEndedIn,
  matchOpenedIn,
  openTournament,
  type Tournament,
  type TournamentEvent,
} from './tournament.ts';

const AT = 1_000;
const DECK = { main: [{ name: 'Forest', count: 60 }], side: [] };

type Ended = Extract<MatchmakingEvent, { type: 'MatchEnded' }>;
/** Two entrants, what each won, and how many games were drawn; one entrant alone has a bye. */
type Line = readonly [one: number, other: number | null, score?: [number, number], draws?: number];

function after(now: Tournament, event: Exclude<TournamentEvent, { type: 'TournamentOpened' }>) {
  const next = advanceTournament(now, event);
  if (next === undefined) throw new Error(`${event.type} does not fit`);
  return next;
}

/** A Swiss tournament of so many after these rounds. */
function played(players: number, ...rounds: readonly (readonly Line[])[]): Tournament {
  const about = { tournament: 't', at: AT };
  let now = openTournament({
    ...{ type: 'TournamentOpened', ...about, region: 'local', organiser: 'ann', name: 'Test' },
    ...{ kind: 'swiss', offer: { edition: '6ED', format: 'freeform', bestOf: 3 }, places: 64 },
  });
  const seeding = Array.from({ length: players }, (_, i) => i + 1);
  for (const entrant of seeding) {
    const who = { entrant, entry: `e${entrant}`, player: `p${entrant}`, deck: DECK };
    now = after(now, { type: 'EntrantJoined', ...about, ...who });
  }
  now = after(now, { type: 'TournamentBegan', ...about, seed: 's', seeding, rounds: 9 });
  rounds.forEach((lines, i) => {
    const tables = lines.map(([one, other], j) => ({
      ...{ table: j + 1, match: other === null ? null : `m${i}/${j}` },
      entrants: [one, other] as [number, number | null],
    }));
    now = after(now, { type: 'RoundPaired', ...about, round: i + 1, tables });
    lines.forEach(([, other, score = [0, 0], draws = 0], j) => {
      if (other !== null) now = ended(now, i + 1, j + 1, score, draws);
    });
  });
  return now;
}

function ended(
  before: Tournament,
  round: number,
  table: number,
  score: [number, number],
  draws = 0,
  reason: Ended['reason'] = 'games',
): Tournament {
  const place = { tournament: 't', round, table };
  const opened = matchOpenedIn(before, place, `m${round - 1}/${table - 1}`, AT) ?? before;
  const winner = score[0] > score[1] ? 0 : score[1] > score[0] ? 1 : null;
  const games = score[0] + score[1] + draws;
  return matchEndedIn(opened, place, { winner, score, reason }, games, AT) ?? before;
}

/** A tournament of four in which these two are at the first table. */
const playing = (one: number, other: number): Tournament =>
  after(played(4), {
    ...{ type: 'RoundPaired', tournament: 't', round: 1, at: AT },
    tables: [{ table: 1, match: 'm0/0', entrants: [one, other] }],
  });

const lineOf = (now: Tournament, entrant: number) =>
  standingsOf(now).find((one) => one.entrant === entrant)!;

describe('standings', () => {
  it('give 3 points for a match that was won, 1 for one that was drawn', () => {
    const now = played(4, [
      [1, 2, [2, 1]],
      [3, 4, [1, 1], 1],
    ]);
    expect(standingsOf(now).map(({ entrant, points }) => [entrant, points])).toEqual([
      [1, 3],
      [3, 1],
      [4, 1],
      [2, 0],
    ]);
  });

  it('count a bye as a match won by two games, and no opponent', () => {
    const now = played(5, [
      [1, 2, [2, 0]],
      [3, 4, [2, 0]],
      [5, null],
    ]);
    expect(lineOf(now, 5)).toMatchObject({ points: 3, gameWins: 1, opponentsMatchWins: 0 });
  });

  it('count no opponent below a third', () => {
    // 2 has lost to 1, whose opponent has therefore won nothing.
    const now = played(4, [
      [1, 2, [2, 0]],
      [3, 4, [2, 0]],
    ]);
    expect(lineOf(now, 1).opponentsMatchWins).toBeCloseTo(1 / 3, 8);
    expect(lineOf(now, 1).opponentsGameWins).toBeCloseTo(1 / 3, 8);
    expect(lineOf(now, 2).opponentsMatchWins).toBe(1);
  });

  it('are worked out as by hand, after two rounds with draws and a bye', () => {
    const now = played(
      5,
      [
        [1, 2, [2, 1]],
        [3, 4, [2, 0]],
        [5, null],
      ],
      [
        [1, 3, [1, 1], 1],
        [5, 2, [2, 0], 1],
        [4, null],
      ],
    );
    // 1: met 2 (0 of 6, so a third) and 3 (4 of 6). Games: 3 won, 1 drawn of 6: 10 of 18.
    expect(lineOf(now, 1)).toMatchObject({ points: 4, won: 1, drawn: 1, lost: 0 });
    expect(lineOf(now, 1).opponentsMatchWins).toBeCloseTo((1 / 3 + 4 / 6) / 2, 8);
    expect(lineOf(now, 1).gameWins).toBeCloseTo(10 / 18, 8);
    // The games of 2: 1 won of 3, then none of 2 with 1 drawn: 4 of 18, so a third. Those of 3: 3 won, 1 drawn of 5.
    expect(lineOf(now, 1).opponentsGameWins).toBeCloseTo((1 / 3 + 10 / 15) / 2, 8);
    // 5: a bye and 2, who has nothing; games 4 won, 1 drawn of 5.
    expect(lineOf(now, 5).opponentsMatchWins).toBeCloseTo(1 / 3, 8);
    expect(lineOf(now, 5).gameWins).toBeCloseTo(13 / 15, 8);
    expect(standingsOf(now).map(({ entrant }) => entrant)).toEqual([5, 3, 1, 4, 2]);
  });

  it('share a place where nothing tells two apart', () => {
    const now = played(4, [
      [1, 2, [2, 0]],
      [3, 4, [2, 0]],
    ]);
    expect(standingsOf(now).map(({ place }) => place)).toEqual([1, 1, 3, 3]);
  });

  it.each<[string, [number, number], Ended['reason'], object]>([
    ['was given up', [1, 0], 'concession', { winner: 0, score: [2, 0] }],
    ['one did not come back to', [1, 0], 'forfeit', { winner: 0, score: [2, 0] }],
    ['nobody came to', [0, 0], 'forfeit', { winner: null, score: [0, 0] }],
  ])('take a match that %s for what it came to', (_, score, reason, result) => {
    const now = ended(playing(1, 2), 1, 1, score, 0, reason);
    expect(now.rounds[0]![0]!.result).toMatchObject(result);
  });

  it('have neither of two who did not come draw, and both drop out', () => {
    const now = ended(playing(1, 2), 1, 1, [0, 0], 0, 'forfeit');
    expect(lineOf(now, 1)).toMatchObject({ points: 0, lost: 1, drawn: 0 });
    expect(now.entrants.map(({ left }) => left)).toEqual(['absent', 'absent', null, null]);
  });

  it('count a result once', () => {
    const once = played(4, [[1, 2, [2, 0]]]);
    expect(ended(once, 1, 1, [0, 2])).toBe(once);
  });
});

describe('a ruling after a tournament', () => {
  /** It is over, and entrant 1 has won; this match of it counts as won by the other seat. */
  function corrected(now: Tournament, match: string, kind: Tournament['kind']): Tournament {
    const ends = { type: 'TournamentEnded', tournament: 't', winner: 1, reason: 'played' } as const;
    return matchCorrectedIn(after({ ...now, kind }, { ...ends, at: AT }), {
      ...{
        type: 'ResultCorrected',
        match,
        players: ['a', 'b'],
        game: 'g2',
        dispute: 'd',
        ruling: 1,
      },
      results: [
        { game: 'g1', winner: 1 },
        { game: 'g2', winner: 1 },
      ],
      ...{ winner: 1, annulled: false, score: [0, 2], matchWinner: 1, at: AT },
    })!;
  }
  const twoRounds = (): Tournament =>
    played(
      4,
      [
        [1, 2, [2, 0]],
        [3, 4, [2, 0]],
      ],
      [[1, 3, [2, 0]]],
    );

  it.each<[string, Tournament['kind'], string, number]>([
    ['the one who then leads a Swiss tournament', 'swiss', 'm1/0', 3],
    ['who then has won the last match of an elimination', 'elimination', 'm1/0', 3],
    ['the same where a later round of an elimination was played', 'elimination', 'm0/0', 1],
  ])('has won it: %s', (_, kind, match, winner) => {
    const now = corrected(twoRounds(), match, kind);
    expect(now.winner).toBe(winner);
    expect(standingsOf(now)[0]!.entrant).toBe(winner);
  });

  it('says nothing of a tournament in which that was not played', () => {
    expect(corrected(twoRounds(), 'elsewhere', 'swiss')).toBeUndefined();
  });
});
