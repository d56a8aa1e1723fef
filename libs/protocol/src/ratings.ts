import type { Rating } from './messages/matchmaking.ts';
import type { Offer } from './messages/offer.ts';

/** Glicko-2 reckons in units of so many rating points. */
const SCALE = 173.7178;
/** After how many milliseconds without a match the deviation has grown by one period. */
const PERIOD = 86_400_000;
/** The deviation of somebody of whom nothing is known. */
const UNKNOWN = 350;
/** The deviation below which a rating is no longer provisional. */
const SETTLED = 110;

/** What somebody has who never played a rated match. */
export function newRating(at: number): Rating {
  return { rating: 1500, deviation: UNKNOWN, volatility: 0.06, matches: 0, at };
}

/** Whether so little is known of a player that the rating is to be shown as provisional. */
export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean =>
  deviation > SETTLED;

/**
 * A rating as it stands some time after its last match: the longer ago that was, the less it says (step 6 of “Example of
 * the Glicko-2 system” by Mark Glickman, a rating period a day).
 *
 * @param at milliseconds since 1970
 */
export function ratingAt(rating: Rating, at: number): Rating {
  const periods = Math.max(0, at - rating.at) / PERIOD;
  const known = rating.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(known ** 2 + periods * rating.volatility ** 2);
  return { ...rating, deviation: Number(Math.min(deviation, UNKNOWN).toFixed(4)) };
}

/**
 * Which rating counts for an offer: one for each edition and format, whatever the day of the format's lists and however
 * many games a match has.
 */
export const poolOf = ({ edition, format }: Pick<Offer, 'edition' | 'format'>): string =>
  `${edition}/${format.split('@')[0] ?? format}`;
