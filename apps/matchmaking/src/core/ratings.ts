import { Glicko2 } from 'glicko2';
import type { Offer, Rating, RatingChange } from '@arbiter/protocol';

/**
 * How strong players are: Glicko-2 by Mark Glickman (“Example of the Glicko-2 system”, 2022), each match a rating
 * period of its own. Between matches the deviation grows as the paper's step 6 has it, a period a day.
 */
const SYSTEM = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };
/** Glicko-2 reckons in units of so many rating points. */
const SCALE = 173.7178;
/** After how many milliseconds without a match the deviation has grown by one period. */
const PERIOD = 86_400_000;
/** The deviation below which a rating is no longer provisional. */
const SETTLED = 110;

/** What somebody has who never played a rated match. */
export function newRating(at: number): Rating {
  const { rating, rd: deviation, vol: volatility } = SYSTEM;
  return { rating, deviation, volatility, matches: 0, at };
}

/** Whether so little is known of a player that the rating is to be shown as provisional. */
export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean =>
  deviation > SETTLED;

/**
 * A rating as it stands some time after its last match: the longer ago that was, the less it says.
 *
 * @param at milliseconds since 1970
 */
export function ratingAt(rating: Rating, at: number): Rating {
  const periods = Math.max(0, at - rating.at) / PERIOD;
  const known = rating.deviation / SCALE;
  const deviation = SCALE * Math.sqrt(known ** 2 + periods * rating.volatility ** 2);
  return { ...rating, deviation: rounded(Math.min(deviation, SYSTEM.rd), 4) };
}

/**
 * The ratings of two players before and after a match between them.
 *
 * @param ratings those after their last matches
 * @param winner null: a draw
 * @param at when the match ended, in milliseconds since 1970
 */
export function ratedMatch(
  ratings: readonly [Rating, Rating],
  winner: 0 | 1 | null,
  at: number,
): [RatingChange, RatingChange] {
  const before = [ratingAt(ratings[0], at), ratingAt(ratings[1], at)] as const;
  const system = new Glicko2(SYSTEM);
  const [zero, one] = before.map(({ rating, deviation, volatility }) =>
    system.makePlayer(rating, deviation, volatility),
  ) as [ReturnType<Glicko2['makePlayer']>, ReturnType<Glicko2['makePlayer']>];
  system.updateRatings([[zero, one, winner === null ? 0.5 : 1 - winner]]);
  const after = ([player, { matches }]: readonly [typeof zero, Rating]): Rating => ({
    rating: rounded(player.getRating(), 4),
    deviation: rounded(Math.min(player.getRd(), SYSTEM.rd), 4),
    volatility: rounded(player.getVol(), 8),
    matches: matches + 1,
    at,
  });
  return [
    { before: before[0], after: after([zero, before[0]]) },
    { before: before[1], after: after([one, before[1]]) },
  ];
}

/**
 * Which rating counts for an offer: one for each edition and format, whatever the day of the format's lists and however
 * many games a match has.
 */
export const poolOf = ({ edition, format }: Pick<Offer, 'edition' | 'format'>): string =>
  `${edition}/${format.split('@')[0] ?? format}`;

/** Rounded as it is put on record, so that what is worked out again is the same to the last digit. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
