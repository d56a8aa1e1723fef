import type { Socket } from 'node:net';
import type { ISocketFactory } from 'kafkajs';
import socketFactory from 'kafkajs/src/network/socketFactory.js';

/**
 * The sockets of one cluster. kafkajs opens a connection again for whoever still asks after it was disconnected, and
 * does not end one that was only being opened: a loop that is between two fetches just then left a connection behind
 * for as long as the process ran.
 */
export class Sockets {
  readonly #open = new Set<Socket>();
  readonly #create = socketFactory();
  #ended = false;

  /** Opens a socket. @throws Error once no more are wanted */
  readonly create: ISocketFactory = (options) => {
    if (this.#ended) throw new Error('these connections are done with');
    const socket = this.#create(options);
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** None is opened from now on; those that are open stay until `end`. */
  refuse(): void {
    this.#ended = true;
  }

  /** Ends those that are open; whoever waits for an answer there is told that none comes. */
  end(): void {
    this.refuse();
    for (const socket of this.#open) socket.destroy(new Error('the connection was ended'));
  }
}
