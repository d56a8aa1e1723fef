import { auditEvent, topics, type AuditEvent } from '@arbiter/protocol';
import type { EventLog } from '@arbiter/event-log';

const TOPIC = topics.audit.name;

/** A tie that somebody has declared, and that nobody has lifted. */
export interface Tie {
  readonly player: string;
  /** When it was declared; milliseconds since 1970. */
  readonly since: number;
}

/** What was read of somebody's ties so far. */
interface Known {
  /** Offset of what comes next. */
  readonly next: number;
  /** By player, what was done last. */
  readonly last: ReadonlyMap<string, AuditEvent>;
}

const NOTHING: Known = { next: 0, last: new Map() };

/**
 * Ties that people have declared themselves, besides those that their tokens name. They stand on the audit trail, where
 * each is kept for ever, and are read from the log itself: whoever has declared one is kept out from then on, at whichever
 * instance they ask, also while read models are behind or made anew.
 */
export class Ties {
  readonly #log: EventLog;
  readonly #known = new Map<string, Known>();

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** The ties that somebody has declared, as the log has them now. */
  async of(operator: string): Promise<readonly Tie[]> {
    const { next } = await this.#log.extent(TOPIC, this.#log.partitionOf(TOPIC, operator));
    let known = this.#known.get(operator) ?? NOTHING;
    if (known.next < next) {
      known = { next, last: await this.#read(operator, known, next) };
      this.#known.set(operator, known);
    }
    return [...known.last.values()].flatMap(({ type, subject: player, at: since }) =>
      type === 'DeclaredTie' ? [{ player, since }] : [],
    );
  }

  async #read(operator: string, known: Known, next: number): Promise<Known['last']> {
    const last = new Map(known.last);
    for await (const { value } of this.#log.readKey(TOPIC, operator, known.next, next)) {
      const event = value === null ? undefined : auditEvent.safeParse(JSON.parse(value)).data;
      if (event?.type !== 'DeclaredTie' && event?.type !== 'LiftedTie') continue;
      // What an archive brings back may come after what was done later.
      if ((last.get(event.subject)?.at ?? 0) <= event.at) last.set(event.subject, event);
    }
    return last;
  }
}
