import { Glicko2 } from 'glicko2';
import { ratingAt, type Rating, type RatingChange } from '@arbiter/protocol';

/**
 * How strong players are: Glicko-2 by Mark Glickman (“Example of the Glicko-2 system”), each match a rating period of its
 * own. The paper calls 0.3 to 1.2 reasonable for tau, which holds the volatility back.
 */
const SYSTEM = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 };

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
  const system = new Glicko2(SYSTEM);
  const playerOf = ({ rating, deviation, volatility }: Rating) =>
    system.makePlayer(rating, deviation, volatility);
  const [before0, before1] = [ratingAt(ratings[0], at), ratingAt(ratings[1], at)];
  const [zero, one] = [playerOf(before0), playerOf(before1)];
  system.updateRatings([[zero, one, winner === null ? 0.5 : 1 - winner]]);
  const after = (player: typeof zero, { matches }: Rating): Rating => ({
    rating: rounded(player.getRating(), 4),
    deviation: rounded(Math.min(player.getRd(), SYSTEM.rd), 4),
    volatility: rounded(player.getVol(), 8),
    matches: matches + 1,
    at,
  });
  return [
    { before: before0, after: after(zero, before0) },
    { before: before1, after: after(one, before1) },
  ];
}

/** Rounded as it is put on record, so that what is worked out again is the same to the last digit. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
