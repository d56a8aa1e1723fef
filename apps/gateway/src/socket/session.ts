import { callerOfToken, malformed, Problem, unauthorized, type Issue } from '@arbiter/http';
import { pass, problemOf } from '@arbiter/platform';
import { NO_SPANS } from '@arbiter/telemetry';
import type { Ack, CommandOutcome, SocketProblem } from '@arbiter/protocol';
import type { GatewayOptions, Limits } from '../options.ts';
import type { Submit } from '../games/submit.ts';
import { askerOf, mustBeKnown } from '../players/auth.ts';
import type { Tables } from '../games/tables.ts';
import type { Chats } from '../chat/chats.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { clientMessage, type ReadMessage } from './client-message.ts';
import type { Outbox } from './outbox.ts';
import type { SeatPresence } from './presence.ts';
import { Subscriptions } from './subscriptions.ts';

/** What every session needs of the gateway. */
export interface SessionParts {
  readonly options: GatewayOptions;
  readonly limits: Limits;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly submit: Submit;
  readonly presence: SeatPresence;
  readonly chats: Chats;
}

/** The most that a timer of Node's can wait; milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

type Command = Extract<ReadMessage, { type: 'command' }>;

/**
 * One socket: its player, and the handling of its messages. Each counts: commands as commands, all others as requests.
 */
export class Session {
  readonly #parts: SessionParts;
  readonly #outbox: Outbox;
  readonly #address: string;
  readonly #onError: (error: unknown) => void;
  readonly #subscriptions: Subscriptions;
  #player: string | null | undefined;
  #expires = Infinity;
  /** Resolves when hello is answered. */
  #greeting = Promise.resolve();
  #endErasure: () => void = () => undefined;
  #expiry: NodeJS.Timeout | undefined;
  #ended = false;

  constructor(
    parts: SessionParts,
    outbox: Outbox,
    address: string,
    onError: (error: unknown) => void,
  ) {
    this.#parts = parts;
    this.#outbox = outbox;
    this.#address = address;
    this.#onError = onError;
    this.#subscriptions = new Subscriptions(parts, outbox, onError);
  }

  /** Whether the first message has said who it is. */
  get isKnown(): boolean {
    return this.#player !== undefined;
  }

  /** Handles one message. Errors are sent to the client; never throws. */
  async take(text: string): Promise<void> {
    const parsed = parse(text);
    const read = clientMessage.safeParse(parsed);
    if (!read.success) {
      const issues = parsed === undefined ? [NOT_JSON] : read.error.issues;
      await this.#answered({}, () => this.#malformed(issues));
      return;
    }
    const message = read.data;
    if (message.type === 'hello') {
      // What comes after this message may have come already: it waits until it is known who says so.
      await (this.#greeting = this.#answered({}, () => this.#hello(message.token)));
      return;
    }
    await this.#greeting;
    if (message.type === 'command') {
      await this.#traced('socket command', () => this.#command(message));
    } else if (message.type === 'subscribe') {
      const { to, id, from = null, recent = 0, muted = false } = message;
      await this.#answered({ to, id }, async () => {
        const player = await this.#admitted();
        const wanted = { to, id, from, recent, muted };
        await this.#subscriptions.add(wanted, { player, asker: this.#asker });
      });
    } else if (message.type === 'ping') {
      await this.#answered({}, async () => {
        await this.#admitted();
        this.#outbox.send({ type: 'pong' });
      });
    } else {
      // Wants less of us, so it is done even if it is one message too many.
      this.#subscriptions.remove(message);
      await this.#answered({}, () => this.#count());
    }
  }

  /** The socket is gone. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#expiry);
    this.#endErasure();
    this.#subscriptions.end();
  }

  /** @param about the subscription that a message asks for, if it asks for one */
  async #answered(
    about: Pick<SocketProblem, 'to' | 'id'>,
    act: () => Promise<void>,
  ): Promise<void> {
    try {
      await act();
    } catch (error) {
      this.#outbox.send({ type: 'problem', ...about, ...this.#toldOf(error) });
    }
  }

  /** Counts one message, and says who sent it. @throws Problem 401 before hello and after the token's end, 429 */
  async #admitted(): Promise<string | null> {
    await this.#count();
    if (this.#player === undefined) throw unauthorized('the first message is hello');
    if (this.#hasExpired) throw unauthorized('the token has expired');
    return this.#player;
  }

  /** Counts one message as a request. @throws Problem 429 */
  async #count(): Promise<void> {
    const { options, limits } = this.#parts;
    await pass(options.coordination, `requests/${this.#asker}`, limits.requests);
  }

  /** A socket ends when its token does. @param until milliseconds since 1970 */
  #endAt(until: number): void {
    this.#expires = until;
    if (this.#ended) return;
    this.#expiry = setTimeout(
      () => {
        this.#outbox.close(4401, 'the token has expired');
      },
      Math.min(Math.max(0, until - this.#now()), LONGEST_TIMER),
    ).unref();
  }

  get #hasExpired(): boolean {
    return this.#expires < this.#now();
  }

  get #asker(): string {
    return askerOf(this.#player ?? null, this.#address);
  }

  /** Cuts off a client that keeps sending malformed messages. @throws Problem 422 */
  async #malformed(issues: readonly Issue[]): Promise<void> {
    try {
      await this.#count();
    } catch (error) {
      this.#outbox.send({ type: 'problem', ...this.#toldOf(error) });
      this.#outbox.close(1008, 'too many messages that mean nothing');
      return;
    }
    throw malformed(issues);
  }

  async #hello(token: string | undefined): Promise<void> {
    await this.#count();
    if (this.#player !== undefined) throw new Problem(409, { kind: 'known', title: 'You said so' });
    if (token === undefined) this.#player = null;
    else {
      const { id: player, until } = await callerOfToken(this.#parts.options.keys, token);
      const { lobby } = this.#parts;
      await mustBeKnown(lobby, player);
      this.#player = player;
      this.#endAt(until);
      const end = lobby.erasures.on(player, () => {
        this.#outbox.close(4401, 'the player was erased');
      });
      if (this.#ended) end();
      else this.#endErasure = end;
    }
    this.#outbox.send({ type: 'welcome', player: this.#player });
  }

  async #traced(name: string, work: () => Promise<void>): Promise<void> {
    const spans = this.#parts.options.telemetry?.spans ?? NO_SPANS;
    const span = spans.request(name);
    await span.in(work);
    span.end();
  }

  async #command(command: Command): Promise<void> {
    const { key, game } = command;
    const answer = (ack: Omit<Ack, 'type' | 'key' | 'game'>): void => {
      this.#outbox.send({ type: 'ack', key, game, ...ack });
    };
    try {
      const outcome = await this.#submitted(command);
      answer({ status: outcome.state === 'pending' ? 202 : 200, outcome });
    } catch (error) {
      const told = this.#toldOf(error);
      answer({ status: told.problem.status, ...told });
    }
  }

  async #submitted({ key, game, body, thought }: Command): Promise<CommandOutcome> {
    const player = this.#player ?? null;
    if (player === null || this.#hasExpired) {
      await this.#admitted();
      throw unauthorized('to watch needs no token');
    }
    // Counts there, with the player's commands over HTTP.
    return this.#parts.submit.submit({ player, game, key, body, thought, events: false });
  }

  /** What a client is sent for an error; unexpected ones are logged. */
  #toldOf(error: unknown): Pick<SocketProblem, 'problem' | 'retryAfter'> {
    const { body, headers } = problemOf(error);
    if (!(error instanceof Problem) && body.status >= 500) this.#onError(error);
    const after = headers['retry-after'];
    return { problem: body, ...(after !== undefined && { retryAfter: Number(after) }) };
  }

  #now(): number {
    return (this.#parts.options.now ?? Date.now)();
  }
}

const NOT_JSON: Issue = { message: 'the message is not JSON' };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
