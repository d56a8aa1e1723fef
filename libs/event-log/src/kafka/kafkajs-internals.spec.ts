import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import { connectionsTo, errorOf, KAFKAJS, quieten, secured } from './kafkajs-internals.ts';
import { MAX_BATCH_BYTES } from './requests.ts';
import { Sockets } from './sockets.ts';

const NO_LOGGER = { debug: () => undefined, warn: () => undefined };

describe('kafkajs', () => {
  it('is the version whose internals are used, here and in what is installed', () => {
    const installed = createRequire(import.meta.url).resolve('kafkajs/package.json');
    const root = new URL('../../../../package.json', import.meta.url);
    const read = (file: string | URL): Record<string, unknown> & { version?: string } =>
      JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    expect(read(installed).version).toBe(KAFKAJS);
    expect(read(root)['dependencies']).toMatchObject({ kafkajs: KAFKAJS });
  });

  it('has a name for each error of the protocol, and says which may pass', () => {
    expect(errorOf(0)).toBeNull();
    expect(errorOf(5)).toMatchObject({ type: 'LEADER_NOT_AVAILABLE', retriable: true });
    expect(errorOf(10)).toMatchObject({ type: 'MESSAGE_TOO_LARGE', retriable: false });
    expect(errorOf(29)).toMatchObject({ type: 'TOPIC_AUTHORIZATION_FAILED', retriable: false });
  });

  it('gets the settings of encryption and login', () => {
    const login = { mechanism: 'plain' as const, username: 'u', password: 'p' };
    expect(secured()).toEqual({ ssl: null, sasl: null });
    expect(secured({ tls: { ca: null }, login })).toEqual({ ssl: {}, sasl: login });
    expect(secured({ tls: { ca: 'PEM' } })).toEqual({ ssl: { ca: ['PEM'] }, sasl: null });
  });
});

describe('the queue of a connection to a broker', () => {
  /** A connection's queue, and what it sent. */
  function queue() {
    const requests = new RequestQueue({
      ...{ maxInFlightRequests: null, requestTimeout: 1_000, enforceRequestTimeout: false },
      ...{ clientId: 'test', broker: 'none', logger: NO_LOGGER },
    });
    quieten(requests);
    const sent: number[] = [];
    const push = (correlationId: number): Promise<unknown> =>
      new Promise((resolve, reject) => {
        requests.push({
          entry: { correlationId, resolve, reject },
          ...{ expectResponse: true, requestTimeout: null },
          sendRequest: () => void sent.push(correlationId),
        });
      });
    return { requests, sent, push };
  }

  it('does not poll while no request waits', async () => {
    const { requests, push } = queue();
    const answered = push(1);
    requests.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 });
    await answered;
    expect(requests.throttleCheckTimeoutId).toBeNull();
  });

  it('sends waiting requests once the throttling by its broker is over', async () => {
    const { requests, sent, push } = queue();
    requests.throttledUntil = Date.now() + 50;
    const answered = push(1);
    expect(sent).toEqual([]);
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Date.now()).toBeGreaterThanOrEqual(requests.throttledUntil);
    requests.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 });
    await answered;
    expect(requests.throttleCheckTimeoutId).toBeNull();
  });
});

describe('the connections to a broker', () => {
  let server: Server;
  let sockets: Sockets;
  afterEach(() => {
    sockets.end();
    server.close();
  });

  /** A broker that answers requests, which it is asked for by their keys, with these bodies. */
  async function broker(bodies: Record<number, Buffer>) {
    const opened: number[] = [];
    server = createServer((socket) => {
      const at = opened.push(0) - 1;
      let got = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        got = Buffer.concat([got, data]);
        while (got.length >= 4 && got.length >= 4 + got.readInt32BE(0)) {
          const request = got.subarray(4, 4 + got.readInt32BE(0));
          got = got.subarray(4 + request.length);
          opened[at] = (opened[at] ?? 0) + 1;
          const body = bodies[request.readInt16BE(0)] ?? Buffer.alloc(0);
          socket.write(Buffer.concat([int32(4 + body.length), request.subarray(4, 8), body]));
        }
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    sockets = new Sockets();
    const connections = connectionsTo({
      ...{ host: '127.0.0.1', port, access: undefined },
      ...{ connectionTimeout: 1_000, requestTimeout: 1_000, socketFactory: sockets.create },
    });
    await connections.connect();
    return { requests: connections.requests, opened };
  }

  it('give each partition of an answer its own error, and the leaders of all others', async () => {
    // Given a broker that knows a topic, of which one partition has no leader
    const leaderless = [int16(5), int32(0), int32(-1), int32(0), int32(0)];
    const led = [int16(0), int32(1), int32(7), int32(0), int32(0)];
    const { requests } = await broker({
      [API_VERSIONS]: versions([METADATA, 1, 1]),
      [METADATA]: Buffer.concat([
        ...[int32(1), int32(7), string('host'), int32(9092), int16(-1)],
        ...[int32(7), int32(1), int16(0), string('games'), Buffer.from([0])],
        ...[int32(2), ...leaderless, ...led],
      ]),
    });
    // When it is asked who leads what
    const { brokers, topicMetadata } = await requests.metadata(['games']);
    // Then it says so for each
    expect(brokers).toMatchObject([{ nodeId: 7, host: 'host', port: 9092 }]);
    expect(topicMetadata[0]?.partitionMetadata).toMatchObject([
      { partitionId: 0, partitionErrorCode: 5, leader: -1 },
      { partitionId: 1, partitionErrorCode: 0, leader: 7 },
    ]);
  });

  it('say up to where a batch goes that compaction left without records, and that the next one is cut off', async () => {
    const empty = batch({ first: 100, lastDelta: 19 });
    const cutOff = batch({ first: 120, lastDelta: 3 }).subarray(0, 61);
    cutOff.writeInt32BE(100_000, 8);
    const set = Buffer.concat([empty, cutOff]);
    const { requests } = await broker({ [API_VERSIONS]: versions(), [FETCH]: answerOf(set) });
    const { responses, sessionId } = await requests.fetch(ANY);
    expect(sessionId).toBe(5);
    expect(await responses[0]?.partitions[0]?.batches[0]?.unpack()).toEqual([]);
    expect(responses).toEqual([
      {
        topicName: 'snapshots',
        partitions: [
          {
            ...{ partition: 3, errorCode: 0, highWatermark: 124, bytes: set.length },
            batches: [expect.objectContaining({ first: 100, next: 120, bytes: empty.length })],
          },
        ],
      },
    ]);
  });

  it.each([false, true])(
    'unpack what they fetched when it is wanted (packed: %s)',
    async (packed) => {
      const written = batch({ first: 100, records: [record('a'), record('b', 1)], packed });
      const { requests } = await broker({ [API_VERSIONS]: versions(), [FETCH]: answerOf(written) });
      const { responses } = await requests.fetch(ANY);
      const [fetched] = responses[0]?.partitions[0]?.batches ?? [];
      expect(fetched).toMatchObject({ first: 100, next: 102 });
      expect(await fetched?.unpack()).toMatchObject([
        { offset: '100', key: null, value: Buffer.from('a') },
        { offset: '101', key: null, value: Buffer.from('b') },
      ]);
    },
  );

  it('unpack nothing that is larger than a batch may be, however small it is packed', async () => {
    const written = batch({
      first: 100,
      records: [record('.'.repeat(MAX_BATCH_BYTES))],
      packed: true,
    });
    expect(written.length).toBeLessThan(MAX_BATCH_BYTES / 1_000);
    const { requests } = await broker({ [API_VERSIONS]: versions(), [FETCH]: answerOf(written) });
    const { responses } = await requests.fetch(ANY);
    const unpacking = responses[0]?.partitions[0]?.batches[0]?.unpack();
    await expect(unpacking).rejects.toThrow(/offset 100 can’t be unpacked: .* larger than/);
  });

  it('share one for fetches, however many callers need it at once', async () => {
    const { requests, opened } = await broker({
      [API_VERSIONS]: versions(),
      [FETCH]: answerOf(Buffer.alloc(0)),
    });
    await Promise.all([requests.fetch(ANY), requests.fetch(ANY), requests.fetch(ANY)]);
    expect(opened).toEqual([1, 3]);
  });
});

const [FETCH, METADATA, API_VERSIONS] = [1, 3, 18];
const ANY = { maxWaitTime: 0, minBytes: 0, maxBytes: 1, isolationLevel: 0, topics: [] };

const written = (bytes: number, write: (buffer: Buffer) => void): Buffer => {
  const buffer = Buffer.alloc(bytes);
  write(buffer);
  return buffer;
};
const int16 = (value: number) => written(2, (buffer) => buffer.writeInt16BE(value));
const int32 = (value: number) => written(4, (buffer) => buffer.writeInt32BE(value));
const int64 = (value: number) => written(8, (buffer) => buffer.writeBigInt64BE(BigInt(value)));
const string = (text: string) => Buffer.concat([int16(text.length), Buffer.from(text)]);

/** An answer about the versions of requests that a broker knows: key, first and last of each. */
const versions = (...known: (readonly [number, number, number])[]): Buffer =>
  Buffer.concat([
    ...[int16(0), int32(known.length), ...known.flatMap((one) => one.map(int16)), int32(0)],
  ]);

/** An answer to a fetch of one partition, with these batches. */
const answerOf = (set: Buffer): Buffer =>
  Buffer.concat([
    ...[int32(0), int16(0), int32(5), int32(1), string('snapshots'), int32(1)],
    ...[int32(3), int16(0), int64(124), int64(124), int64(0), int32(0), int32(-1)],
    ...[int32(set.length), set],
  ]);

/** A batch, of which compaction may have left no records. */
function batch(of: { first: number; lastDelta?: number; records?: Buffer[]; packed?: boolean }) {
  const { first, records = [], lastDelta = records.length - 1, packed = false } = of;
  const written = Buffer.concat(records);
  const body = packed ? gzipSync(written) : written;
  const header = [int64(first), int32(49 + body.length), int32(0), Buffer.from([2]), int32(0)];
  const times = [int16(packed ? 1 : 0), int32(lastDelta), int64(0), int64(0)];
  const producer = [int64(-1), int16(-1), int32(-1)];
  return Buffer.concat([...header, ...times, ...producer, int32(records.length), body]);
}

/** A record of a batch, without a key. */
function record(value: string, offsetDelta = 0): Buffer {
  const head = [Buffer.from([0]), varint(0), varint(offsetDelta), varint(-1)];
  const body = Buffer.concat([...head, varint(value.length), Buffer.from(value), varint(0)]);
  return Buffer.concat([varint(body.length), body]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return Buffer.from([...bytes, rest]);
}
