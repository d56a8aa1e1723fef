import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { ScenarioError } from '../errors.ts';

/** One place of a YAML text, with its line. Every way to read it fails with that line and what was expected. */
export class Entry {
  readonly line: number;
  readonly #node: Node | null;
  readonly #lines: LineCounter;

  private constructor(node: Node | null, lines: LineCounter, line: number) {
    this.#node = node;
    this.#lines = lines;
    const start = node?.range?.[0];
    this.line = start === undefined ? line : lines.linePos(start).line;
  }

  /** The whole of a text. @throws {ScenarioError} if it is no YAML. */
  static of(text: string): Entry {
    const lines = new LineCounter();
    const document = parseDocument(text, { lineCounter: lines, version: '1.2', uniqueKeys: true });
    const [error] = document.errors;
    if (error !== undefined) {
      throw new ScenarioError(error.linePos?.[0].line ?? 1, 'YAML', error.code);
    }
    return new Entry(document.contents, lines, 1);
  }

  /** Stops the reading here. */
  fail(expected: string): never {
    throw new ScenarioError(this.line, expected, this.#asText());
  }

  get isRecord(): boolean {
    return isMap(this.#node);
  }

  get isList(): boolean {
    return isSeq(this.#node);
  }

  get isNumber(): boolean {
    return isScalar(this.#node) && typeof this.#node.value === 'number';
  }

  /** Keys and values in order. */
  record(expected = 'keys with values'): Map<string, Entry> {
    if (!isMap(this.#node)) this.fail(expected);
    const entries = new Map<string, Entry>();
    for (const { key, value } of this.#node.items) {
      if (!isScalar(key)) this.fail('a plain key');
      // A number as it stands there: +2 is not 2.
      const name = (typeof key.value === 'number' ? key.source : undefined) ?? String(key.value);
      entries.set(name, new Entry(value as Node | null, this.#lines, this.line));
    }
    return entries;
  }

  /** The same, if no other keys are there. */
  fields(known: readonly string[]): Map<string, Entry> {
    const found = this.record(`one of the keys ${known.join(', ')}`);
    for (const [key, entry] of found) {
      if (!known.includes(key)) {
        throw new ScenarioError(entry.line, `one of the keys ${known.join(', ')}`, `'${key}'`);
      }
    }
    return found;
  }

  list(expected = 'a list'): Entry[] {
    if (!isSeq(this.#node)) this.fail(expected);
    return this.#node.items.map((item) => new Entry(item as Node, this.#lines, this.line));
  }

  text(expected = 'a word'): string {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'string') this.fail(expected);
    return value;
  }

  number(expected = 'a whole number'): number {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'number' || !Number.isInteger(value)) this.fail(expected);
    return value;
  }

  flag(): boolean {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'boolean') this.fail('true or false');
    return value;
  }

  texts(expected = 'a list of words'): string[] {
    return this.list(expected).map((one) => one.text(expected));
  }

  /** Everything here as plain JSON. */
  json(): unknown {
    if (isMap(this.#node)) {
      return Object.fromEntries([...this.record()].map(([key, value]) => [key, value.json()]));
    }
    if (isSeq(this.#node)) return this.list().map((one) => one.json());
    return isScalar(this.#node) ? this.#node.value : null;
  }

  #asText(): string {
    if (isScalar(this.#node)) return `'${String(this.#node.value)}'`;
    if (isMap(this.#node)) return 'keys with values';
    return isSeq(this.#node) ? 'a list' : 'nothing';
  }
}
