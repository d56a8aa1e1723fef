/**
 * One address before gateways and replays, as an ingress is in production: routes by path, and among the instances of a
 * service takes each in turn.
 */
import { createServer, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { clearTimeout, setTimeout } from 'node:timers';

/** What replay answers; everything else is the gateway's. The ingress of a cluster has the same table. */
const REPLAY =
  /^\/v1\/(?:history\/|(?:disputes|audit|operators|reverified)(?:[/?]|$)|games\/[^/]+\/(?:timeline|record|states\/|events\/|life|what-if|resumption))/u;

/** What services tell their operators is not for the world. */
const INSIDE = /^\/metrics(?:[/?]|$)/u;

/** The service that answers a path. @param {string} path @returns {'gateway' | 'replay'} */
export function serviceOf(path) {
  return REPLAY.test(path) ? 'replay' : 'gateway';
}

/**
 * How long an instance may take to begin an answer, in milliseconds: longer than one that is well ever does (a gateway
 * waits 5 s for the log, and 2 s for an outcome).
 */
const PATIENCE = 10_000;

/** How long an instance that let it pass is left out before it is tried again, in milliseconds. */
const REST = 5_000;

/** A socket through which nothing came for so long is dropped, in milliseconds: gateways ping each 10 s. */
const QUIET = 25_000;

/**
 * @typedef {object} Forwarding
 * @property {Instances} instances
 * @property {number} patience  milliseconds that an instance has to begin its answer
 * @property {number} rest      milliseconds for which one that missed them is left out
 */

/** Instances of services by the addresses at which they listen. */
export class Instances {
  /** @type {Map<string, Map<string, { readonly url: URL, restsUntil: number }>>} */
  #addresses = new Map();
  #turn = 0;

  /** @param {string} service @param {string} name of the instance @param {string | null} url null: it is gone */
  set(service, name, url) {
    const instances = this.#addresses.get(service) ?? new Map();
    this.#addresses.set(service, instances);
    if (url === null) instances.delete(name);
    else instances.set(name, { url: new URL(url), restsUntil: 0 });
  }

  /** The instance whose turn it is; undefined if none is there that answers. @param {string} service */
  next(service) {
    const now = performance.now();
    const all = [...(this.#addresses.get(service)?.values() ?? [])];
    const instances = all.filter(({ restsUntil }) => restsUntil <= now);
    return instances[this.#turn++ % instances.length]?.url;
  }

  /** Leaves out for a while who does not answer. @param {URL} which @param {number} millis */
  leaveOut(which, millis) {
    for (const instances of this.#addresses.values()) {
      for (const instance of instances.values()) {
        if (instance.url === which) instance.restsUntil = performance.now() + millis;
      }
    }
  }
}

/**
 * Listens. Resolves once it does.
 *
 * An instance that hangs (a stopped process still accepts connections) costs one client `patience`, and is then left out
 * until it answers again.
 *
 * @param {{ instances: Instances, host: string, port: number, patience?: number, rest?: number }} options
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function openFront({ instances, host, port, patience = PATIENCE, rest = REST }) {
  const server = createServer(forwardRequest({ instances, patience, rest }));
  server.on('upgrade', forwardSocket({ instances, patience, rest }));
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

/**
 * Forwards a request to an instance of its service; 503 if there is none, or if it fails before it answers.
 *
 * @param {Forwarding} forwarding @returns {import('node:http').RequestListener}
 */
function forwardRequest({ instances, patience, rest }) {
  return (incoming, outgoing) => {
    if (INSIDE.test(incoming.url ?? '/')) {
      outgoing.writeHead(404).end();
      return;
    }
    const to = instances.next(serviceOf(incoming.url ?? '/'));
    const unavailable = () => {
      if (outgoing.headersSent) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '1' });
      const title = 'No instance of this service is available right now';
      outgoing.end(JSON.stringify({ type: '/problems/busy', title, status: 503 }));
    };
    if (to === undefined) {
      unavailable();
      return;
    }
    const { method, url: path, headers } = incoming;
    const onward = request(
      { host: to.hostname, port: to.port, method, path, headers },
      (answer) => {
        clearTimeout(late);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('error', unavailable);
      },
    );
    const late = setTimeout(() => {
      instances.leaveOut(to, rest);
      onward.destroy(new Error('it does not answer'));
    }, patience);
    onward.once('error', unavailable);
    onward.once('close', () => {
      clearTimeout(late);
    });
    outgoing.once('close', () => onward.destroy());
    incoming.pipe(onward);
  };
}

/**
 * Forwards a WebSocket to a gateway, and drops it when the gateway goes quiet.
 *
 * @param {Forwarding} forwarding
 * @returns {(incoming: import('node:http').IncomingMessage, socket: import('node:stream').Duplex, head: Buffer) => void}
 */
function forwardSocket({ instances, patience, rest }) {
  return (incoming, socket, head) => {
    const to = instances.next('gateway');
    socket.on('error', () => socket.destroy());
    if (to === undefined) {
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n\r\n');
      return;
    }
    const onward = connect(Number(to.port), to.hostname, () => {
      onward.write(headOf(incoming));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    let answers = false;
    let quiet = setTimeout(() => {
      instances.leaveOut(to, rest);
      onward.destroy();
    }, patience);
    onward.on('data', () => {
      if (answers) quiet.refresh();
      else {
        answers = true;
        clearTimeout(quiet);
        quiet = setTimeout(() => onward.destroy(), QUIET);
      }
    });
    onward.on('error', () => socket.destroy());
    onward.once('close', () => {
      clearTimeout(quiet);
      socket.destroy();
    });
    socket.once('close', () => onward.destroy());
  };
}

/** The request line and headers, as they came. @param {import('node:http').IncomingMessage} incoming */
function headOf({ method, url: path, rawHeaders }) {
  const lines = [`${String(method)} ${String(path)} HTTP/1.1`];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    lines.push(`${String(rawHeaders[i])}: ${String(rawHeaders[i + 1])}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
