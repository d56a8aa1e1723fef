import type { Link } from './link.ts';

/** Brokers want to know how long a transaction may take, in milliseconds, although we have none. */
const NO_TRANSACTION = 60_000;

/** Who we are to the brokers, so that they drop what they get twice. */
export interface ProducerId {
  readonly id: string;
  readonly epoch: number;
}

/** The producer ids of an appender: one for all partitions, and another one for whoever can't go on with it. */
export class ProducerIds {
  readonly #link: Link;
  #current: Promise<ProducerId> | null = null;

  constructor(link: Link) {
    this.#link = link;
  }

  /** Who we are now. @throws whatever brokers say */
  async current(): Promise<ProducerId> {
    const asking = (this.#current ??= this.#ask());
    try {
      return await asking;
    } catch (error) {
      if (this.#current === asking) this.#current = null;
      throw error;
    }
  }

  /** Whoever asks from now on is another producer. */
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
