import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import { matchmakingEventIn, topics, type MatchmakingEvent } from '@arbiter/protocol';
import { busy } from '../intake.ts';

const TOPIC = topics.matchmakingEvents.name;

/** How many ids are looked for in one pass: each makes it longer. */
const TOGETHER = 64;
/** How many ids may be waiting for a pass; above it, 503. */
const MOST = 4 * TOGETHER;
/**
 * After each pass none begins for so many times as long as it took. So however many ask for ids that never were, and
 * from however many addresses, it costs a quarter of a processor at most.
 */
const REST = 3;

interface Wanted {
  readonly id: string;
  /** The id as it stands in JSON. */
  readonly text: string;
  readonly found: MatchmakingEvent[];
  readonly answer: Promise<readonly MatchmakingEvent[]>;
  readonly done: (events: readonly MatchmakingEvent[]) => void;
  readonly failed: (error: unknown) => void;
}

/** What tells how long a pass took, and waits; the system's if left out. */
export interface Pace {
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  readonly rest: (millis: number) => Promise<unknown>;
}

const SYSTEM: Pace = { now: () => performance.now(), rest: (millis) => pause(millis) };

/**
 * What matchmaking.events tells of a ticket, match or game that nobody holds in memory. One pass over the topic at a
 * time: whatever is asked for meanwhile is looked for together in the next one, so many askers cost no more than one.
 */
export class Archive {
  readonly #log: EventLog;
  readonly #to: (partition: number) => number;
  readonly #pace: Pace;
  /** What the next passes look for, by id, the first first. */
  readonly #waiting = new Map<string, Wanted>();
  #reading = false;

  /** @param to the offset before which a partition is looked through: what follows is for its readers to hold */
  constructor(log: EventLog, to: (partition: number) => number, pace: Pace = SYSTEM) {
    this.#log = log;
    this.#to = to;
    this.#pace = pace;
  }

  /**
   * All events that name the id as that of a ticket, match or game, in their order; none if nothing is known of it.
   *
   * @throws Problem 503 with Retry-After if too many ids are waited for
   */
  eventsOf(id: string): Promise<readonly MatchmakingEvent[]> {
    const asked = this.#waiting.get(id);
    if (asked !== undefined) return asked.answer;
    if (this.#waiting.size >= MOST) return Promise.reject(busy());
    const wanted = wantedOf(id);
    this.#waiting.set(id, wanted);
    if (!this.#reading) void this.#readAll();
    return wanted.answer;
  }

  async #readAll(): Promise<void> {
    this.#reading = true;
    while (this.#waiting.size > 0) {
      const together = [...this.#waiting.values()].slice(0, TOGETHER);
      for (const { id } of together) this.#waiting.delete(id);
      const begun = this.#pace.now();
      try {
        await this.#read(together);
        for (const { done, found } of together) done(found);
      } catch (error) {
        for (const { failed } of together) failed(error);
      }
      await this.#pace.rest(REST * (this.#pace.now() - begun));
    }
    this.#reading = false;
  }

  async #read(wanted: readonly Wanted[]): Promise<void> {
    for (let partition = 0; partition < this.#log.partitions(TOPIC); partition++) {
      for await (const record of this.#log.read(TOPIC, partition, 0, this.#to(partition))) {
        const mentioned = wanted.filter(({ text }) => record.value?.includes(text));
        if (mentioned.length === 0) continue;
        const event = matchmakingEventIn(record);
        if (event === undefined) continue;
        // The name of a card is mentioned by thousands of events, and names none of them.
        const ids = namedBy(event);
        for (const { id, found } of mentioned) if (ids.includes(id)) found.push(event);
      }
    }
  }
}

function wantedOf(id: string): Wanted {
  let done: Wanted['done'] = () => undefined;
  let failed: Wanted['failed'] = () => undefined;
  const answer = new Promise<readonly MatchmakingEvent[]>((resolve, reject) => {
    [done, failed] = [resolve, reject];
  });
  return { id, text: JSON.stringify(id), found: [], answer, done, failed };
}

/** The tickets, match and game that an event tells of; tournaments are held, or not known any more. */
function namedBy(event: MatchmakingEvent): readonly string[] {
  return [
    ...('ticket' in event ? [event.ticket] : []),
    ...('tickets' in event ? event.tickets : []),
    ...('match' in event ? [event.match] : []),
    ...('game' in event ? [event.game] : []),
  ];
}
