import { promisify } from 'node:util';
import { gunzip, gunzipSync, gzip, gzipSync } from 'node:zlib';
import kafkajs, { type SASLOptions } from 'kafkajs';
import KafkajsBroker from 'kafkajs/src/broker/index.js';
import ConnectionPool, { type SocketFactory } from 'kafkajs/src/network/connectionPool.js';
import type RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import Decoder from 'kafkajs/src/protocol/decoder.js';
import protocolError from 'kafkajs/src/protocol/error.js';
import decodeBatch from 'kafkajs/src/protocol/recordBatch/v0/decoder.js';
import apiKeys from 'kafkajs/src/protocol/requests/apiKeys.js';
import protocol, { type Made } from 'kafkajs/src/protocol/requests/index.js';
import type { KafkaAccess } from '@arbiter/settings';
import { errorText } from './failures.ts';
import {
  MAX_BATCH_BYTES,
  type FetchAnswer,
  type FetchedBatch,
  type FetchedMessage,
  type FetchedPartition,
  type MetadataAnswer,
  type OffsetsAnswer,
  type PartitionRequests,
  type ProduceAnswer,
  type Requests,
} from './requests.ts';

/**
 * All internals of kafkajs that we rely on: how it connects, logs in, and writes and reads requests.
 * `kafkajs-internals.spec.ts` tries each thing relied on, and holds kafkajs to this version.
 */
export const KAFKAJS = '2.2.4';

const { requests } = protocol;

/** The first version of fetches that later brokers all know, and the last one of kafkajs's: Kafka 2.3 of 2019. */
const FETCH = 11;

/** What comes before the records of a batch, in bytes; where in it its length stands, and what that leaves out. */
const BATCH_OVERHEAD = 61;
const [LENGTH_AT, LENGTH_FROM, LAST_DELTA_AT] = [8, 12, 23];

/** The index of a broker's connection for fetches, which may wait long, among its connections. */
const FETCHING = 1;

const SILENT = {
  namespace: () => SILENT,
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/** Where a broker is, how to speak to it, and how long to wait for it, in milliseconds. */
export interface ConnectingOptions {
  readonly host: string;
  readonly port: number;
  readonly access: KafkaAccess | undefined;
  readonly connectionTimeout: number;
  readonly requestTimeout: number;
  readonly socketFactory: SocketFactory;
}

/** One broker's connections, by kafkajs. */
export interface Connections {
  /** Connects and logs in, unless that is done. */
  connect(): Promise<void>;
  readonly requests: Requests & PartitionRequests;
}

/** How kafkajs gets the settings of encryption and login. */
export function secured({ tls = null, login = null }: Partial<KafkaAccess> = {}) {
  return {
    ssl: tls && (tls.ca === null ? {} : { ca: [tls.ca] }),
    sasl: login as SASLOptions | null,
  };
}

/**
 * How batches are packed: what is on the log is JSON, of which a third is left (docs/operations/sizing.md). Of what kafkajs can do
 * without more packages it is the only one, and Node 20 has no better.
 */
const GZIP = kafkajs.CompressionTypes.GZIP;
/** Batches up to so many bytes are packed and unpacked where they are: 24 and 13 µs for a commit, on another thread 58 and 46. */
const SMALL = 32 * 1024;
/** What is packed well may be a thousand times as large; what is larger than any batch of ours is not unpacked at all. */
const BOUND = { maxOutputLength: MAX_BATCH_BYTES };
const [packApart, unpackApart] = [promisify(gzip), promisify(gunzip)];

kafkajs.CompressionCodecs[GZIP] = () => ({
  compress: async ({ buffer }: { readonly buffer: Buffer }) =>
    buffer.length <= SMALL ? gzipSync(buffer) : packApart(buffer),
  decompress: async (buffer: Buffer) =>
    buffer.length <= SMALL ? gunzipSync(buffer, BOUND) : unpackApart(buffer, BOUND),
});

/** Connections to a broker, opened when they are needed. */
export function connectionsTo({ access, ...options }: ConnectingOptions): Connections {
  const pool = new ConnectionPool({
    ...options,
    ...secured(access),
    clientId: 'arbiter',
    logger: SILENT,
  });
  for (const { requestQueue } of pool.pool) quieten(requestQueue);
  const broker = new KafkajsBroker({
    connectionPool: pool,
    logger: SILENT,
    allowAutoTopicCreation: false,
  });
  const send = async <A>(made: Made, decode = made.response.decode): Promise<A> =>
    // kafkajs would throw the first partition's error here, and with it what all others answered.
    (await pool.send({ ...made, response: { decode, parse: (answer) => answer } })) as A;
  const newest = (kind: 'Metadata' | 'Produce' | 'ListOffsets', fields: object): Made =>
    broker.lookupRequest(apiKeys[kind], requests[kind])(fields);
  /** kafkajs opens another connection for each caller that comes before the first one is established. */
  let fetching: Promise<unknown> | null = null;
  const partitions: PartitionRequests = {
    metadata: (topics) =>
      send<MetadataAnswer>(newest('Metadata', { topics, allowAutoTopicCreation: false })),
    produce: (request) => send<ProduceAnswer>(newest('Produce', { compression: GZIP, ...request })),
    listOffsets: (request) => send<OffsetsAnswer>(newest('ListOffsets', request)),
    fetch: async (request) => {
      await (fetching ??= pool.getConnection(FETCHING));
      return send<FetchAnswer>(requests.Fetch.protocol({ version: FETCH })(request), decodeFetch);
    },
  };
  return {
    connect: () => broker.connect(),
    // It has all of `Requests`, and its types leave out some of them.
    requests: Object.assign(Object.create(broker) as Requests, partitions),
  };
}

/**
 * kafkajs looks each millisecond, on every connection that was ever answered, whether a request waits, also where none does
 * (its issue 1704, open since 2024): a process that does nothing wakes up some thousand times a second. There is something
 * to look for only while requests wait, as they do for a pause that a broker has asked for; and a request that has to wait
 * asks for the look itself.
 */
export function quieten(queue: RequestQueue): void {
  const look = queue.scheduleCheckPendingRequests.bind(queue);
  queue.scheduleCheckPendingRequests = () => {
    if (queue.pending.length > 0) look();
  };
}

/** What an error's number in an answer means, as an error of kafkajs with its name as `type`; null for 0. */
export const errorOf = (code: number): (Error & { readonly type: string }) | null =>
  code === 0 ? null : protocolError.createErrorFromCode(code);

/**
 * Reads the answer to a fetch. kafkajs's own reader gives the records alone, of all batches at once; what compaction left of a
 * batch may have none, and only the batch says up to where it goes.
 */
async function decodeFetch(raw: Buffer): Promise<FetchAnswer & { clientSideThrottleTime: number }> {
  const decoder = new Decoder(raw);
  return Promise.resolve({
    clientSideThrottleTime: decoder.readInt32(),
    errorCode: decoder.readInt16(),
    sessionId: decoder.readInt32(),
    responses: decoder.readArray((topic) => ({
      topicName: topic.readString(),
      partitions: topic.readArray(decodePartition),
    })),
  });
}

function decodePartition(decoder: Decoder): FetchedPartition {
  const partition = decoder.readInt32();
  const errorCode = decoder.readInt16();
  const highWatermark = Number(decoder.readInt64());
  decoder.readInt64(); // last stable offset
  decoder.readInt64(); // first offset
  decoder.readArray((aborted) => [aborted.readInt64(), aborted.readInt64()]); // aborted transactions
  decoder.readInt32(); // preferred replica
  const bytes = Math.max(0, decoder.readInt32());
  // Copied: a batch that is kept until it is read must not keep what all other partitions answered.
  const batches = batchesIn(Buffer.from(decoder.readBytes(bytes)));
  return { partition, errorCode, highWatermark, bytes, batches };
}

/** The batches that are there as a whole: the answer ends where its bytes were used up, in the middle of one as a rule. */
function batchesIn(set: Buffer): FetchedBatch[] {
  const batches: FetchedBatch[] = [];
  for (let at = 0; at + BATCH_OVERHEAD <= set.length;) {
    const bytes = LENGTH_FROM + set.readInt32BE(at + LENGTH_AT);
    if (bytes < BATCH_OVERHEAD) throw new TypeError(`a broker's batch has ${bytes} bytes`);
    const batch = set.subarray(at, at + bytes);
    if (batch.length < bytes) break;
    const first = Number(batch.readBigInt64BE());
    const next = first + batch.readInt32BE(LAST_DELTA_AT) + 1;
    batches.push({ first, next, bytes, unpack: () => recordsOf(batch, first) });
    at += bytes;
  }
  return batches;
}

async function recordsOf(batch: Buffer, first: number): Promise<readonly FetchedMessage[]> {
  try {
    const { records } = await decodeBatch(new Decoder(batch));
    return records;
  } catch (error) {
    throw new Error(`the batch at offset ${first} can’t be unpacked: ${errorText(error)}`, {
      cause: error,
    });
  }
}
