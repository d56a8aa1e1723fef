/** The last messages of each topic, to be sent once more. */
import { topics } from '@arbiter/protocol';

/** So many of each topic are kept. */
const KEPT = 200;

/** What comes again where a writer tries again, or wakes up late. Persons are no events: the newest counts there. */
const TOPICS = [
  topics.matchmakingCommands,
  topics.matchCommands,
  topics.gameCommands,
  topics.rulesRequests,
  topics.rulesVerdicts,
  topics.gameEvents,
  topics.matchmakingEvents,
].map(({ name }) => name);

export class Recent {
  /** @type {Map<string, import('@arbiter/event-log').LogRecord[]>} */
  #records = new Map();

  /** Begins to keep them. @param {import('@arbiter/event-log').EventLog} log */
  async follow(log) {
    await log.tail({
      topics: TOPICS,
      from: 'end',
      onBatch: ({ topic, records }) => {
        const kept = [...(this.#records.get(topic) ?? []), ...records];
        this.#records.set(topic, kept.slice(-KEPT));
      },
    });
  }

  /** @param {import('@arbiter/kernel').Random} random @param {number} count */
  draw(random, count) {
    const all = [...this.#records.values()].flat();
    if (all.length === 0) return [];
    return Array.from({ length: count }, () => {
      const { topic, key, partition, value, headers } =
        /** @type {import('@arbiter/event-log').LogRecord} */ (all[random.below(all.length)]);
      return { topic, key, partition, value, headers };
    });
  }
}
