import { keyOfTime, poolOf, type Offer } from '@arbiter/protocol';

/** In which pools the offers of a ticket are: those in one pool agree on all. */
export interface Pools {
  /** That of each offer. */
  readonly each: readonly string[];
  /** Of those for which one rating counts: the pool of that rating, and their own. */
  readonly rated: readonly { readonly rating: string; readonly pools: readonly string[] }[];
}

/** Worked out once for a list of offers, which many tickets share. */
export function poolsOf(offers: readonly Offer[]): Pools {
  let known = POOLS.get(offers);
  if (known === undefined) {
    const byRating = new Map<string, Offer[]>();
    for (const offer of offers) {
      byRating.set(poolOf(offer), [...(byRating.get(poolOf(offer)) ?? []), offer]);
    }
    const rated = [...byRating].map(([rating, alike]) => ({
      rating,
      pools: [...new Set(alike.map(keyOf))],
    }));
    POOLS.set(offers, (known = { each: offers.map(keyOf), rated }));
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

const POOLS = new WeakMap<readonly Offer[], Pools>();
const SHARED = new Map<string, readonly Offer[]>();
const MOST_SHARED = 1_000;

const keyOf = ({ edition, format, bestOf, rated, ante, time }: Offer): string =>
  `${edition} ${format} ${bestOf} ${rated === true ? 'rated' : 'casual'} ${keyOfTime(time)}${ante === true ? ' ante' : ''}`;
