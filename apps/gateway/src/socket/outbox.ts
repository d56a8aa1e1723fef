import { setTimeout } from 'node:timers/promises';
import type { ServerMessage } from '@arbiter/protocol';
import type { WebSocket } from 'ws';

/** Bytes that may wait in a socket before we pause, and how long we wait for it to take some. */
const ROOM = 1024 * 1024;
const PATIENCE = 15_000;
const LOOK_EVERY = 20;

/** What is sent to one socket. A socket that takes nothing for long is dropped; nobody else waits for it. */
export class Outbox {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** Whether a message can be handed over without waiting. */
  get hasRoom(): boolean {
    return this.#socket.bufferedAmount < ROOM;
  }

  send(message: ServerMessage): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Kept when there is room; false if the socket is gone, or was too slow and is dropped now. */
  async room(): Promise<boolean> {
    for (let waited = 0; this.isOpen; waited += LOOK_EVERY) {
      if (this.hasRoom) return true;
      if (waited > PATIENCE) this.#socket.terminate();
      else await setTimeout(LOOK_EVERY);
    }
    return false;
  }
}
