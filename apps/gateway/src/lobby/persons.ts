import type { EventLog, Extent, LogRecord } from '@arbiter/event-log';
import { player as playerSchema, topics, type Player } from '@arbiter/protocol';
import { OffsetsByKey } from './offsets-by-key.ts';

const TOPIC = topics.players.name;

/** What persons are held for. */
export interface PersonsOptions {
  readonly log: EventLog;
  /** Ids that are named by whatever else is held: these persons stay. */
  readonly named: () => Iterable<string>;
  /** How many others stay, those who were asked for last. */
  readonly most: number;
}

/**
 * Who people are, by players.events. Held are those who are named by what is held, and those who came or were asked for
 * lately; of anyone else we know where their record is, and read it when they come back.
 */
export class Persons {
  readonly #log: EventLog;
  readonly #named: () => Iterable<string>;
  readonly #most: number;
  /** In the order in which they were asked for. */
  readonly #held = new Map<string, Player>();
  readonly #offsets = new Map<number, OffsetsByKey>();
  /** How many may be held before it is looked who may go. */
  #room: number;

  constructor({ log, named, most }: PersonsOptions) {
    this.#log = log;
    this.#named = named;
    this.#most = most;
    this.#room = 2 * most;
  }

  /** How many are held. */
  get size(): number {
    return this.#held.size;
  }

  /** Somebody who is held: everyone is who is named by what is held. */
  held(id: string): Player | undefined {
    return this.#held.get(id);
  }

  /** Somebody, if there is such a person as far as the topic was read. */
  async find(id: string): Promise<Player | undefined> {
    for (;;) {
      const held = this.#held.get(id);
      if (held !== undefined) {
        this.#hold(held);
        return held;
      }
      const newest = this.#newestOf(id);
      const record = newest === undefined ? undefined : await this.#lastOf(id);
      // The topic may have brought another meanwhile.
      if (this.#newestOf(id) !== newest) continue;
      const found = record && personIn(record);
      if (found !== undefined) this.#hold(found);
      return found;
    }
  }

  /** Sees that these are held, as far as there are such persons. */
  async findAll(ids: Iterable<string>): Promise<void> {
    const strangers = [...new Set(ids)].filter((id) => !this.#held.has(id));
    await Promise.all(strangers.map((id) => this.find(id)));
  }

  /** Passes once through what a partition has at the start, and holds who is named. */
  async pass(partition: number, { first, next }: Pick<Extent, 'first' | 'next'>): Promise<void> {
    const named = new Set(this.#named());
    for await (const record of this.#log.read(TOPIC, partition, first, next)) {
      this.#offsetsIn(partition).add(record.key, record.offset);
      if (!named.has(record.key)) continue;
      const person = personIn(record);
      if (person === undefined) this.#held.delete(record.key);
      else this.#held.set(record.key, person);
    }
  }

  /** Takes up a record that is new. @returns the person; null: who was erased; undefined for what nobody can read */
  take(record: LogRecord): Player | null | undefined {
    this.#offsetsIn(record.partition).add(record.key, record.offset);
    if (record.value === null) {
      this.#held.delete(record.key);
      return null;
    }
    const person = personIn(record);
    if (person !== undefined) this.#hold(person);
    return person;
  }

  /** The last record of a key. */
  async #lastOf(key: string): Promise<LogRecord | undefined> {
    const partition = this.#log.partitionOf(TOPIC, key);
    for (const offset of this.#offsetsIn(partition).of(key)) {
      for await (const record of this.#log.read(TOPIC, partition, offset, offset + 1)) {
        if (record.key === key) return record;
      }
    }
    return undefined;
  }

  /** Where the last record of a key may be. */
  #newestOf(key: string): number | undefined {
    const [offset] = this.#offsetsIn(this.#log.partitionOf(TOPIC, key)).of(key);
    return offset;
  }

  #offsetsIn(partition: number): OffsetsByKey {
    let offsets = this.#offsets.get(partition);
    if (offsets === undefined) this.#offsets.set(partition, (offsets = new OffsetsByKey()));
    return offsets;
  }

  #hold(person: Player): void {
    this.#held.delete(person.player);
    this.#held.set(person.player, person);
    if (this.#held.size > this.#room) this.#letGo();
  }

  /** Lets go of those whom nobody names, but the last. */
  #letGo(): void {
    const named = new Set(this.#named());
    const others = [...this.#held.keys()].filter((id) => !named.has(id));
    for (const id of others.slice(0, -this.#most)) this.#held.delete(id);
    this.#room = this.#held.size + this.#most;
  }
}

/** Undefined: erased, or nothing that can be read. */
function personIn({ value }: LogRecord): Player | undefined {
  const read = value === null ? undefined : playerSchema.safeParse(JSON.parse(value));
  return read?.data;
}
