import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newRating, type MatchmakingEvent } from '@arbiter/protocol';
import { Lobby } from './lobby.ts';
import { withRatings } from './rated.ts';
import { RatingHistory } from './rating-history.ts';
import { RecomputedRatings } from './recomputed-ratings.ts';
import { DECK } from './table.behaviour-spec.ts';

type Winner = 0 | 1 | null;
type ResultCorrected = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;

const POOL = '6ED/freeform';
const offer = { edition: '6ED', format: 'freeform', bestOf: 1, rated: true } as const;
const PLAYERS = ['ann', 'bob', 'cid', 'dan'];

/** Rated matches one after the other, and rulings on them, as matchmaking would put them on record. */
class Season {
  readonly lobby = new Lobby();
  readonly events: MatchmakingEvent[] = [];
  #rulings = 0;

  #tell(event: MatchmakingEvent): void {
    this.lobby.take(event);
    this.events.push(event);
  }

  get history(): RatingHistory {
    const history = new RatingHistory();
    for (const event of this.events) history.take(event);
    return history;
  }

  plays(one: string, other: string, winner: Winner, at: number): void {
    const match = `m${this.events.length}`;
    const players: [string, string] = [one, other];
    const tickets: [string, string] = [`${match}-0`, `${match}-1`];
    tickets.forEach((ticket, i) => {
      const opponent = { kind: 'anyone' } as const;
      this.lobby.take({
        ...{ type: 'TicketOpened', ticket, player: players[i]!, offers: [offer] },
        ...{ deck: DECK, opponent, at },
      });
    });
    const decks: [typeof DECK, typeof DECK] = [DECK, DECK];
    this.#tell({
      ...{ type: 'MatchOpened', match, region: 'local', tickets, players, offer, decks, at },
    });
    const [game, start] = [`${match}-g`, { type: 'StartGame' }];
    this.#tell({ type: 'GameOpened', match, game, number: 1, start, from: 0, at });
    const score: [number, number] = [Number(winner === 0), Number(winner === 1)];
    this.#tell(
      withRatings(this.lobby, this.lobby.matches.get(match)!, {
        ...{ type: 'MatchEnded', match, winner, score, reason: 'games', at },
      }),
    );
  }

  /** Rules that the nth match counts otherwise. */
  rules(nth: number, winner: Winner | 'annulled', at: number): ResultCorrected {
    const opened = this.events.filter(({ type }) => type === 'MatchOpened')[nth] as Extract<
      MatchmakingEvent,
      { type: 'MatchOpened' }
    >;
    const { match, players } = opened;
    const [game, counts] = [`${match}-g`, winner === 'annulled' ? null : winner];
    const event: ResultCorrected = {
      ...{ type: 'ResultCorrected', match, players, game, dispute: 'd', ruling: ++this.#rulings },
      ...{ results: [{ game, winner: counts }], winner: counts, annulled: winner === 'annulled' },
      ...{ score: [Number(counts === 0), Number(counts === 1)], matchWinner: counts, at },
    };
    const ratings = this.history.corrected(event, (player, pool) =>
      this.lobby.ratingIn(player, pool),
    );
    const whole = { ...event, ...(ratings && { ratings }) };
    this.#tell(whole);
    return whole;
  }

  get ratings() {
    return PLAYERS.map((player) => this.lobby.ratingIn(player, POOL));
  }
}

const DAY = 86_400_000;
const winner = fc.constantFrom<Winner>(0, 1, null);
const step = fc.oneof(
  {
    arbitrary: fc.record({
      pair: fc.shuffledSubarray(PLAYERS, { minLength: 2, maxLength: 2 }),
      winner,
    }),
    weight: 4,
  },
  fc.record({ nth: fc.nat(), to: fc.constantFrom<Winner | 'annulled'>(0, 1, null, 'annulled') }),
);

type Step =
  | { readonly pair: readonly string[]; readonly winner: Winner }
  | { readonly nth: number; readonly to: Winner | 'annulled' };

function seasonOf(steps: readonly Step[]): Season {
  const season = new Season();
  let played = 0;
  steps.forEach((one, i) => {
    const at = (i + 1) * DAY;
    if ('pair' in one) {
      season.plays(one.pair[0]!, one.pair[1]!, one.winner, at);
      played += 1;
    } else if (played > 0) season.rules(one.nth % played, one.to, at);
  });
  return season;
}

/** The event with other ratings than it had, all of them; one without any keeps none. */
function withOtherRatings(event: MatchmakingEvent, wrong: number): MatchmakingEvent {
  const other = { rating: wrong, deviation: 99, volatility: 0.1, matches: wrong, at: wrong };
  const change = { before: other, after: other };
  if (event.type === 'MatchEnded' && event.ratings) return { ...event, ratings: [change, change] };
  if (event.type !== 'ResultCorrected' || event.ratings === undefined) return event;
  const changes = event.ratings.changes.map(({ player }) => ({ player, ...change }));
  return { ...event, ratings: { ...event.ratings, changes } };
}

describe('ratings worked out from history', () => {
  test('are those on record to the last digit, whatever was played and ruled', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), (steps) => {
        const season = seasonOf(steps);
        const { history } = season;
        expect(PLAYERS.map((player) => history.ratingOf(player, POOL))).toEqual(season.ratings);
      }),
    );
  });

  test('recomputed from results are the same, whatever the record says that ratings were', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30, size: 'max' }), fc.nat(), (steps, wrong) => {
        const season = seasonOf(steps);
        const recomputed = new RecomputedRatings();
        for (const event of season.events) recomputed.take(withOtherRatings(event, wrong));
        const rated = new Map(
          recomputed.ratings.map(({ player, pool: _, ...rating }) => [player, rating]),
        );
        expect(PLAYERS.map((player) => rated.get(player) ?? newRating(0))).toEqual(season.ratings);
      }),
    );
  });

  test('are those of the corrected result: what came of it is as if it had been so', () => {
    const [ruled, right] = [new Season(), new Season()];
    ruled.plays('ann', 'bob', 0, DAY);
    right.plays('ann', 'bob', 1, DAY);
    ruled.rules(0, 1, 2 * DAY);
    expect(ruled.ratings).toEqual(right.ratings);
  });

  test('of later matches of both change, too, and those of their opponents do not', () => {
    const season = new Season();
    season.plays('ann', 'bob', 0, DAY);
    season.plays('ann', 'cid', 0, 2 * DAY);
    const [ann, bob, cid] = season.ratings;
    const { ratings } = season.rules(0, 1, 3 * DAY);
    expect(ratings?.changes.map(({ player }) => player)).toEqual(['ann', 'bob']);
    const after = season.ratings;
    expect(after[0]!.rating).toBeLessThan(ann!.rating);
    expect(after[0]!.matches).toBe(2);
    expect(after[1]!.rating).toBeGreaterThan(bob!.rating);
    expect(after[2]).toEqual(cid);
  });

  test('are as before a match that was annulled whole', () => {
    const season = new Season();
    season.plays('ann', 'bob', 0, DAY);
    const before = season.ratings;
    season.plays('bob', 'ann', 0, 2 * DAY);
    season.rules(1, 'annulled', 3 * DAY);
    expect(season.ratings).toEqual(before);
  });

  test('stay as they are where a match was not rated', () => {
    const season = new Season();
    const { history } = season;
    season.plays('ann', 'bob', 0, DAY);
    const correction = season.rules(0, 1, 2 * DAY);
    expect(history.corrected(correction, () => season.ratings[0]!)).toBeUndefined();
  });
});
