/** Most characters in one record: as UTF-8 at most three times as many bytes, which a record may hold. */
export const MOST_CHARACTERS = 256 * 1024;
/** A run is closed when it has so many characters: it is what is written again at once. */
export const ENOUGH = 4 * MOST_CHARACTERS;

/** An entry as it is stored; null: its key is gone. */
export type Stored = readonly [key: string, text: string | null];

const SEPARATOR = '\t';

/** Entries as lines, the text of a run. */
export class RunText {
  #text = '';
  readonly #sizes = new Map<string, number | null>();

  /** @throws RangeError for a key or text that is no part of a line */
  add(key: string, text: string | null): void {
    if (/[\t\n]/u.test(key) || text?.includes('\n') === true) {
      throw new RangeError(`an entry of a snapshot is one line: ${key}`);
    }
    const line = text === null ? `${key}\n` : `${key}${SEPARATOR}${text}\n`;
    this.#text += line;
    this.#sizes.set(key, text?.length ?? null);
  }

  has(key: string): boolean {
    return this.#sizes.has(key);
  }

  get isEmpty(): boolean {
    return this.#sizes.size === 0;
  }

  get isFull(): boolean {
    return this.#text.length >= ENOUGH;
  }

  /** Characters of each entry, by its key; null for those that are gone. */
  get sizes(): ReadonlyMap<string, number | null> {
    return this.#sizes;
  }

  /** In records of bounded size, whatever the size of an entry. */
  parts(): string[] {
    const parts: string[] = [];
    for (let at = 0; at < this.#text.length;) {
      let end = Math.min(at + MOST_CHARACTERS, this.#text.length);
      // Two halves of one character can't be written apart.
      if (end < this.#text.length && isHighSurrogate(this.#text.charCodeAt(end - 1))) end -= 1;
      parts.push(this.#text.slice(at, end));
      at = end;
    }
    return parts;
  }
}

/** The entries of a run. Inverse of `RunText`. */
export function* entriesOf(parts: readonly string[]): Generator<Stored> {
  const text = parts.join('');
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end);
    const tab = line.indexOf(SEPARATOR);
    if (tab === -1) yield [line, null];
    else yield [line.slice(0, tab), line.slice(tab + 1)];
    at = end + 1;
  }
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
