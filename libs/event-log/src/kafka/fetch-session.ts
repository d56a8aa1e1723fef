import type { Broker } from './broker.ts';
import { fetchedAt, requestFor, type Fetched, type Place } from './fetching.ts';

/** A broker that keeps no session for us gives it this number. */
const NONE = 0;
/** The epoch of the request that begins a session; one that goes on counts from 1 to the last. */
const BEGINNING = 0;
const LAST_EPOCH = 2 ** 31 - 1;

/**
 * Fetches from one broker again and again, in a session that it keeps for us (KIP-227): it is told only of places that
 * changed, and answers only for partitions with something new. Otherwise each request and each answer would speak of all
 * partitions, which is most of the work where one of fifty has a record.
 */
export class FetchSession {
  #id = NONE;
  #epoch = BEGINNING;
  /** What the broker knows to be asked for. */
  #told: ReadonlyMap<string, Place> = new Map();

  /**
   * Fetches from some places, all of which have to be named each time.
   *
   * @param broker leader of their partitions, the same each time
   * @param millis how long the broker may wait for something to come
   * @param bytes how much has to come until it answers before that; one if left out
   * @throws whatever a broker or the network says; the next fetch begins another session
   */
  async fetch(
    broker: Broker,
    places: readonly Place[],
    millis: number,
    bytes?: number,
  ): Promise<Fetched[]> {
    const wanted = new Map(places.map((place) => [`${place.topic}/${place.partition}`, place]));
    const changed = [...wanted].flatMap(([key, place]) =>
      this.#told.get(key)?.offset === place.offset ? [] : place,
    );
    const forgotten = [...this.#told].flatMap(([key, place]) => (wanted.has(key) ? [] : place));
    const request = {
      ...requestFor(changed, millis, bytes),
      sessionId: this.#id,
      sessionEpoch: this.#epoch,
      forgottenTopics: forgotten.map(({ topic, partition }) => ({
        topic,
        partitions: [partition],
      })),
    };
    const isFirst = this.#epoch === BEGINNING;
    // Until it is answered it is unknown what the broker knows; a request that begins a session ends the one before.
    this.#begin();
    const { errorCode, sessionId, responses } = await broker.ask((requests) =>
      requests.fetch(request),
    );
    if (errorCode !== 0) {
      if (isFirst) throw new Error(`a broker begins no fetch session: error ${errorCode}`);
      return fetchedAt(places, []);
    }
    const fetched = fetchedAt(places, responses);
    // A broker reports an error once; the next session reports it again if the place is still fetched.
    if (sessionId !== NONE && fetched.every(({ error }) => error === null)) {
      this.#id = sessionId;
      this.#epoch = request.sessionEpoch === LAST_EPOCH ? 1 : request.sessionEpoch + 1;
      this.#told = wanted;
    }
    return fetched;
  }

  #begin(): void {
    this.#id = NONE;
    this.#epoch = BEGINNING;
    this.#told = new Map();
  }
}
