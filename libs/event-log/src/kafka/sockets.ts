import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import type { SocketFactory } from 'kafkajs/src/network/connectionPool.js';

/** TCP keep-alive: after how many idle milliseconds the system probes the other side. */
const KEEP_ALIVE = 60_000;

/**
 * The sockets to one broker. kafkajs reconnects for callers that still come after it was disconnected, and does not
 * close a connection that is only being opened: a loop that is between two fetches just then left a connection behind
 * for as long as the process ran.
 */
export class Sockets {
  readonly #open = new Set<Socket>();
  #ended = false;

  /** Opens a socket. @throws Error once no more are wanted */
  readonly create: SocketFactory = ({ host, port, ssl, onConnect }) => {
    if (this.#ended) throw new Error('this connection is closed for good');
    // A certificate names hosts, not addresses.
    const named = net.isIP(host) === 0 ? { servername: host } : {};
    const socket: Socket = ssl
      ? tls.connect({ host, port, ...named, ...ssl }, onConnect)
      : net.connect({ host, port }, onConnect);
    socket.setKeepAlive(true, KEEP_ALIVE);
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** None is opened from now on, and those that are open are closed: pending requests reject. */
  end(): void {
    this.#ended = true;
    for (const socket of this.#open) socket.destroy(new Error('the connection was closed'));
  }
}
