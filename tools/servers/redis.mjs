/** Redis as an ordinary process on a free port of loopback. It keeps nothing on disk: nothing in it is worth keeping. */
import { connect } from 'node:net';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, programNamed, startServer } from './server.mjs';

/** @typedef {import('./server.mjs').Server & { readonly url: string }} Redis */

/**
 * Starts Redis. Resolves when it answers.
 *
 * @param {{ folder: string }} options where its log goes
 * @returns {Promise<Redis>}
 * @throws {Error} whose message is one line: how to install it, or what it said last
 */
export async function startRedis({ folder }) {
  const command = programNamed('redis-server');
  if (command === undefined) {
    throw new Error('Redis is missing: install redis-server (Debian: apt install redis-server)');
  }
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const server = await startServer({
    name: 'Redis',
    command,
    args: [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no', '--daemonize', 'no'],
    ],
    log: join(folder, 'redis.log'),
    stopSignal: 'SIGTERM',
    patience: 10_000,
    asks: () => ping(port),
  });
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

/** @param {number} port */
async function ping(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    socket.end('PING\r\n');
    const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(1_000) });
    if (!String(answer).startsWith('+PONG')) throw new Error(`Redis says ${String(answer)}`);
  } finally {
    socket.destroy();
  }
}
