/**
 * One address before gateways and replays, as an ingress is in production: routes by path, and among the instances of a
 * service takes each in turn.
 */
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';

/** What replay answers; everything else is the gateway's. The ingress of a cluster has the same table. */
const REPLAY = /^\/v1\/(?:history\/|games\/[^/]+\/(?:timeline|record|states\/|events\/))/u;

/** The service that answers a path. @param {string} path @returns {'gateway' | 'replay'} */
export function serviceOf(path) {
  return REPLAY.test(path) ? 'replay' : 'gateway';
}

/** Instances of services by the addresses at which they listen. */
export class Instances {
  /** @type {Map<string, Map<string, URL>>} */
  #addresses = new Map();
  #turn = 0;

  /** @param {string} service @param {string} name of the instance @param {string | null} url null: it is gone */
  set(service, name, url) {
    const instances = this.#addresses.get(service) ?? new Map();
    this.#addresses.set(service, instances);
    if (url === null) instances.delete(name);
    else instances.set(name, new URL(url));
  }

  /** The instance whose turn it is; undefined if none is there. @param {string} service */
  next(service) {
    const instances = [...(this.#addresses.get(service)?.values() ?? [])];
    return instances[this.#turn++ % instances.length];
  }
}

/**
 * Listens. Kept when it does.
 *
 * @param {{ instances: Instances, host: string, port: number }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openFront({ instances, host, port }) {
  const server = createServer((incoming, outgoing) => {
    const to = instances.next(serviceOf(incoming.url ?? '/'));
    const away = () => {
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
      const title = 'No instance of this service is there just now';
      outgoing.end(JSON.stringify({ type: '/problems/busy', title, status: 503 }));
    };
    if (to === undefined) {
      away();
      return;
    }
    const { method, url: path, headers } = incoming;
    const onward = request(
      { host: to.hostname, port: to.port, method, path, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', away);
      },
    );
    onward.once('error', away);
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket, head) => {
    const to = instances.next('gateway');
    socket.on('error', () => socket.destroy());
    if (to === undefined) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n');
      return;
    }
    const onward = connect(Number(to.port), to.hostname, () => {
      const { method, url: path, rawHeaders } = incoming;
      const lines = [`${String(method)} ${String(path)} HTTP/1.1`];
      for (let i = 0; i < rawHeaders.length; i += 2) {
        lines.push(`${String(rawHeaders[i])}: ${String(rawHeaders[i + 1])}`);
      }
      onward.write(`${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    onward.once('close', () => socket.destroy());
    socket.once('close', () => onward.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${at}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
