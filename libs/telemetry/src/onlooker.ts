import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@arbiter/event-log';
import type { Metrics } from './metrics.ts';

/** How long the log may take to say how things stand, in milliseconds. */
const PATIENCE = 1_000;

/** How far a group is with a partition, as others see it. */
interface Place {
  /** The offset that it stored last, as far as we know. */
  done: number;
  /** Where the partition ended at some moment, until the group has got there. */
  mark: { readonly end: number; readonly since: number } | null;
}

/** How far a group is behind on a topic: messages of all partitions, and how long the slowest one has had its first. */
export interface Behind {
  readonly events: number;
  readonly seconds: number;
}

/**
 * How far a group is behind on a topic, told by somebody who is not in it: by the offsets that it stores. A member that
 * hangs says nothing of itself, and of a partition that nobody owns no member speaks at all.
 *
 * An onlooker may not read everything, so it goes by its own clock: it counts from when it first saw an end of the
 * partition that the group has not reached. That is never too much, and too little by one look at most.
 */
export class Onlooker {
  readonly #log: EventLog;
  readonly #group: string;
  readonly #topic: string;
  readonly #now: () => number;
  readonly #places = new Map<number, Place>();
  #known: Behind | undefined;
  #looking: Promise<Behind | undefined> | undefined;

  constructor(log: EventLog, group: string, topic: string, now: () => number = Date.now) {
    this.#log = log;
    this.#group = group;
    this.#topic = topic;
    this.#now = now;
  }

  /** How it stands now; as it was last known, if the log does not say so soon; undefined if it never said. */
  look(): Promise<Behind | undefined> {
    return (this.#looking ??= this.#lookInTime().finally(() => {
      this.#looking = undefined;
    }));
  }

  async #lookInTime(): Promise<Behind | undefined> {
    return (this.#known = (await inTime(this.#look())) ?? this.#known);
  }

  async #look(): Promise<Behind> {
    const extents = await this.#log.available(this.#topic);
    const all = await Promise.all(
      [...extents].map(async ([partition, { first, next }]) => {
        const place = this.#places.get(partition) ?? { done: 0, mark: null };
        this.#places.set(partition, place);
        // Who has dealt with all that there is need not be asked about.
        if (place.done < next) {
          place.done = (await this.#log.committed(this.#group, this.#topic, partition)) ?? 0;
        }
        const now = this.#now();
        const events = Math.max(0, next - Math.max(place.done, first));
        if (events === 0) place.mark = null;
        else if (place.mark === null || place.done >= place.mark.end) {
          place.mark = { end: next, since: now };
        }
        return { events, seconds: place.mark === null ? 0 : (now - place.mark.since) / 1_000 };
      }),
    );
    return {
      events: all.reduce((sum, { events }) => sum + events, 0),
      seconds: Math.max(0, ...all.map(({ seconds }) => seconds)),
    };
  }
}

/** What is to be looked at: topics of groups, and topics. */
export interface LookedAt {
  /** By group, the topics of which it stores offsets. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  readonly topics: readonly string[];
}

/** Tells how far others are behind, and which partitions can't be had, whenever it is asked. */
export function lookOn(log: EventLog, metrics: Metrics, { groups, topics }: LookedAt): void {
  const onlookers = Object.entries(groups).flatMap(([group, names]) =>
    names.map((topic) => ({ group, topic, onlooker: new Onlooker(log, group, topic) })),
  );
  const labels = ['group', 'topic'] as const;
  const told = (of: keyof Behind) => async () => {
    const looks = onlookers.map(async ({ group, topic, onlooker }) => {
      const behind = await onlooker.look();
      // Who may not look at a group says nothing of it: zero would say that all is well.
      return behind === undefined ? [] : [[{ group, topic }, behind[of]] as const];
    });
    return (await Promise.all(looks)).flat();
  };
  metrics.gauge(
    {
      name: 'arbiter_group_lag_events',
      help: 'Messages that a group has not dealt with, as another service sees it.',
      labels,
    },
    told('events'),
  );
  metrics.gauge(
    {
      name: 'arbiter_group_lag_seconds',
      help: 'For how long a group has not reached what was there, as another service sees it.',
      labels,
    },
    told('seconds'),
  );
  metrics.gauge(
    {
      name: 'arbiter_partitions_unavailable',
      help: 'Partitions that nobody can write or read: they have no leader, or it does not answer.',
      labels: ['topic'],
    },
    () =>
      Promise.all(
        topics.map(async (topic) => {
          const there = await inTime(log.available(topic));
          return [{ topic }, log.partitions(topic) - (there?.size ?? 0)] as const;
        }),
      ),
  );
}

/** What comes of it; undefined if it fails, or not soon. */
async function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  const waiting = new AbortController();
  const late = pause(PATIENCE, undefined, { signal: waiting.signal }).catch(() => undefined);
  const answer = await Promise.race([asked.catch(() => undefined), late]);
  waiting.abort();
  return answer;
}
