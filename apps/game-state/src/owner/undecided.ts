/**
 * Which commands of a partition are not decided yet, by offset. The lowest of them is what the next owner has to read
 * from: anyone who resumes after the highest decided one loses those in between.
 */
export class Undecided {
  /** In the order read, so ascending; decided ones stay until all before them are. */
  readonly #offsets: number[] = [];
  readonly #decided = new Set<number>();
  #next: number;

  /** @param next the first offset that will be read */
  constructor(next: number) {
    this.#next = next;
  }

  /** This one was read. False if it had been read before. */
  read(offset: number): boolean {
    if (offset < this.#next) return false;
    this.#next = offset + 1;
    this.#offsets.push(offset);
    return true;
  }

  /** This one needs no more work. */
  decided(offset: number): void {
    this.#decided.add(offset);
    let gone = 0;
    for (const first of this.#offsets) {
      if (!this.#decided.delete(first)) break;
      gone += 1;
    }
    if (gone > 0) this.#offsets.splice(0, gone);
  }

  /** Where the next owner has to start. */
  lowest(): number {
    return this.#offsets[0] ?? this.#next;
  }
}
