/** Games that are held, at most, once those that were just read are done. */
const MOST_HELD = 500;

/**
 * Which games somebody holds folded, those touched longest ago first. A game that nobody plays is let go in time: whoever
 * needs it again folds it again from the log.
 */
export class HeldGames {
  readonly #most: number;
  /** In the order in which they were touched last. */
  readonly #games = new Set<string>();

  constructor(most = MOST_HELD) {
    this.#most = most;
  }

  /** A game is held, and was needed just now. */
  touch(game: string): void {
    this.#games.delete(game);
    this.#games.add(game);
  }

  /** A game is held no more. */
  forget(game: string): void {
    this.#games.delete(game);
  }

  /** The games that are too many, which are forgotten here. */
  letGo(): readonly string[] {
    const tooMany = [...this.#games].slice(0, Math.max(0, this.#games.size - this.#most));
    for (const game of tooMany) this.#games.delete(game);
    return tooMany;
  }
}
