/** What kafkajs keeps to itself and its own types leave out, as far as it is used here. */
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
    scheduleCheckPendingRequests(): void;
  }
}

declare module 'kafkajs/src/network/socketFactory.js' {
  import type { ISocketFactory } from 'kafkajs';

  /** How kafkajs opens a socket if nobody says otherwise. */
  export default function socketFactory(): ISocketFactory;
}
