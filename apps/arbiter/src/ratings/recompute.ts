import { isSame, RatingHistory } from '@arbiter/matchmaking';
import type { EventLog } from '@arbiter/platform';
import { matchmakingEventIn, poolOf, topics, type Rating } from '@arbiter/protocol';

const TOPIC = topics.matchmakingEvents.name;

/** The rating of a player in a pool. */
export interface PlayerRating extends Rating {
  readonly player: string;
  readonly pool: string;
}

/** Ratings worked out from the history, and what the record says that they are. */
export interface Recomputed {
  readonly ratings: readonly PlayerRating[];
  readonly recorded: readonly PlayerRating[];
  /** How far each partition was read. */
  readonly ends: readonly number[];
}

/** Works out every rating from the results of matches alone. @throws what the log throws */
export async function recompute(log: EventLog): Promise<Recomputed> {
  const history = new RatingHistory();
  const pools = new Map<string, { readonly players: readonly string[]; readonly pool: string }>();
  const recorded = new Map<string, PlayerRating>();
  const record = (player: string, pool: string, rating: Rating): void => {
    recorded.set(keyOf({ player, pool }), { player, pool, ...rating });
  };
  const extents = await log.extents(TOPIC);
  for (const [partition, { first, next }] of extents.entries()) {
    for await (const one of log.read(TOPIC, partition, first, next)) {
      const event = matchmakingEventIn(one);
      if (event === undefined) continue;
      history.take(event);
      if (event.type === 'MatchOpened' && event.offer.rated === true) {
        pools.set(event.match, { players: event.players, pool: poolOf(event.offer) });
      } else if (event.type === 'MatchEnded') {
        const { players, pool } = pools.get(event.match) ?? { players: [], pool: '' };
        pools.delete(event.match);
        players.forEach((player, seat) => {
          const change = event.ratings?.[seat];
          if (change !== undefined) record(player, pool, change.after);
        });
      } else if (event.type === 'ResultCorrected') {
        const { pool, changes } = event.ratings ?? { pool: '', changes: [] };
        for (const { player, after } of changes) record(player, pool, after);
      }
    }
  }
  const ratings = [...history.players()].map(({ player, pool }) => ({
    ...{ player, pool },
    ...history.ratingOf(player, pool),
  }));
  return { ratings, recorded: [...recorded.values()], ends: extents.map(({ next }) => next) };
}

/** Where these ratings are not what was worked out, each in one line. */
export function differences(
  worked: readonly PlayerRating[],
  found: readonly PlayerRating[],
  where: string,
): string[] {
  const there = new Map(found.map((one) => [keyOf(one), one]));
  const lines: string[] = [];
  for (const one of worked) {
    const other = there.get(keyOf(one));
    there.delete(keyOf(one));
    if (other !== undefined && isSame(one, other)) continue;
    lines.push(`${one.player} in ${one.pool}: ${said(one)}, ${where} ${said(other)}`);
  }
  for (const one of there.values()) {
    lines.push(`${one.player} in ${one.pool}: never rated, ${where} ${said(one)}`);
  }
  return lines;
}

const said = (rating: Rating | undefined): string =>
  rating === undefined
    ? 'nothing'
    : `${rating.rating} ±${rating.deviation} after ${rating.matches} matches`;

const keyOf = ({ player, pool }: Pick<PlayerRating, 'player' | 'pool'>): string =>
  JSON.stringify([player, pool]);
