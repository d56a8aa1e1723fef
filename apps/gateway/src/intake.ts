import { Inject, Injectable } from '@nestjs/common';
import type { Appended } from '@arbiter/event-log';
import { Problem } from '@arbiter/http';
import { makeHeaders } from '@arbiter/protocol';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from './options.ts';

/** The intake's name in the gateway's readiness: without it no command is accepted. */
export const INTAKE = 'intake';

/** What the gateway asks of another service, or tells it: one record. */
export interface Message {
  readonly topic: string;
  readonly key: string;
  /** The message's id, by which readers drop duplicates. */
  readonly id: string;
  /** The type of its CloudEvent, `arbiter.game.command.v1`. */
  readonly type: string;
  /** What it is about; its key if left out. */
  readonly subject?: string;
  /** Null: a tombstone, on compacted topics only. */
  readonly body: object | null;
}

/**
 * All that the gateway puts on the log goes through here. What the log has not acknowledged waits in our memory, so it
 * is bounded: above the limit, and while the log accepts nothing, requests are refused at once with Retry-After.
 */
@Injectable()
export class Intake {
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  /** Unacknowledged messages, oldest first. */
  readonly #waiting = new Set<{ readonly since: number }>();

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, @Inject(LIMITS) limits: Limits) {
    this.#options = options;
    this.#limits = limits;
  }

  /** How many messages the log has not acknowledged. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /**
   * Resolves if the log accepts records; asks nothing of the log itself.
   *
   * @throws Error that says for how long it has stood still, until the first in the queue is acknowledged or given up
   */
  check(): Promise<void> {
    const since = this.#standsStillSince();
    if (since === null) return Promise.resolve();
    const seconds = ((performance.now() - since) / 1000).toFixed(1);
    return Promise.reject(
      new Error(`the event log has not acknowledged for ${seconds} s what it was given`),
    );
  }

  /** Since when the log owes an answer that is overdue; null while it does not. */
  #standsStillSince(): number | null {
    const [first] = this.#waiting;
    if (first === undefined || performance.now() - first.since <= this.#limits.stall) return null;
    return first.since;
  }

  /**
   * Puts a message on the log; resolves when the log has acknowledged it.
   *
   * @returns where it is
   * @throws Problem 503 with Retry-After if too much waits, or if it is not acknowledged in time: then it may still come
   * to stand there, and sending it again under the same id does no harm
   */
  async append({ topic, key, id, type, subject = key, body }: Message): Promise<Appended> {
    if (this.#standsStillSince() !== null) throw busy();
    if (this.#waiting.size >= this.#limits.appends) throw busy();
    const headers = makeHeaders({ id, source: '/gateway', type, subject });
    const entry = { since: performance.now() };
    this.#waiting.add(entry);
    const appended = this.#options.log
      .append([{ topic, key, value: body && JSON.stringify(body), headers }])
      .finally(() => this.#waiting.delete(entry));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(busy());
      }, this.#limits.stall);
    });
    try {
      const [there] = await Promise.race([appended, late]);
      return there as Appended;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** A problem for what the server can't take now and may take soon. */
export const busy = (): Problem =>
  new Problem(
    503,
    { kind: 'busy', title: 'The server can take no more just now' },
    { 'retry-after': '1' },
  );
