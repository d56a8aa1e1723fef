import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Instances, openFront } from './front.mjs';

const PATIENCE = 300;
const REST = 600;

/** A gateway that says who it is, or, while it hangs, takes connections and is silent, as a stopped process does. */
class Gateway {
  hangs = false;
  asked = 0;
  readonly server: Server;

  constructor(name: string) {
    this.server = createServer((_, response) => {
      this.asked += 1;
      if (!this.hangs) response.end(name);
    });
    this.server.on('upgrade', (_, socket) => {
      this.asked += 1;
      socket.on('error', () => socket.destroy());
      socket.on('end', () => socket.destroy());
      socket.resume();
      if (!this.hangs) socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
    });
  }

  async listen(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

let gateways: [Gateway, Gateway];
let front: { readonly url: string; readonly close: () => void };
beforeEach(async () => {
  gateways = [new Gateway('one'), new Gateway('two')];
  const instances = new Instances();
  for (const [i, gateway] of gateways.entries()) {
    instances.set('gateway', `gateway-${i}`, await gateway.listen());
  }
  front = await openFront({
    ...{ instances, host: '127.0.0.1', port: 0 },
    ...{ patience: PATIENCE, rest: REST },
  });
});
afterEach(() => {
  front.close();
  for (const { server } of gateways) {
    server.closeAllConnections();
    server.close();
  }
});

/** Asks so often, one after the other. */
async function answers(times: number): Promise<string[]> {
  const all: string[] = [];
  for (let i = 0; i < times; i++) {
    const answer = await fetch(`${front.url}/v1/editions`);
    all.push(answer.status === 200 ? await answer.text() : String(answer.status));
  }
  return all;
}

/** Opens a socket. @returns the first line of the answer; empty if the connection was ended without one */
async function upgrade(): Promise<string> {
  const { hostname, port } = new URL(front.url);
  const socket = connect(Number(port), hostname);
  socket.write('GET /v1/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  let text = '';
  socket.on('error', () => undefined);
  socket.on('data', (data) => {
    text += String(data);
    socket.destroy();
  });
  await once(socket, 'close');
  return text.split('\r\n')[0] ?? '';
}

describe('a gateway that takes connections and does not answer', () => {
  test('costs one request its patience, which is answered 503, and is left out then', async () => {
    expect(new Set(await answers(4))).toEqual(new Set(['one', 'two']));
    gateways[0].hangs = true;
    const begun = performance.now();
    const asked = gateways[0].asked;
    const all = await answers(8);
    expect(all.filter((one) => one === '503')).toHaveLength(1);
    expect(all.filter((one) => one === 'two')).toHaveLength(7);
    expect(gateways[0].asked).toBe(asked + 1);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(PATIENCE - 5);
  });

  test('is tried again after a rest, and used when it answers', async () => {
    gateways[0].hangs = true;
    await answers(2);
    gateways[0].hangs = false;
    await new Promise((resolve) => setTimeout(resolve, REST + 50));
    expect(new Set(await answers(4))).toEqual(new Set(['one', 'two']));
  });

  test('costs a socket the same', async () => {
    gateways[0].hangs = true;
    const all = [await upgrade(), await upgrade(), await upgrade(), await upgrade()];
    expect(all.filter((line) => line === '')).toHaveLength(1);
    expect(all.filter((line) => line.includes(' 101 '))).toHaveLength(3);
  });
});
