import type { Caller, EventLog } from '@arbiter/platform';
import { makeHeaders, sha256, topics, type AuditEvent } from '@arbiter/protocol';

const TOPIC = topics.audit.name;

/** Who looked at what is hidden, ruled, exported: kept for ever, written before anything of it is answered. */
export class AuditTrail {
  readonly #log: EventLog;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Writes down what somebody is about to be shown, or has done; resolves when it is on the log. */
  async record(
    { id: operator, role }: Pick<Caller, 'id' | 'role'>,
    type: AuditEvent['type'],
    subject: string,
    detail: string,
  ): Promise<void> {
    const event: AuditEvent = { type, operator, role, subject, detail, at: Date.now() };
    const value = JSON.stringify(event);
    const id = sha256(value);
    const headers = makeHeaders({ id, source: '/replay', type: 'arbiter.audit.event.v1', subject });
    await this.#log.append([{ topic: TOPIC, key: operator, value, headers }]);
  }
}
