import type {
  Ack,
  ClientMessage,
  CommandBody,
  ServerMessage,
  SignedTip,
  SocketProblem,
  Subject,
} from '@arbiter/protocol';
import { ProblemError } from './problem.ts';

/** What of a WebSocket is used: a browser's, Node's own (22), or that of `ws`. */
export interface AnySocket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(
    type: 'open' | 'close' | 'error' | 'message',
    listener: (event: { readonly data?: unknown }) => void,
  ): void;
  /** `ws` alone: ends the connection without a word, as a lost one does. */
  terminate?(): void;
}

/** Makes sockets. */
export type AnySocketClass = new (url: string) => AnySocket;

export interface SocketOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly WebSocket?: AnySocketClass | undefined;
  /**
   * Milliseconds that the server may be silent; then the connection is taken for lost. It is asked for a sign of life after
   * half of them. Left out: until the connection closes.
   */
  readonly silence?: number | undefined;
}

/** What one follows, and where one is. */
export interface Following {
  readonly to: Subject;
  readonly id: string;
  /** The last version that was taken; null before the first. Asked at each connection. */
  version(): number | null;
  /** So many of the last commits of a game are told of with its state; anyone who missed more than these gets no updates. */
  readonly recent?: number;
  /** Of a chat: nothing that the other player says. */
  readonly muted?: boolean;
  take(message: ServerMessage): void;
  /** Told why it can't be followed, if asking again would not mend that; without it the socket's `onProblem` is. */
  readonly failed?: ((problem: ProblemError) => void) | undefined;
}

const OPEN = 1;
const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2_000;
/** What was not read back, or the server had no room for, is asked again after so long, if it doesn't say when. */
const AGAIN = 400;
/** What may well be answered otherwise when it is asked again: too often, failed, no room. */
const PASSING: ReadonlySet<number> = new Set([429, 500, 503]);

/** What will be asked again, and how often in a row it has been. */
interface Again {
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Waiting {
  readonly message: Extract<ClientMessage, { type: 'command' }>;
  readonly resolve: (ack: Ack) => void;
}

/**
 * One connection that comes back: it subscribes again from where each follower is, and sends again what was not
 * acknowledged, under the same key, so that nothing is missed, doubled or done twice.
 */
export class LiveSocket {
  readonly #options: SocketOptions;
  /** Who is greeted with the next connection: the server ends one (4401) when the token does that it began with. */
  token: string | undefined;
  readonly #followings = new Map<string, Following>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #again = new Map<string, Again>();
  #reconnecting: ReturnType<typeof setTimeout> | undefined;
  #socket: AnySocket | null = null;
  #known = false;
  #closed = false;
  #pause = FIRST_PAUSE;
  /** How often a connection was made. */
  connections = 0;
  /** Runs while the server is silent. */
  #silent: ReturnType<typeof setTimeout> | undefined;
  #wasUp: boolean | null = null;
  /** Told when the connection comes and goes, and if the first one can't be made. */
  onConnection: (up: boolean) => void = () => undefined;
  /** Told of the signed tip in each acknowledgement. */
  onTip: (tip: SignedTip) => void = () => undefined;
  /** Told of problems that answer no command, that asking again would not mend, and that nobody else is told of. */
  onProblem: (problem: ProblemError) => void = () => undefined;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.token = options.token;
  }

  get isUp(): boolean {
    return this.#known;
  }

  /** Connects, if that was not done. */
  open(): void {
    if (this.#socket === null && !this.#closed) this.#connect();
  }

  /** Follows something from now on; connects if that was not done. */
  follow(following: Following): () => void {
    const name = `${following.to}/${following.id}`;
    this.#followings.set(name, following);
    if (this.#known) this.#subscribe(following);
    else this.open();
    return () => {
      if (this.#followings.get(name) !== following) return;
      this.#followings.delete(name);
      this.#answered(name);
      this.#send({ type: 'unsubscribe', to: following.to, id: following.id });
    };
  }

  /**
   * Sends a command until it is answered: accepted, refused, or a problem that repeating would not mend.
   *
   * @param thought how long the question that it answers was there, in milliseconds
   */
  command(game: string, key: string, body: CommandBody, thought?: number): Promise<Ack> {
    if (this.#closed) return Promise.reject(new Error('the client is closed'));
    return new Promise((resolve) => {
      const message = {
        ...({ type: 'command', key, game, body } as const),
        ...(thought !== undefined && { thought }),
      };
      this.#waiting.set(`${game} ${key}`, { message, resolve });
      if (this.#socket === null) this.open();
      else this.#send(message);
    });
  }

  /** Drops the connection as if it was lost; it comes back by itself. */
  drop(): void {
    const socket = this.#socket;
    if (socket?.terminate !== undefined) socket.terminate();
    else socket?.close();
  }

  /** Ends it for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#reconnecting);
    clearTimeout(this.#silent);
    this.#forgetAgain();
    this.#socket?.close();
    this.#socket = null;
  }

  #connect(): void {
    const { url, WebSocket: Given } = this.#options;
    const Socket = Given ?? (globalThis as { WebSocket?: AnySocketClass }).WebSocket;
    if (Socket === undefined) throw new Error('this Node has no WebSocket: hand in that of ws');
    const address = new URL('/v1/socket', url);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new Socket(address.href);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.connections += 1;
      const { token } = this;
      socket.send(JSON.stringify({ type: 'hello', ...(token !== undefined && { token }) }));
    });
    let isOver = false;
    const end = (): void => {
      if (isOver || this.#socket !== socket) return;
      isOver = true;
      this.#lost();
    };
    socket.addEventListener('message', ({ data }) => {
      if (isOver || this.#socket !== socket) return;
      this.#take(JSON.parse(String(data)) as ServerMessage);
      this.#listen(() => {
        // It says that it is closed only when the other side has said so too, or much later.
        socket.close();
        end();
      });
    });
    socket.addEventListener('error', () => undefined);
    socket.addEventListener('close', end);
  }

  /** The server was heard. @param lost what to do if it isn't for too long */
  #listen(lost: () => void): void {
    const { silence } = this.#options;
    clearTimeout(this.#silent);
    if (silence === undefined || !this.#known) return;
    this.#silent = setTimeout(() => {
      this.#send({ type: 'ping' });
      this.#silent = setTimeout(lost, silence / 2);
    }, silence / 2);
  }

  #tellConnection(up: boolean): void {
    if (this.#wasUp === up) return;
    this.#wasUp = up;
    this.onConnection(up);
  }

  #lost(): void {
    this.#known = false;
    clearTimeout(this.#silent);
    // All is asked again when the connection comes back.
    this.#forgetAgain();
    if (this.#closed) return;
    this.#tellConnection(false);
    this.#reconnecting = setTimeout(() => {
      this.#connect();
    }, this.#pause);
    // Not all at once when a server comes back.
    this.#pause = Math.min(this.#pause * (1.5 + Math.random()), LONGEST_PAUSE);
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#known = true;
        this.#pause = FIRST_PAUSE;
        this.#tellConnection(true);
        for (const following of this.#followings.values()) this.#subscribe(following);
        for (const waiting of this.#waiting.values()) this.#send(waiting.message);
        return;
      case 'subscribed':
        this.#told(`game/${message.id}`, message);
        return;
      case 'update':
      case 'short of time':
        this.#told(`game/${message.game}`, message);
        return;
      case 'match':
        this.#told(`match/${message.match}`, message);
        return;
      case 'ticket':
        this.#told(`ticket/${message.ticket}`, message);
        return;
      case 'tournament':
        this.#told(`tournament/${message.tournament}`, message);
        return;
      case 'chat':
        this.#told(`chat/${message.match}`, message);
        return;
      case 'seated':
      case 'ruled':
      case 'sanctioned':
      case 'warned':
      case 'maintenance':
        this.#told(`player/${message.player}`, message);
        return;
      case 'ack':
        this.#acknowledge(message);
        return;
      case 'pong':
        return;
      case 'problem':
        this.#failed(message);
        return;
      default:
        message satisfies never;
    }
  }

  #told(name: string, message: ServerMessage): void {
    this.#answered(name);
    this.#followings.get(name)?.take(message);
  }

  #failed({ to, id, problem, retryAfter }: SocketProblem): void {
    const name = to === undefined ? '' : `${to}/${id ?? ''}`;
    const following = this.#followings.get(name);
    if (following !== undefined && PASSING.has(problem.status)) {
      this.#askAgain(name, retryAfter, () => {
        this.#subscribe(following);
      });
      return;
    }
    const error = new ProblemError(problem);
    if (following?.failed === undefined) this.onProblem(error);
    else following.failed(error);
  }

  #acknowledge(ack: Ack): void {
    const tip = ack.outcome?.tip ?? (ack.problem?.['tip'] as SignedTip | undefined);
    if (tip !== undefined) this.onTip(tip);
    const name = `${ack.game} ${ack.key}`;
    const waiting = this.#waiting.get(name);
    if (waiting === undefined) return;
    // Not yet read back, or no room: the same key asks again and does nothing twice.
    if (ack.status === 202 || ack.status === 503 || ack.status === 429) {
      // What is only not read back is asked for as often as before: it costs the server next to nothing.
      if (ack.status === 202) this.#answered(name);
      this.#askAgain(name, ack.retryAfter, () => {
        this.#send(waiting.message);
      });
      return;
    }
    this.#answered(name);
    this.#waiting.delete(name);
    waiting.resolve(ack);
  }

  /** Asks again, not sooner than the server says, and each time later. @param retryAfter seconds */
  #askAgain(name: string, retryAfter = 0, ask: () => void): void {
    const before = this.#again.get(name);
    clearTimeout(before?.timer);
    const tries = (before?.tries ?? 0) + 1;
    const pause = Math.min(AGAIN * 2 ** (tries - 1), LONGEST_PAUSE);
    const timer = setTimeout(ask, Math.max(pause, retryAfter * 1000));
    this.#again.set(name, { tries, timer });
  }

  /** Nothing is to be asked again of what this names. */
  #answered(name: string): void {
    clearTimeout(this.#again.get(name)?.timer);
    this.#again.delete(name);
  }

  #forgetAgain(): void {
    for (const name of [...this.#again.keys()]) this.#answered(name);
  }

  #subscribe(following: Following): void {
    const { to, id, recent, muted } = following;
    const from = following.version();
    this.#send({
      ...{ type: 'subscribe', to, id },
      ...(from !== null && { from }),
      ...(recent !== undefined && { recent }),
      ...(muted !== undefined && { muted }),
    });
  }

  #send(message: ClientMessage): void {
    if (!this.#known || this.#socket?.readyState !== OPEN) return;
    this.#socket.send(JSON.stringify(message));
  }
}
