/**
 * A map that drops its oldest entries first: those that were set longest ago. A plain map keeps that order too, but to find
 * its first entry it walks over the places of entries that were deleted, until the engine next rebuilds its table: tens of
 * thousands of them in a map of some hundred thousand.
 */
export class OldestFirst<V> implements Iterable<[string, V]> {
  readonly #values = new Map<string, V>();
  /** Goes on where it stopped, and so passes each place once. */
  #places = this.#values.entries();
  /** What it came to last; it may have been set again since, or have gone. */
  #first: [string, V] | undefined;

  get size(): number {
    return this.#values.size;
  }

  has(key: string): boolean {
    return this.#values.has(key);
  }

  get(key: string): V | undefined {
    return this.#values.get(key);
  }

  /** Sets an entry, which comes last from now on. */
  set(key: string, value: V): void {
    this.#values.delete(key);
    this.#values.set(key, value);
  }

  delete(key: string): void {
    this.#values.delete(key);
  }

  [Symbol.iterator](): IterableIterator<[string, V]> {
    return this.#values.entries();
  }

  /**
   * Takes the oldest entries out, up to the first that is not old.
   *
   * @param stays asked of each key that is old; one that stays may not be asked about again
   * @returns the keys of those that went, oldest first
   */
  takeOld(isOld: (value: V) => boolean, stays: (key: string) => boolean = () => false): string[] {
    const gone: string[] = [];
    for (;;) {
      const first = (this.#first ??= this.#next());
      if (first === undefined) return gone;
      const [key, value] = first;
      const isThere = this.#values.get(key) === value;
      if (isThere && !isOld(value)) return gone;
      if (isThere && !stays(key)) {
        this.#values.delete(key);
        gone.push(key);
      }
      this.#first = undefined;
    }
  }

  #next(): [string, V] | undefined {
    const next = this.#places.next();
    if (next.done !== true) return next.value;
    // It has come to the end, and would say so for ever.
    this.#places = this.#values.entries();
    return undefined;
  }
}
