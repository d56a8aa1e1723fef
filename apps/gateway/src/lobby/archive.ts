import type { EventLog } from '@arbiter/platform';
import { matchmakingEventIn, topics, type MatchmakingEvent } from '@arbiter/protocol';

const TOPIC = topics.matchmakingEvents.name;

interface Wanted {
  /** The id as it stands in JSON. */
  readonly text: string;
  readonly found: MatchmakingEvent[];
  readonly done: (events: readonly MatchmakingEvent[]) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * What matchmaking.events tells of a ticket, match or game that nobody holds in memory. One pass over the topic at a
 * time: whatever is asked for meanwhile is looked for together in the next one, so many askers cost no more than one.
 */
export class Archive {
  readonly #log: EventLog;
  readonly #to: (partition: number) => number;
  #waiting: Wanted[] = [];
  #reading = false;

  /** @param to the offset before which a partition is looked through: what follows is for its readers to hold */
  constructor(log: EventLog, to: (partition: number) => number) {
    this.#log = log;
    this.#to = to;
  }

  /** All events that name the id, in their order; none if nothing is known of it. */
  eventsOf(id: string): Promise<readonly MatchmakingEvent[]> {
    return new Promise((done, failed) => {
      this.#waiting.push({ text: JSON.stringify(id), found: [], done, failed });
      if (!this.#reading) void this.#readAll();
    });
  }

  async #readAll(): Promise<void> {
    this.#reading = true;
    while (this.#waiting.length > 0) {
      const wanted = this.#waiting;
      this.#waiting = [];
      try {
        await this.#read(wanted);
        for (const { done, found } of wanted) done(found);
      } catch (error) {
        for (const { failed } of wanted) failed(error);
      }
    }
    this.#reading = false;
  }

  async #read(wanted: readonly Wanted[]): Promise<void> {
    for (let partition = 0; partition < this.#log.partitions(TOPIC); partition++) {
      for await (const record of this.#log.read(TOPIC, partition, 0, this.#to(partition))) {
        const named = wanted.filter(({ text }) => record.value?.includes(text));
        if (named.length === 0) continue;
        const event = matchmakingEventIn(record);
        if (event !== undefined) for (const { found } of named) found.push(event);
      }
    }
  }
}
