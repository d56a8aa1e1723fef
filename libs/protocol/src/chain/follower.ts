import { chainRule, type Skipped } from './accept.ts';
import { parseCommit, type BadCommit, type Commit, type GameEvent } from './commit.ts';
import { headBefore, type Head } from './head.ts';

/** What an accepted commit did to a game. */
export interface Step<S> {
  readonly game: string;
  readonly commit: Commit;
  /** After the commit. It is the follower's own and moves on with the next one. */
  readonly head: Head;
  readonly before: S;
  readonly after: S;
}

/** A game as a follower has it. */
export interface Followed<S> {
  readonly head: Head;
  readonly state: S;
}

/** What a follower is made with. */
export interface FollowerOptions<S> {
  /** The state before a game's first event. */
  readonly initial: S;
  readonly fold: (state: S, events: readonly GameEvent[]) => S;
}

/**
 * Any reader of game.events: accepts commits by the chain rule and folds their events into a state of its own. It
 * keeps no log, and no game that it was told to forget.
 */
export class Follower<S> {
  readonly #initial: S;
  readonly #fold: FollowerOptions<S>['fold'];
  readonly #games = new Map<string, Followed<S>>();
  /** Games put away: a late opening must not start them again. */
  readonly #closed = new Set<string>();

  constructor({ initial, fold }: FollowerOptions<S>) {
    this.#initial = initial;
    this.#fold = fold;
  }

  /**
   * Reads a stored commit of a game.
   *
   * @returns what it did, or why it does not count
   * @throws what `fold` throws, which means a bug; the game stays as it was
   */
  read(game: string, line: string): Step<S> | { readonly skipped: Skipped | BadCommit } {
    const parsed = parseCommit(line);
    if ('bad' in parsed) return { skipped: parsed.bad };
    return this.take(game, parsed.commit);
  }

  /** As `read`, for a commit that was parsed already. */
  take(game: string, commit: Commit): Step<S> | { readonly skipped: Skipped } {
    const known = this.#games.get(game);
    if (known === undefined && this.#closed.has(game)) return { skipped: 'another came first' };
    const head = known?.head ?? headBefore(game, commit);
    if (head === undefined) return { skipped: 'opens no game' };
    const answer = chainRule.accept(head, commit);
    if (answer !== 'accepted') return { skipped: answer };
    const before = known?.state ?? this.#initial;
    const after = this.#fold(before, commit.events);
    chainRule.advance(head, commit);
    this.#games.set(game, { head, state: after });
    return { game, commit, head, before, after };
  }

  /** A game as it is now; undefined if none is followed under this id. */
  game(id: string): Followed<S> | undefined {
    return this.#games.get(id);
  }

  /** All games that are followed. */
  games(): IterableIterator<[string, Followed<S>]> {
    return this.#games.entries();
  }

  /** Takes up a game from a snapshot. */
  restore(game: Followed<S>): void {
    this.#games.set(game.head.game, game);
  }

  /** Drops a game for good. */
  forget(game: string): void {
    this.#games.delete(game);
    this.#closed.add(game);
  }

  /** Drops a game, and all memory of it: its partition is no longer read here. */
  release(game: string): void {
    this.#games.delete(game);
    this.#closed.delete(game);
  }
}
