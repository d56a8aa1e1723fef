import { isSame, RecomputedRatings, type PlayerRating } from '@arbiter/matchmaking';
import type { EventLog } from '@arbiter/event-log';
import { matchmakingEventIn, poolOf, topics, type Rating } from '@arbiter/protocol';

const TOPIC = topics.matchmakingEvents.name;

/** Works out every rating from the results of matches on the log, and reads what the record says that they are. */
export class Recomputation {
  readonly #log: EventLog;
  readonly #worked = new RecomputedRatings();
  readonly #recorded = new Map<string, PlayerRating>();
  readonly #pools = new Map<
    string,
    { readonly players: readonly string[]; readonly pool: string }
  >();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Where the log ends now, by partition. */
  async ends(): Promise<ReadonlyMap<number, number>> {
    const extents = await this.#log.extents(TOPIC);
    return new Map(extents.map(({ next }, partition) => [partition, next]));
  }

  /** Reads each partition as far as that. @throws what the log throws */
  async read(ends: ReadonlyMap<number, number>): Promise<void> {
    const extents = await this.#log.extents(TOPIC);
    for (const [partition, { first }] of extents.entries()) {
      const end = ends.get(partition) ?? first;
      for await (const one of this.#log.read(TOPIC, partition, first, end)) {
        const event = matchmakingEventIn(one);
        if (event === undefined) continue;
        this.#worked.take(event);
        this.#record(event);
      }
    }
  }

  /** As they follow from results. */
  get worked(): readonly PlayerRating[] {
    return this.#worked.ratings;
  }

  /** As the record says that they are. */
  get recorded(): readonly PlayerRating[] {
    return [...this.#recorded.values()];
  }

  #record(event: NonNullable<ReturnType<typeof matchmakingEventIn>>): void {
    const set = (player: string, pool: string, rating: Rating): void => {
      this.#recorded.set(keyOf({ player, pool }), { player, pool, ...rating });
    };
    if (event.type === 'MatchOpened' && event.offer.rated === true) {
      this.#pools.set(event.match, { players: event.players, pool: poolOf(event.offer) });
    } else if (event.type === 'MatchEnded') {
      const { players, pool } = this.#pools.get(event.match) ?? { players: [], pool: '' };
      this.#pools.delete(event.match);
      players.forEach((player, seat) => {
        const change = event.ratings?.[seat];
        if (change !== undefined) set(player, pool, change.after);
      });
    } else if (event.type === 'ResultCorrected') {
      const { pool, changes } = event.ratings ?? { pool: '', changes: [] };
      for (const { player, after } of changes) set(player, pool, after);
    }
  }
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
