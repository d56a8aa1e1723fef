import { newRating, poolOf, type MatchmakingEvent, type Rating } from '@arbiter/protocol';
import { RatingHistory } from './rating-history.ts';
import { ratedMatch } from './ratings.ts';

/** The rating of a player in a pool. */
export interface PlayerRating extends Rating {
  readonly player: string;
  readonly pool: string;
}

/**
 * Every rating as it follows from who has won, and from rulings on that, one after the other. What the record says of ratings
 * is read nowhere, only that a match or a ruling counts for them: an opponent counts as worked out here, too.
 */
export class RecomputedRatings {
  readonly #history = new RatingHistory();
  readonly #open = new Map<
    string,
    { readonly players: readonly [string, string]; readonly pool: string }
  >();
  readonly #ratings = new Map<string, PlayerRating>();

  /** All that were ever rated, in each pool. */
  get ratings(): readonly PlayerRating[] {
    return [...this.#ratings.values()];
  }

  /** Takes in one more event that counts, in the order of the record. */
  take(event: MatchmakingEvent): void {
    if (event.type === 'MatchOpened') {
      const { match, players, offer } = event;
      if (offer.rated === true) this.#open.set(match, { players, pool: poolOf(offer) });
      this.#history.take(event);
    } else if (event.type === 'MatchEnded') this.#ended(event);
    else if (event.type === 'ResultCorrected' && event.ratings !== undefined) {
      const corrected = this.#history.corrected(event, (player, pool) => this.#of(player, pool));
      for (const { player, after } of corrected?.changes ?? []) {
        this.#set(player, corrected?.pool ?? '', after);
      }
    }
  }

  #ended(event: Extract<MatchmakingEvent, { type: 'MatchEnded' }>): void {
    const opened = this.#open.get(event.match);
    this.#open.delete(event.match);
    if (opened === undefined || event.ratings === undefined) {
      this.#history.take(event);
      return;
    }
    const { players, pool } = opened;
    const before = [this.#of(players[0], pool), this.#of(players[1], pool)] as const;
    const ratings = ratedMatch(before, event.winner, event.at);
    players.forEach((player, seat) => {
      this.#set(player, pool, ratings[seat === 0 ? 0 : 1].after);
    });
    this.#history.take({ ...event, ratings });
  }

  #of(player: string, pool: string): Rating {
    return this.#ratings.get(keyOf(player, pool)) ?? newRating(0);
  }

  #set(player: string, pool: string, rating: Rating): void {
    this.#ratings.set(keyOf(player, pool), { player, pool, ...rating });
  }
}

const keyOf = (player: string, pool: string): string => JSON.stringify([player, pool]);
