import { newRating, poolOf, type MatchmakingEvent, type Rating } from '@arbiter/protocol';
import { ratedMatch } from './ratings.ts';

type MatchEnded = Extract<MatchmakingEvent, { type: 'MatchEnded' }>;
type ResultCorrected = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;
type Corrections = NonNullable<ResultCorrected['ratings']>;
type Pair<T> = readonly [T, T];

/** A rated match that is over. */
interface Rated {
  readonly players: Pair<string>;
  readonly pool: string;
  /** The ratings of both as they were recorded when it ended. */
  readonly before: Pair<Rating>;
  /** Who has won it as it counts now; `'nobody'`: it was annulled whole, and rates neither. */
  readonly winner: 0 | 1 | null | 'nobody';
  readonly annulled: ReadonlySet<string>;
  readonly at: number;
}

/**
 * All rated matches of a region, and the ratings that follow from them: each player's over their own matches in order, as
 * these count now, against opponents as they were rated when they met. So a corrected result changes the ratings of the
 * two who played it, their later matches included, and of nobody else.
 */
export class RatingHistory {
  readonly #open = new Map<string, { readonly players: Pair<string>; readonly pool: string }>();
  readonly #rated = new Map<string, Rated>();
  /** By player and pool, the ids of their rated matches in order. */
  readonly #matchesOf = new Map<string, string[]>();

  /** Takes in one more event that counts, in the order of the record. */
  take(event: MatchmakingEvent): void {
    if (event.type === 'MatchOpened') {
      const { match, players, offer } = event;
      if (offer.rated === true) this.#open.set(match, { players, pool: poolOf(offer) });
    } else if (event.type === 'MatchEnded') this.#ended(event);
    // One without ratings is of a build that did not correct them yet, and they stayed as they were.
    else if (event.type === 'ResultCorrected' && event.ratings !== undefined) this.#correct(event);
  }

  /**
   * What a correction does to ratings, and takes it in: of both players, as far as it changes anything; undefined if the
   * match was not rated.
   *
   * @param ratingOf a player's rating in a pool as it is recorded now
   */
  corrected(
    event: ResultCorrected,
    ratingOf: (player: string, pool: string) => Rating,
  ): Corrections | undefined {
    const rated = this.#rated.get(event.match);
    if (rated === undefined) return undefined;
    this.#correct(event);
    const { pool, players } = rated;
    const changes = players.map((player) => ({
      player,
      before: ratingOf(player, pool),
      after: this.ratingOf(player, pool),
    }));
    return { pool, changes: changes.filter(({ before, after }) => !isSame(before, after)) };
  }

  /** A player's rating as it follows from their matches. */
  ratingOf(player: string, pool: string): Rating {
    let rating = newRating(0);
    for (const id of this.#matchesOf.get(keyOf(player, pool)) ?? []) {
      const { players, before, winner, at } = this.#rated.get(id) as Rated;
      if (winner === 'nobody') continue;
      // What was recorded is how the opponent stood at the end of the match: no uncertainty is to be added again.
      const opponents = [
        { ...before[0], at },
        { ...before[1], at },
      ] as const;
      const seat = players[0] === player ? 0 : 1;
      const pair =
        seat === 0 ? ([rating, opponents[1]] as const) : ([opponents[0], rating] as const);
      rating = ratedMatch(pair, winner, at)[seat].after;
    }
    return rating;
  }

  /** Everybody who was ever rated, in each pool. */
  *players(): Generator<{ readonly player: string; readonly pool: string }> {
    for (const key of this.#matchesOf.keys()) {
      const [player, pool] = JSON.parse(key) as [string, string];
      yield { player, pool };
    }
  }

  #ended({ match, ratings, winner, at }: MatchEnded): void {
    const opened = this.#open.get(match);
    this.#open.delete(match);
    if (opened === undefined || ratings === undefined) return;
    const { players, pool } = opened;
    const before = [ratings[0].before, ratings[1].before] as const;
    this.#rated.set(match, { players, pool, before, winner, annulled: new Set(), at });
    for (const player of players) {
      const key = keyOf(player, pool);
      const matches = this.#matchesOf.get(key);
      if (matches === undefined) this.#matchesOf.set(key, [match]);
      else matches.push(match);
    }
  }

  #correct({ match, game, annulled, results, matchWinner }: ResultCorrected): void {
    const rated = this.#rated.get(match);
    if (rated === undefined) return;
    const now = new Set(rated.annulled);
    if (annulled) now.add(game);
    else now.delete(game);
    const winner = results.every((one) => now.has(one.game)) ? 'nobody' : matchWinner;
    this.#rated.set(match, { ...rated, annulled: now, winner });
  }
}

/** Whether two ratings are the same to the last digit. */
export const isSame = (one: Rating, other: Rating): boolean =>
  (['rating', 'deviation', 'volatility', 'matches'] as const).every(
    (part) => one[part] === other[part],
  );

const keyOf = (player: string, pool: string): string => JSON.stringify([player, pool]);
