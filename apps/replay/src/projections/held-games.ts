/** How many games are held at most, once those that were just read are done. */
const MOST_HELD = 500;

/**
 * The games that are held folded, least recently used first. A game that nobody plays is dropped in time, and folded
 * again from the log when it is needed.
 */
export class HeldGames {
  readonly #most: number;
  /** In the order in which they were touched last. */
  readonly #games = new Set<string>();

  constructor(most = MOST_HELD) {
    this.#most = most;
  }

  /** A game is held, and was just used. */
  touch(game: string): void {
    this.#games.delete(game);
    this.#games.add(game);
  }

  has(game: string): boolean {
    return this.#games.has(game);
  }

  /** A game is no longer held. */
  forget(game: string): void {
    this.#games.delete(game);
  }

  /** Removes the games above the limit, and returns them. */
  letGo(): readonly string[] {
    const tooMany = [...this.#games].slice(0, Math.max(0, this.#games.size - this.#most));
    for (const game of tooMany) this.#games.delete(game);
    return tooMany;
  }
}
