import kafkajs from 'kafkajs';
import type { KafkaAccess } from '@arbiter/settings';
import { isAnswer } from './failures.ts';
import { connectionsTo, type Connections } from './kafkajs-internals.ts';
import type { PartitionRequests, Requests } from './requests.ts';
import { Sockets } from './sockets.ts';

/** Timeouts of connecting, and of a request, in milliseconds. A broker that is stopped is silent. */
const CONNECT = 1_000;
const ANSWER = 3_000;

/**
 * After this many milliseconds every call is given up, even one that waits for a rebalance. kafkajs keeps the times
 * above itself, but it forgets callers that wait for a connection that the other side closes before it is established,
 * and stops its timers when it closes a connection.
 */
const LOST = 20_000;

/** What a broker may be asked. */
export type Asking<T> = (requests: Requests & PartitionRequests) => Promise<T>;

/**
 * The connections to one broker, opened when they are needed. One that fails is not used again: kafkajs keeps asking a
 * dead broker until its retries are used up, so it gets none, and a caller that retries gets another connection.
 */
export class Broker {
  /** `host:port` */
  readonly address: string;
  readonly #sockets = new Sockets();
  readonly #connections: Connections;
  readonly #onBroken: () => void;
  #opening: Promise<void> | null = null;
  #isOpen = false;
  #isBroken = false;

  /** @param onBroken called once when it is no longer usable */
  constructor(address: string, access: KafkaAccess | undefined, onBroken: () => void) {
    const [, host = '', port = ''] = /^(.*):(\d+)$/.exec(address) ?? [];
    this.address = address;
    this.#onBroken = onBroken;
    this.#connections = connectionsTo({
      ...{ host, port: Number(port), access },
      ...{ connectionTimeout: CONNECT, requestTimeout: ANSWER },
      socketFactory: this.#sockets.create,
    });
  }

  /** Whether it was reached, and not lost since. */
  get isOpen(): boolean {
    return this.#isOpen && !this.#isBroken;
  }

  /** Whether nothing can be asked any more. */
  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** Asks something. @throws what the broker answers or the network says; the latter ends these connections */
  async ask<T>(asking: Asking<T>): Promise<T> {
    try {
      await answered((this.#opening ??= this.#connections.connect()), this.address);
      this.#isOpen = true;
    } catch (error) {
      this.end();
      throw error;
    }
    try {
      return await answered(asking(this.#connections.requests), this.address);
    } catch (error) {
      if (!isAnswer(error)) this.end();
      throw error;
    }
  }

  /** Closes the connections; pending requests reject. */
  end(): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    this.#sockets.end();
    this.#onBroken();
  }
}

/** What a broker answers. @throws Error if it is lost on the way, or whatever the broker or the network says */
async function answered<T>(asked: Promise<T>, address: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new kafkajs.KafkaJSConnectionError(`${address} never answered`));
    }, LOST);
  });
  try {
    return await Promise.race([asked, lost]);
  } finally {
    clearTimeout(timer);
  }
}
