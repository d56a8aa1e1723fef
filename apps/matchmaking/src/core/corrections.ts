import type { DisputeEvent, MatchmakingEvent } from '@arbiter/protocol';
import type { Corrected, Lobby } from './lobby.ts';

/** A ruling that changes how a game of a match that is over counts. */
export interface ResultRuling {
  readonly ruling: Extract<DisputeEvent, { type: 'DisputeRuled' }>;
  readonly game: string;
  readonly match: string;
  readonly players: readonly [string, string];
}

/** How a match counts from now on. */
export type Correction = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;
type Seat = 0 | 1;

/**
 * What comes of a ruling: how the match counts from now on. One that was applied before gives nothing, so it may come as
 * often as it will. Of two rulings on games of one match the later one begins with what the earlier one left.
 */
export function correctionOf(
  lobby: Lobby,
  { ruling, game, players }: ResultRuling,
  at: number,
): Correction[] {
  const { dispute, number, result, changes, ended } = ruling;
  if (!changes || ended === null || lobby.hasApplied(ended.match, dispute, number)) return [];
  const { winner, annulled } = result;
  const before: Corrected['results'] = lobby.corrected(ended.match)?.results ?? ended.games;
  const results = before.map((one) => (one.game === game ? { game, winner } : { ...one }));
  const score = scoreOf(results);
  // Who conceded the match, or did not come, has lost it however its games count.
  const matchWinner = ended.reason === 'games' ? aheadIn(score) : ended.winner;
  const [zero, one] = players;
  return [
    {
      type: 'ResultCorrected',
      match: ended.match,
      players: [zero, one],
      ...{ game, dispute, ruling: number, results, winner, annulled, score, matchWinner, at },
    },
  ];
}

function scoreOf(results: Corrected['results']): [number, number] {
  const won = (seat: Seat): number => results.filter(({ winner }) => winner === seat).length;
  return [won(0), won(1)];
}

const aheadIn = ([zero, one]: readonly [number, number]): Seat | null =>
  zero > one ? 0 : one > zero ? 1 : null;
