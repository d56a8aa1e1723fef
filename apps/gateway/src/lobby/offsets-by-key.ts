const AT_FIRST = 1_024;

/**
 * Where the records of each key are in a partition, in twelve bytes a record: a hash of the key, and the offset. Two keys may
 * have one hash, so a reader has to look whose record lies at the offset.
 */
export class OffsetsByKey {
  #hashes = new Uint32Array(AT_FIRST);
  #offsets = new Float64Array(AT_FIRST);
  #count = 0;

  /** A record that lies after all that were added. */
  add(key: string, offset: number): void {
    if (this.#count === this.#hashes.length) this.#grow();
    this.#hashes[this.#count] = hashOf(key);
    this.#offsets[this.#count] = offset;
    this.#count += 1;
  }

  /** Offsets at which a record of this key may be, the newest first; and of no others' but a few. */
  *of(key: string): Generator<number> {
    const hash = hashOf(key);
    for (let at = this.#count; at > 0;) {
      at = this.#hashes.lastIndexOf(hash, at - 1);
      if (at < 0) return;
      yield this.#offsets[at] as number;
    }
  }

  #grow(): void {
    const [hashes, offsets] = [this.#hashes, this.#offsets];
    this.#hashes = new Uint32Array(2 * this.#count);
    this.#offsets = new Float64Array(2 * this.#count);
    this.#hashes.set(hashes);
    this.#offsets.set(offsets);
  }
}

/** FNV-1a, over UTF-16. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at++) {
    hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  }
  return hash >>> 0;
}
