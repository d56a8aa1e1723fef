import type { Client, Edition, FormatRules, LiveMatch, WirePlayer } from '@arbiter/client';
import { OwnState, type Asking } from '../session/own-state.ts';
import { isIn, type PastMatch, type PlayerRating, type Pool } from './rated.ts';

/** Asks for JSON of a path. */
export type Ask = <T>(path: string) => Promise<T>;

/** What the screen wants of a client; a stranger's blocks nobody. */
export type Asks = Pick<Client, 'ask' | 'player' | 'blocked' | 'block' | 'unblock'>;

/** Everything that the screen shows. */
export interface Rated extends Asking {
  /** Whose matches and ratings are shown; null: nobody's, as long as one is a stranger. */
  readonly player: string | null;
  readonly editions: readonly Edition[];
  readonly formats: readonly FormatRules[];
  readonly pool: Pool;
  /** The player's ratings, that of the most matches first. */
  readonly ratings: readonly PlayerRating[];
  /** The player's matches that are over, the newest first, as far as they were read. */
  readonly matches: readonly PastMatch[];
  /** Where the earlier matches go on; null: there are none. */
  readonly next: string | null;
  /** The games of those matches that were looked into, by match. */
  readonly games: ReadonlyMap<string, readonly string[]>;
  /** The player's matches that go on. */
  readonly live: readonly LiveMatch[];
  readonly leaders: readonly PlayerRating[];
  /** Who looks; null: a stranger. */
  readonly me: string | null;
  /** Whom they have blocked. */
  readonly blocked: readonly WirePlayer[];
  /** Names by player; anyone who was erased has none. */
  readonly names: ReadonlyMap<string, WirePlayer>;
}

/** Matches of a page. */
const PAGE = 50;
/** How often it is asked what the player plays now, in milliseconds. */
const LOOK_EVERY = 2_000;

/** How players are rated: the best of an edition and format, and one player's course. */
export class Ratings extends OwnState<Rated> {
  readonly #asks: Asks;
  readonly #ask: Ask;
  #end: () => void = () => undefined;

  constructor(asks: Asks, player: string | null) {
    super({
      ...{ me: asks.player, blocked: [] },
      ...{ player, editions: [], formats: [], pool: { edition: '', format: '' } },
      ...{
        ratings: [],
        matches: [],
        next: null,
        games: new Map(),
        live: [],
        leaders: [],
        names: new Map(),
      },
      ...{ asking: true, problem: null },
    });
    this.#asks = asks;
    this.#ask = (path) => asks.ask(path);
  }

  /** Follows the player while it is on the page: a match that begins is shown, and one that is over is not. */
  readonly onPage = (element: Element | null): void => {
    this.#end();
    const { player } = this.state.peek();
    if (element === null || player === null) return;
    const timer = setInterval(() => {
      // What fails is asked again soon; whoever does something meanwhile is told why.
      this.#readLive(player).catch(() => undefined);
    }, LOOK_EVERY);
    this.#end = () => {
      clearInterval(timer);
    };
  };

  /** Reads what the player has played, and the leaderboard of what they played most. */
  begin(): Promise<void> {
    return this.doing(async () => {
      const { player } = this.state.peek();
      const [editions, formats] = await Promise.all([
        this.#ask<Edition[]>('/v1/editions'),
        this.#ask<FormatRules[]>('/v1/formats'),
      ]);
      const first = { edition: editions[0]?.code ?? '', format: formats[0]?.format ?? '' };
      this.set({ editions, formats, pool: first });
      if (player !== null) await this.#readPlayer(player, first);
      await this.#readLeaders();
      if (this.#asks.player !== null) this.set({ blocked: await this.#asks.blocked() });
    });
  }

  /** Blocks somebody, or no longer. */
  block(player: string, isBlocked: boolean): Promise<void> {
    return this.doing(async () => {
      const asks = this.#asks;
      this.set({ blocked: await (isBlocked ? asks.block(player) : asks.unblock(player)) });
    });
  }

  /** Shows another edition and format. */
  choose(pool: Partial<Pool>): Promise<void> {
    return this.doing(async () => {
      this.set({ pool: { ...this.state.peek().pool, ...pool } });
      await this.#readLeaders();
    });
  }

  /** Reads matches before those that are shown. */
  earlier(): Promise<void> {
    return this.doing(async () => {
      const { player, next } = this.state.peek();
      if (player !== null && next !== null) await this.#readMatches(player, next);
    });
  }

  /** Looks which games a match had. */
  look(match: string): Promise<void> {
    return this.doing(async () => {
      const { games } = await this.#ask<{ readonly games: readonly { readonly game: string }[] }>(
        `/v1/history/matches/${encodeURIComponent(match)}`,
      );
      const ids = games.map(({ game }) => game);
      this.set({ games: new Map([...this.state.peek().games, [match, ids]]) });
    });
  }

  async #readPlayer(player: string, otherwise: Pool): Promise<void> {
    const { ratings } = await this.#ask<{ readonly ratings: readonly PlayerRating[] }>(
      `/v1/history/ratings?player=${encodeURIComponent(player)}`,
    );
    const sorted = [...ratings].sort((one, other) => other.matches - one.matches);
    this.set({ ratings: sorted, pool: sorted[0] ?? otherwise });
    await this.#readLive(player);
    await this.#readMatches(player, null);
    await this.#name([player]);
  }

  async #readLive(player: string): Promise<void> {
    const { live } = await this.#ask<{ readonly live: readonly LiveMatch[] }>(
      `/v1/matches?player=${encodeURIComponent(player)}`,
    );
    const idsOf = (matches: readonly LiveMatch[]): string =>
      matches.map(({ match }) => match).join();
    if (idsOf(live) !== idsOf(this.state.peek().live)) this.set({ live });
  }

  async #readMatches(player: string, before: string | null): Promise<void> {
    const asked = new URLSearchParams({ player, status: 'over', limit: String(PAGE) });
    if (before !== null) asked.set('before', before);
    const { matches, next } = await this.#ask<{
      readonly matches: readonly PastMatch[];
      readonly next: string | null;
    }>(`/v1/history/matches?${asked.toString()}`);
    this.set({ matches: [...this.state.peek().matches, ...matches], next });
    await this.#name(matches.flatMap(({ players }) => players));
  }

  async #readLeaders(): Promise<void> {
    const { pool } = this.state.peek();
    const { edition, format } = pool;
    const asked = new URLSearchParams({ edition, format });
    const { ratings } = await this.#ask<{ readonly ratings: readonly PlayerRating[] }>(
      `/v1/history/leaderboard?${asked.toString()}`,
    );
    // Somebody may have chosen another meanwhile.
    if (!isIn(this.state.peek().pool, pool)) return;
    this.set({ leaders: ratings });
    await this.#name(ratings.map(({ player }) => player));
  }

  /** Asks who these are who have no name yet. */
  async #name(players: readonly string[]): Promise<void> {
    const { names } = this.state.peek();
    const unknown = [...new Set(players)].filter((one) => !names.has(one));
    const found = await Promise.all(
      unknown.map(async (one): Promise<[string, WirePlayer][]> => {
        // Anyone who was erased has no name any more, and bots are called what they are.
        const asked = this.#ask<WirePlayer>(`/v1/players/${encodeURIComponent(one)}`);
        return asked.then(
          (found) => [[one, found]],
          () => [],
        );
      }),
    );
    this.set({ names: new Map([...this.state.peek().names, ...found.flat()]) });
  }
}
