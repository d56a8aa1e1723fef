/** How long it took until partitions that came to us could be decided on, in milliseconds. */
export interface TakenOver {
  readonly partitions: number;
  /** How long ago we heard that the group has to agree anew: somebody came, left or is missed. */
  readonly heard: number;
  /** From then until it had. */
  readonly agreed: number;
  /** From when the first of them was ours until all that had happened in them was read. */
  readonly loaded: number;
}

/** Partitions come one by one: after so many milliseconds without another one they were all. */
const QUIET = 500;

/** Follows partitions that come to us together until the last of them is loaded. */
export class Takeover {
  readonly #now: () => number;
  /** Partitions that are being loaded, and the offset before which all has to be read. */
  readonly #loading = new Map<number, number>();
  #partitions = 0;
  #agreed = 0;
  #heard = 0;
  /** When the first partition came, and when something came or was loaded last. */
  #first = 0;
  #last = 0;

  /** @param now a clock, in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** The group has agreed, after so many milliseconds. */
  rebalanced(millis: number): void {
    this.#agreed = millis;
    this.#heard = this.#now() - millis;
  }

  /** This partition came to us: records from one offset to before another are to be read. */
  assigned(
    partition: number,
    { from, end }: { readonly from: number; readonly end: number },
  ): void {
    this.#last = this.#now();
    if (this.#partitions === 0) this.#first = this.#last;
    this.#partitions += 1;
    if (from < end) this.#loading.set(partition, end);
  }

  /** This record of it was read and taken in. */
  read(partition: number, offset: number): void {
    const end = this.#loading.get(partition);
    if (end === undefined || offset + 1 < end) return;
    this.#loading.delete(partition);
    this.#last = this.#now();
  }

  /** It went to somebody else. */
  revoked(partition: number): void {
    this.#loading.delete(partition);
  }

  /** To be asked now and then: what was taken over, once, when it is loaded and no more comes. */
  done(): TakenOver | null {
    if (this.#partitions === 0 || this.#loading.size > 0) return null;
    const now = this.#now();
    if (now - this.#last < QUIET) return null;
    const partitions = this.#partitions;
    this.#partitions = 0;
    const [heard, loaded] = [now - this.#heard, this.#last - this.#first];
    return { partitions, heard, agreed: this.#agreed, loaded };
  }
}
