import { randomUUID } from 'node:crypto';
import type { EventLog } from '@arbiter/event-log';
import type { Caller } from '@arbiter/http';
import {
  auditEvent,
  auditKeyOf,
  makeHeaders,
  sha256,
  topics,
  type AuditEvent,
} from '@arbiter/protocol';

const TOPIC = topics.audit.name;

const LONGEST_SUBJECT = 128;
const LONGEST_DETAIL = 1_000;

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
    await this.#append({ type, operator, role, subject, detail, at: Date.now() });
  }

  /**
   * Writes down that somebody comes in by a link.
   *
   * @returns whether they are the first to do so: the log arbitrates, whichever instance is asked
   */
  async signIn({ id, role }: Pick<Caller, 'id' | 'role'>, link: string): Promise<boolean> {
    const detail = randomUUID();
    if ((await this.#cameBy(id, link)) !== undefined) return false;
    await this.#append({
      ...{ type: 'SignedIn', operator: id, role, subject: link, detail, at: Date.now() },
    });
    return (await this.#cameBy(id, link)) === detail;
  }

  /** Writes down that a provider vouches for somebody who has no role here. */
  async refuseSignIn(who: string, provider: string, why: string): Promise<void> {
    const [subject, detail] = [provider.slice(0, LONGEST_SUBJECT), why.slice(0, LONGEST_DETAIL)];
    await this.#append({
      ...{ type: 'SignInRefused', operator: who, role: 'none', subject, detail, at: Date.now() },
    });
  }

  /** Writes down that somebody has a tie with a player. */
  async declareTie({ id, role }: Pick<Caller, 'id' | 'role'>, player: string): Promise<void> {
    const detail = 'from now on';
    await this.#append({
      ...{ type: 'DeclaredTie', operator: id, role, subject: player, detail, at: Date.now() },
    });
  }

  /** Writes down that somebody lifts another's tie with a player. */
  async liftTie(
    { id, role }: Pick<Caller, 'id' | 'role'>,
    of: string,
    player: string,
    grounds: string,
  ): Promise<void> {
    const detail = `of ${of}: ${grounds}`;
    await this.#append({
      ...{ type: 'LiftedTie', operator: id, role, subject: player, detail, of, at: Date.now() },
    });
  }

  /** What is written of the first who came in by a link. */
  async #cameBy(operator: string, link: string): Promise<string | undefined> {
    for await (const { value } of this.#log.readKey(TOPIC, operator, 0)) {
      if (value?.includes(link) !== true) continue;
      const event = auditEvent.safeParse(JSON.parse(value)).data;
      if (event?.type === 'SignedIn' && event.subject === link) return event.detail;
    }
    return undefined;
  }

  /** @throws ZodError for what nobody could read there: then nothing is done, either */
  async #append(event: AuditEvent): Promise<void> {
    const value = JSON.stringify(auditEvent.parse(event));
    const { subject } = event;
    const id = sha256(value);
    const headers = makeHeaders({ id, source: '/replay', type: 'arbiter.audit.event.v1', subject });
    await this.#log.append([{ topic: TOPIC, key: auditKeyOf(event), value, headers }]);
  }
}
