import { isAlias, isMap, isScalar, isSeq, type Alias, type Node } from 'yaml';
import { ScenarioError, TooMuch } from '../errors.ts';
import { LIMITS } from './limits.ts';
import { parseYaml, type Parsed } from './parse-yaml.ts';

/** A text that is being read. */
interface Reading extends Parsed {
  /** What aliases stand for, once it was looked up. */
  readonly aliases: Map<Alias, Node | undefined>;
  /** Places read so far; what an alias stands for is read once for each alias. */
  places: number;
}

/** One place of a YAML text, with its line. Every way to read it fails with that line and what was expected. */
export class Entry {
  readonly line: number;
  readonly #node: Node | null;
  readonly #reading: Reading;
  readonly #depth: number;
  #record: ReadonlyMap<string, Entry> | null = null;
  #list: readonly Entry[] | null = null;

  private constructor(node: Node | null, reading: Reading, line: number, depth: number) {
    const start = node?.range?.[0];
    this.line = start === undefined ? line : reading.lines.linePos(start).line;
    this.#reading = reading;
    this.#depth = depth;
    reading.places += 1;
    if (reading.places > LIMITS.places) {
      throw new TooMuch(this.line, `at most ${LIMITS.places} values`, 'more, with aliases');
    }
    if (depth > LIMITS.depth) {
      throw new TooMuch(this.line, `at most ${LIMITS.depth} levels`, 'more, with aliases');
    }
    this.#node = isAlias(node) ? this.#resolve(node) : node;
  }

  /** The whole of a text. @throws {ScenarioError} if it is no YAML, or too much of it. */
  static of(text: string): Entry {
    const parsed = parseYaml(text);
    const reading = { ...parsed, aliases: new Map(), places: 0 };
    return new Entry(parsed.document.contents, reading, 1, 0);
  }

  /** Stops the reading here. */
  fail(expected: string): never {
    throw new ScenarioError(this.line, expected, this.#asText());
  }

  /** How it is written. */
  get shape(): 'record' | 'list' | 'number' | 'word' {
    if (isMap(this.#node)) return 'record';
    if (isSeq(this.#node)) return 'list';
    return isScalar(this.#node) && typeof this.#node.value === 'number' ? 'number' : 'word';
  }

  /** How one thing is made a list of one, for an author who forgot the brackets: `, as [bob]`. */
  get inBrackets(): string {
    const value = this.scalarOrNull();
    return value === null ? '' : `, as [${String(value).slice(0, 100)}]`;
  }

  /** Keys and values in order. */
  record(expected = 'keys with values'): ReadonlyMap<string, Entry> {
    if (!isMap(this.#node)) this.fail(expected);
    if (this.#record !== null) return this.#record;
    const entries = new Map<string, Entry>();
    for (const { key, value } of this.#node.items) {
      if (!isScalar(key)) this.fail('a plain key');
      // A number as it stands there: +2 is not 2.
      const name = (typeof key.value === 'number' ? key.source : undefined) ?? String(key.value);
      const entry = this.#below(value as Node | null);
      if (entries.has(name))
        throw new ScenarioError(entry.line, 'each key once', `'${name}' again`);
      entries.set(name, entry);
    }
    this.#record = entries;
    return entries;
  }

  /** The same, if no other keys are there. */
  fields(known: readonly string[]): ReadonlyMap<string, Entry> {
    const found = this.record(`one of the keys ${known.join(', ')}`);
    for (const [key, entry] of found) {
      if (!known.includes(key)) {
        throw new ScenarioError(entry.line, `one of the keys ${known.join(', ')}`, `'${key}'`);
      }
    }
    return found;
  }

  list(expected = 'a list'): readonly Entry[] {
    if (!isSeq(this.#node)) this.fail(`${expected}${this.inBrackets}`);
    this.#list ??= this.#node.items.map((item) => this.#below(item as Node | null));
    return this.#list;
  }

  text(expected = 'a word'): string {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'string') this.fail(expected);
    return value;
  }

  number(expected = 'a whole number'): number {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) this.fail(expected);
    return value;
  }

  flag(): boolean {
    const value = isScalar(this.#node) ? this.#node.value : null;
    if (typeof value !== 'boolean') this.fail('true or false');
    return value;
  }

  /** A word, number or truth value. */
  scalar(expected = 'a word or number'): string | number | boolean {
    return this.scalarOrNull() ?? this.fail(expected);
  }

  /** The same; nothing, if it is neither of them. */
  scalarOrNull(): string | number | boolean | null {
    const value = isScalar(this.#node) ? this.#node.value : null;
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : null;
  }

  /** Everything here as plain JSON. */
  json(): unknown {
    if (isMap(this.#node)) {
      return Object.fromEntries([...this.record()].map(([key, value]) => [key, value.json()]));
    }
    if (isSeq(this.#node)) return this.list().map((one) => one.json());
    return isScalar(this.#node) ? this.#node.value : null;
  }

  #below(node: Node | null): Entry {
    return new Entry(node, this.#reading, this.line, this.#depth + 1);
  }

  #resolve(alias: Alias): Node | null {
    const { aliases, document } = this.#reading;
    if (!aliases.has(alias)) {
      if (aliases.size >= LIMITS.aliases) {
        throw new TooMuch(this.line, `at most ${LIMITS.aliases} aliases`, 'more');
      }
      aliases.set(alias, alias.resolve(document));
    }
    const found = aliases.get(alias);
    if (found === undefined) throw new ScenarioError(this.line, 'an anchor', `*${alias.source}`);
    return found;
  }

  #asText(): string {
    if (isScalar(this.#node)) return `'${String(this.#node.value).slice(0, 100)}'`;
    if (isMap(this.#node)) return 'keys with values';
    return isSeq(this.#node) ? 'a list' : 'nothing';
  }
}
