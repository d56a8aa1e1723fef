import type { EventLog, NewRecord } from '@arbiter/event-log';
import { Snapshots } from '@arbiter/platform';
import {
  makeHeaders,
  publicMatchEvent,
  PUBLIC_SOURCE,
  PUBLIC_TYPES,
  topics,
  type PublicGameEvent,
  type PublicMatchEvent,
} from '@arbiter/protocol';

/** What replay makes public: one event a message, under an id that is the same each time it is published. */
export class PublicRepository {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Snapshots of the matches of each partition of matchmaking.events. */
  snapshots(): Snapshots {
    return new Snapshots({
      ...{ log: this.#log, topic: topics.replaySnapshots.name, source: PUBLIC_SOURCE },
      ...{ fold: 'public', shape: 'public.match.v1' },
    });
  }

  /** What was told of a match. */
  async toldOf(match: string): Promise<PublicMatchEvent[]> {
    const told: PublicMatchEvent[] = [];
    for await (const { value } of this.#log.readKey(topics.matchPublicEvents.name, match, 0)) {
      const read = publicMatchEvent.safeParse(JSON.parse(value ?? 'null'));
      if (read.success) told.push(read.data);
    }
    return told;
  }

  /** Resolves when they are on disk, in this order. */
  async publish(
    matches: readonly PublicMatchEvent[],
    games: readonly PublicGameEvent[],
  ): Promise<void> {
    const records = [
      ...matches.map((event) =>
        asRecord(topics.matchPublicEvents.name, event.match, PUBLIC_TYPES.match, event),
      ),
      ...games.map((event) =>
        asRecord(topics.gamePublicEvents.name, event.game, PUBLIC_TYPES.game, event),
      ),
    ];
    if (records.length > 0) await this.#log.append(records);
  }
}

function asRecord(
  topic: string,
  key: string,
  type: string,
  event: PublicGameEvent | PublicMatchEvent,
): NewRecord {
  const headers = makeHeaders({ id: event.id, source: PUBLIC_SOURCE, type, subject: key });
  return { topic, key, value: JSON.stringify(event), headers };
}
