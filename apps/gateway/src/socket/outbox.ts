import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { ServerMessage } from '@arbiter/protocol';
import type { WebSocket } from 'ws';

/** Bytes that may wait in a socket before we pause, and how long we wait for it to take some. */
const ROOM = 1024 * 1024;
/** Bytes above which a socket is dropped: answers to what it asks don't wait for room. */
const MOST = 4 * ROOM;
const PATIENCE = 15_000;
const LOOK_EVERY = 20;

/** What is sent to one socket. A socket that accepts nothing for long is dropped; no other one waits for it. */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #connection: Duplex;
  #held = false;

  /** @param connection what the socket writes to */
  constructor(socket: WebSocket, connection: Duplex) {
    this.#socket = socket;
    this.#connection = connection;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether a message can be handed over without waiting. */
  get hasRoom(): boolean {
    return this.#socket.bufferedAmount < ROOM;
  }

  send(message: ServerMessage): void {
    if (!this.isOpen) return;
    if (this.#socket.bufferedAmount > MOST) {
      this.#socket.terminate();
      return;
    }
    this.#hold();
    this.#socket.send(JSON.stringify(message));
  }

  /** What is sent in one go, as an update and the answer to its command are, is written by one call of the system. */
  #hold(): void {
    if (this.#held) return;
    this.#held = true;
    this.#connection.cork();
    process.nextTick(() => {
      this.#held = false;
      this.#connection.uncork();
    });
  }

  /** Ends the connection, and says why. */
  close(code: number, why: string): void {
    this.#socket.close(code, why);
  }

  /** Resolves when there is room; false if the socket is gone, or was too slow and is dropped now. */
  async room(): Promise<boolean> {
    for (let waited = 0; this.isOpen; waited += LOOK_EVERY) {
      if (this.hasRoom) return true;
      if (waited > PATIENCE) this.#socket.terminate();
      else await setTimeout(LOOK_EVERY);
    }
    return false;
  }
}
