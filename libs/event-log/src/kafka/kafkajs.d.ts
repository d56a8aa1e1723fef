/** The internals of kafkajs 2.2.4 that its own types leave out, as far as `kafkajs-internals.ts` uses them. */
declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** The requests of one connection that wait for their turn, or for their answer. */
  export default class RequestQueue {
    constructor(options: {
      maxInFlightRequests: number | null;
      requestTimeout: number;
      enforceRequestTimeout: boolean;
      clientId: string;
      broker: string;
      logger: { debug(): void; warn(): void };
    });
    readonly pending: readonly unknown[];
    readonly throttleCheckTimeoutId: NodeJS.Timeout | null;
    throttledUntil: number;
    push(request: {
      entry: {
        correlationId: number;
        resolve: (answer: unknown) => void;
        reject: (error: unknown) => void;
      };
      expectResponse: boolean;
      requestTimeout: number | null;
      sendRequest: () => void;
    }): void;
    fulfillRequest(answer: { correlationId: number; payload: Buffer; size: number }): void;
    scheduleCheckPendingRequests: () => void;
  }
}

declare module 'kafkajs/src/network/connectionPool.js' {
  import type { Socket } from 'node:net';
  import type { ConnectionOptions } from 'node:tls';
  import type { SASLOptions } from 'kafkajs';
  import type RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
  import type { Made } from 'kafkajs/src/protocol/requests/index.js';

  /** Opens a socket; encrypted, unless `ssl` is null. */
  export type SocketFactory = (options: {
    host: string;
    port: number;
    ssl: ConnectionOptions | null;
    onConnect: () => void;
  }) => Socket;

  interface SilentLogger {
    namespace(): SilentLogger;
    debug(): void;
    info(): void;
    warn(): void;
    error(): void;
  }

  /** The connections to one broker: the first for everything but fetches, the second for these. */
  export default class ConnectionPool {
    constructor(options: {
      host: string;
      port: number;
      ssl: ConnectionOptions | null;
      sasl: SASLOptions | null;
      clientId: string;
      connectionTimeout: number;
      requestTimeout: number;
      logger: SilentLogger;
      socketFactory: SocketFactory;
    });
    readonly pool: readonly { readonly requestQueue: RequestQueue }[];
    getConnection(index: number): Promise<unknown>;
    send(request: Made): Promise<unknown>;
  }
}

declare module 'kafkajs/src/broker/index.js' {
  import type ConnectionPool from 'kafkajs/src/network/connectionPool.js';
  import type { Definition, Made } from 'kafkajs/src/protocol/requests/index.js';

  /** One broker: which versions of requests it knows, and logging in to it. */
  export default class Broker {
    constructor(options: {
      connectionPool: ConnectionPool;
      logger: ConstructorParameters<typeof ConnectionPool>[0]['logger'];
      allowAutoTopicCreation: boolean;
    });
    connect(): Promise<void>;
    /** Makes a request of a kind in the newest version that both sides know. */
    lookupRequest(key: number, definition: Definition): (fields: object) => Made;
  }
}

declare module 'kafkajs/src/protocol/requests/apiKeys.js' {
  const apiKeys: Readonly<Record<'Produce' | 'Fetch' | 'ListOffsets' | 'Metadata', number>>;
  export default apiKeys;
}

declare module 'kafkajs/src/protocol/requests/index.js' {
  /** A request, and how its answer is read: `decode` its bytes, `parse` to throw what is wrong in it. */
  export interface Made {
    readonly request: { encode(): Promise<{ readonly buffer: Buffer }> };
    readonly requestTimeout?: number;
    readonly response: {
      readonly decode: (raw: Buffer) => Promise<unknown>;
      readonly parse: (answer: unknown) => unknown;
    };
  }
  export interface Definition {
    readonly versions: readonly string[];
    protocol(of: { version: number }): (fields: object) => Made;
  }
  const protocol: {
    readonly requests: Readonly<
      Record<'Produce' | 'Fetch' | 'ListOffsets' | 'Metadata', Definition>
    >;
  };
  export default protocol;
}

declare module 'kafkajs/src/protocol/error.js' {
  const error: {
    createErrorFromCode(code: number): Error & { readonly type: string };
  };
  export default error;
}

declare module 'kafkajs/src/protocol/decoder.js' {
  export default class Decoder {
    constructor(buffer: Buffer);
    readInt16(): number;
    readInt32(): number;
    readInt64(): bigint;
    readString(): string;
    readBytes(length: number): Buffer;
    canReadBytes(length: number): boolean;
    readArray<T>(read: (decoder: Decoder) => T): T[];
    readArrayAsync<T>(read: (decoder: Decoder) => Promise<T>): Promise<T[]>;
  }
}

declare module 'kafkajs/src/protocol/recordBatch/v0/decoder.js' {
  import type Decoder from 'kafkajs/src/protocol/decoder.js';

  /** Reads the next batch. @throws KafkaJSPartialMessageError if it is cut off */
  export default function decodeBatch(decoder: Decoder): Promise<{
    readonly firstOffset: string;
    readonly lastOffsetDelta: number;
    readonly records: readonly {
      readonly offset: string;
      readonly timestamp: string;
      readonly key: Buffer | null;
      readonly value: Buffer | null;
      readonly headers: Readonly<Record<string, Buffer | Buffer[]>>;
      readonly isControlRecord: boolean;
    }[];
  }>;
}
