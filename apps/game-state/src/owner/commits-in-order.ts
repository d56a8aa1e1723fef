import type { Commit } from '@arbiter/protocol';

/** A commit that stands in a partition of game.events. */
export interface Landed {
  readonly game: string;
  readonly commit: Commit;
}

/**
 * The commits of a partition in the order of their offsets, whether we learn of them by reading or by our own append.
 * Our own count as soon as no other can come before them; until then they wait.
 */
export class CommitsInOrder {
  #next: number;
  readonly #waiting = new Map<number, Landed>();

  /** @param from the first offset that will come */
  constructor(from: number) {
    this.#next = from;
  }

  /** All before this offset were given out. */
  get next(): number {
    return this.#next;
  }

  /** What stands at an offset was read; null if that is no commit. @returns the commits that count now, in order */
  read(offset: number, landed: Landed | null): readonly Landed[] {
    if (offset < this.#next) return [];
    // A reader skips nothing, so whatever is waiting before this offset is where its acknowledgement says.
    const before = [...this.#waiting.keys()].filter((at) => at < offset).sort((a, b) => a - b);
    const found = before.flatMap((at) => this.#take(at));
    this.#waiting.delete(offset);
    if (landed !== null) found.push(landed);
    this.#next = offset + 1;
    return [...found, ...this.#following()];
  }

  /** Our own commit was appended at an offset. @returns the commits that count now, in order */
  appended(offset: number, landed: Landed): readonly Landed[] {
    if (offset < this.#next) return [];
    this.#waiting.set(offset, landed);
    return this.#following();
  }

  #following(): Landed[] {
    const found: Landed[] = [];
    while (this.#waiting.has(this.#next)) found.push(...this.#take(this.#next++));
    return found;
  }

  #take(offset: number): Landed[] {
    const landed = this.#waiting.get(offset);
    this.#waiting.delete(offset);
    return landed === undefined ? [] : [landed];
  }
}
