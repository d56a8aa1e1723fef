/** How long a takeover took until the partitions were ready, in milliseconds. */
export interface TakenOver {
  readonly partitions: number;
  /** How long ago we heard of the rebalance: a member joined, left or timed out. */
  readonly heard: number;
  /** From then until it had. */
  readonly agreed: number;
  /** From the first assignment until all of them were caught up. */
  readonly loaded: number;
}

/** Partitions come one by one: after this many milliseconds without another one they are complete. */
const QUIET = 500;

/** Follows partitions that are assigned together until the last of them is loaded. */
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

  /** The group has rebalanced, after this many milliseconds. */
  rebalanced(millis: number): void {
    this.#agreed = millis;
    this.#heard = this.#now() - millis;
  }

  /** We acquired this partition: records from one offset to before another have to be read. */
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

  /** It moved to another owner. */
  revoked(partition: number): void {
    this.#loading.delete(partition);
  }

  /** Poll it: returns what was taken over, once, when it is loaded and no more comes. */
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
