import { keyOfTime, poolOf, type Offer } from '@arbiter/protocol';

/** A pool of tickets: those whose offers agree on all that is to agree. */
export interface Pool {
  readonly key: string;
  /** The pool of the rating that counts in it. */
  readonly rating: string;
  /** What is played by those who are paired in it. */
  readonly offer: Offer;
}

/** The pools in which a ticket with these offers waits, in their order. Worked out once for a list, which many tickets share. */
export function poolsOf(offers: readonly Offer[]): readonly Pool[] {
  let known = POOLS.get(offers);
  if (known === undefined) {
    const byKey = new Map<string, Pool>();
    for (const offer of offers) {
      const key = keyOf(offer);
      if (!byKey.has(key)) byKey.set(key, { key, rating: poolOf(offer), offer });
    }
    POOLS.set(offers, (known = [...byKey.values()]));
  }
  return known;
}

/**
 * The one list for all tickets that ask for the same, so that a round of pairing works its pools out once. Players
 * ask for few different things; should there be many, the table is emptied, and tickets keep the lists that they have.
 */
export function sharedOffers(offers: readonly Offer[]): readonly Offer[] {
  const key = JSON.stringify(offers);
  const known = SHARED.get(key);
  if (known !== undefined) return known;
  if (SHARED.size >= MOST_SHARED) SHARED.clear();
  SHARED.set(key, offers);
  return offers;
}

const POOLS = new WeakMap<readonly Offer[], readonly Pool[]>();
const SHARED = new Map<string, readonly Offer[]>();
const MOST_SHARED = 1_000;

const keyOf = ({ edition, format, bestOf, rated, ante, time }: Offer): string =>
  `${edition} ${format} ${bestOf} ${rated === true ? 'rated' : 'casual'} ${keyOfTime(time)}${ante === true ? ' ante' : ''}`;
