import type { Link } from './link.ts';

/** Brokers want to know how long a transaction may take, in milliseconds, although we have none. */
const NO_TRANSACTION = 60_000;

/** Our producer id, by which brokers drop duplicates. */
export interface ProducerId {
  readonly id: string;
  readonly epoch: number;
}

/**
 * The producer ids of an appender: one for all partitions, and a new one for a partition that can't continue with it.
 */
export class ProducerIds {
  readonly #link: Link;
  #current: Promise<ProducerId> | null = null;

  constructor(link: Link) {
    this.#link = link;
  }

  /** The current producer id. @throws whatever brokers say */
  async current(): Promise<ProducerId> {
    const asking = (this.#current ??= this.#ask());
    try {
      return await asking;
    } catch (error) {
      if (this.#current === asking) this.#current = null;
      throw error;
    }
  }

  /** Later callers get a new producer id. */
  renew(): void {
    this.#current = null;
  }

  async #ask(): Promise<ProducerId> {
    const { producerId, producerEpoch } = await this.#link.askAny((requests) =>
      requests.initProducerId({ transactionTimeout: NO_TRANSACTION }),
    );
    return { id: producerId, epoch: producerEpoch };
  }
}
