/** How many offsets of a partition are remembered at least, and of a topic; at most twice as many. */
const MOST = 250_000;
const MOST_OF_TOPIC = 15_000_000;

/** How many offsets the index of each partition remembers at least, where a topic has so many. */
export const mostOf = (partitions: number): number =>
  Math.min(MOST, Math.floor(MOST_OF_TOPIC / partitions));

/** Where a record is, and its key. */
export interface Keyed {
  readonly offset: number;
  readonly key: string;
}

/** Reads what lies between two offsets, the second one left out, in order. */
export type ReadKeys = (from: number, to: number) => AsyncIterable<Keyed>;

/**
 * Where each key's records are in one stretch of a partition. It grows to what is asked for, in one pass at a time: what
 * one asker has it read, all keys' offsets, serves the next ones. So does what others read anyway, if the index is told.
 * The oldest are forgotten when there are too many.
 */
export class KeyIndex {
  readonly #read: ReadKeys;
  readonly #most: number;
  /** By key, in order. */
  #offsets = new Map<string, number[]>();
  #count = 0;
  /** The stretch: from the first offset to before the second. */
  #first = 0;
  #next = 0;
  #last: Promise<unknown> = Promise.resolve();
  /** Whether it was used yet, and how many lookups are pending. */
  #asked = false;
  #waiting = 0;

  /** @param most how many offsets are remembered at least; at most twice as many */
  constructor(read: ReadKeys, most: number) {
    this.#read = read;
    this.#most = most;
  }

  /** The offsets of a key's records between two offsets, the second one left out, in order. */
  find(key: string, from: number, to: number): Promise<readonly number[]> {
    this.#asked = true;
    this.#waiting += 1;
    const found = this.#last.then(() =>
      this.#find(key, from, to).finally(() => {
        this.#waiting -= 1;
      }),
    );
    this.#last = found.catch(() => undefined);
    return found;
  }

  /**
   * Somebody read what lies from an offset on, without a gap. It is remembered where it goes on from the stretch, and as
   * long as nobody has asked also where it begins before: anyone who starts reads from far back, and is asked soon.
   */
  note(from: number, records: readonly Keyed[]): void {
    // While a lookup is pending the stretch grows elsewhere.
    if (records.length === 0 || this.#waiting > 0) return;
    const isEmpty = this.#first === this.#next;
    if (isEmpty || (from < this.#first && !this.#asked)) this.#beginAt(from);
    if (from > this.#next) return;
    for (const one of records) if (one.offset >= this.#next) this.#add(one);
  }

  async #find(key: string, from: number, to: number): Promise<readonly number[]> {
    if (this.#first === this.#next) this.#beginAt(from);
    const held = (this.#offsets.get(key) ?? []).filter((offset) => offset >= from && offset < to);
    const before = from < this.#first ? await this.#readBefore(key, from, to) : [];
    const after = to > this.#next ? await this.#readAfter(key, from, to) : [];
    return [...before, ...held, ...after];
  }

  /** What lies before the stretch. It is remembered where there is room for all of it. */
  async #readBefore(key: string, from: number, to: number): Promise<number[]> {
    const end = this.#first;
    const older = new Map<string, number[]>();
    let count = 0;
    const room = end - from <= this.#most - this.#count;
    for await (const one of this.#read(from, room ? end : Math.min(end, to))) {
      if (!room && one.key !== key) continue;
      note(older, one);
      count += 1;
    }
    const found = older.get(key) ?? [];
    if (room) {
      for (const [held, offsets] of this.#offsets) {
        const earlier = older.get(held);
        if (earlier === undefined) older.set(held, offsets);
        else for (const offset of offsets) earlier.push(offset);
      }
      this.#offsets = older;
      this.#count += count;
      this.#first = from;
    }
    return found.filter((offset) => offset < Math.min(end, to));
  }

  async #readAfter(key: string, from: number, to: number): Promise<number[]> {
    const found: number[] = [];
    for await (const one of this.#read(this.#next, to)) {
      if (one.key === key && one.offset >= from) found.push(one.offset);
      this.#add(one);
    }
    this.#next = to;
    return found;
  }

  #beginAt(offset: number): void {
    this.#offsets.clear();
    this.#count = 0;
    this.#first = this.#next = offset;
  }

  /** The next record after the stretch. */
  #add(one: Keyed): void {
    note(this.#offsets, one);
    this.#count += 1;
    this.#next = one.offset + 1;
    if (this.#count > 2 * this.#most) this.#forget();
  }

  /** The older half. */
  #forget(): void {
    const cut = this.#first + Math.floor((this.#next - this.#first) / 2);
    this.#count = 0;
    for (const [key, offsets] of this.#offsets) {
      const kept = offsets.filter((offset) => offset >= cut);
      if (kept.length === 0) this.#offsets.delete(key);
      else this.#offsets.set(key, kept);
      this.#count += kept.length;
    }
    this.#first = cut;
  }
}

function note(offsets: Map<string, number[]>, { key, offset }: Keyed): void {
  const held = offsets.get(key);
  if (held === undefined) offsets.set(key, [offset]);
  else held.push(offset);
}
