import { fetchedAt, requestFor, type Fetched, type Place } from './fetching.ts';
import type { Broker, Cluster, FetchAnswer, FetchRequest } from './link.ts';

/** A broker that keeps no session for us gives it this number. */
const NONE = 0;
/** The epoch of the request that begins a session; one that goes on counts from 1 to the last. */
const BEGINNING = 0;
const LAST_EPOCH = 2 ** 31 - 1;

/** What a request says of its session. */
interface Standing {
  readonly sessionId: number;
  readonly sessionEpoch: number;
  /** Places that are asked for no more. */
  readonly forgottenTopics: readonly { topic: string; partitions: readonly number[] }[];
}

/**
 * Fetches from one broker again and again, in a session that it keeps for us (KIP-227): it is told only of places that
 * changed, and answers only for partitions with something new. Otherwise each request and each answer would speak of all
 * partitions, which is most of the work where one of fifty has a record.
 *
 * kafkajs knows the fields of a session and never fills them in.
 */
export class FetchSession {
  #id = NONE;
  #epoch = BEGINNING;
  /** What the broker knows to be asked for. */
  #told: ReadonlyMap<string, Place> = new Map();

  /**
   * Fetches what lies at some places: each time all of them are to be named.
   *
   * @param node leader of their partitions, the same each time
   * @param millis how long the broker may wait for something to come
   * @param bytes how much has to come until it answers before that; one if left out
   * @throws whatever a broker or the network says; the next fetch begins a session anew
   */
  async fetch(
    cluster: Cluster,
    node: string,
    places: readonly Place[],
    millis: number,
    bytes?: number,
  ): Promise<Fetched[]> {
    const broker = await cluster.findBroker({ nodeId: node });
    const wanted = new Map(places.map((place) => [`${place.topic}/${place.partition}`, place]));
    const changed = [...wanted].flatMap(([key, place]) =>
      this.#told.get(key)?.offset === place.offset ? [] : place,
    );
    const forgotten = [...this.#told].flatMap(([key, place]) => (wanted.has(key) ? [] : place));
    const standing: Standing = {
      sessionId: this.#id,
      sessionEpoch: this.#epoch,
      forgottenTopics: forgotten.map(({ topic, partition }) => ({
        topic,
        partitions: [partition],
      })),
    };
    const isFirst = this.#epoch === BEGINNING;
    // Until it is answered nobody knows what the broker knows; a request that begins anew ends the session of before.
    this.#begin();
    const {
      errorCode = 0,
      sessionId = NONE,
      responses,
    } = await inSession(broker, standing, requestFor(changed, millis, bytes));
    if (errorCode !== 0) {
      if (isFirst) throw new Error(`a broker begins no fetch session: error ${errorCode}`);
      return fetchedAt(places, []);
    }
    this.#id = sessionId;
    if (sessionId !== NONE) {
      this.#epoch = standing.sessionEpoch === LAST_EPOCH ? 1 : standing.sessionEpoch + 1;
      this.#told = wanted;
    }
    return fetchedAt(places, responses);
  }

  #begin(): void {
    this.#epoch = BEGINNING;
    this.#told = new Map();
  }
}

/** kafkajs's own fetch, by a broker that adds to the request what it leaves out. */
function inSession(
  broker: Broker,
  standing: Standing,
  request: FetchRequest,
): Promise<FetchAnswer> {
  const lookupRequest: Broker['lookupRequest'] = (kind, versions) => {
    const make = broker.lookupRequest(kind, versions);
    return (filledIn) => make({ ...filledIn, ...standing });
  };
  const adding = Object.create(broker, { lookupRequest: { value: lookupRequest } }) as Broker;
  return adding.fetch(request);
}
