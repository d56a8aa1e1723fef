import type { GroupOptions, Offsets } from '../event-log.ts';

/** A member as the coordinator sees it. */
export interface Member {
  readonly options: GroupOptions;
  readonly owned: Set<number>;
  /** Starts the pumps of a partition. */
  start(partition: number): Promise<void>;
  /** Stops them. */
  stop(partition: number): Promise<void>;
}

/**
 * Assigns the partitions of a group to its members: p of every topic to the same one. A partition is revoked from its
 * old owner before the new one gets it. One change at a time.
 */
export class Group {
  readonly #partitions: number;
  #members: Member[] = [];
  #turn: Promise<void> = Promise.resolve();

  constructor(partitions: number) {
    this.#partitions = partitions;
  }

  /** Resolves when the new member has its share. */
  join(member: Member): Promise<void> {
    return this.#change(() => [...this.#members, member]);
  }

  /** Resolves when the others have its share. */
  leave(member: Member): Promise<void> {
    return this.#change(() => this.#members.filter((one) => one !== member), member);
  }

  #change(next: () => Member[], leaving?: Member): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      this.#members = next();
      const all = leaving === undefined ? this.#members : [...this.#members, leaving];
      const ownerOf = (p: number) => this.#members[p % Math.max(1, this.#members.length)];
      for (const member of all) {
        const lost = [...member.owned].filter((p) => ownerOf(p) !== member);
        await Promise.all(lost.map((p) => member.stop(p)));
      }
      for (const member of this.#members) {
        const won = Array.from({ length: this.#partitions }, (_, p) => p).filter(
          (p) => ownerOf(p) === member && !member.owned.has(p),
        );
        await Promise.all(won.map((p) => member.start(p)));
      }
    });
    return this.#turn;
  }
}

/** The stored offsets of a partition, by topic. */
export function offsetsOf(
  topics: readonly string[],
  stored: (topic: string) => number | null,
): Offsets {
  return Object.fromEntries(topics.map((topic) => [topic, stored(topic)]));
}
