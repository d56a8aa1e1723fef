import type { EndedMatch, MatchmakingEvent } from '@arbiter/protocol';
import type { ResultRuling } from './corrections.ts';
import { advance, isOfMatch, openedMatch, withSeat, type Match } from './match.ts';

/** Whether a ruling annuls a game of a match that was not over when it was ruled: one in which the rules had failed. */
export const annulsInMatch = ({ ruling: { remedy, ended } }: ResultRuling): boolean =>
  remedy.kind === 'gameAnnulled' && ended === null;

/**
 * What comes of such a ruling while the match goes on. One that was applied before gives nothing.
 *
 * @param match as it is
 */
export function annulledBy(
  { ruling, game, players }: ResultRuling,
  match: Match,
  at: number,
): MatchmakingEvent[] {
  const found = match.games.find((one) => one.game === game);
  if (found === undefined || found.annulledBy !== undefined) return [];
  const { winner } = found;
  const score =
    winner === null ? match.score : withSeat(match.score, winner, match.score[winner] - 1);
  return [
    {
      type: 'GameAnnulled',
      ...{ match: match.match, game, dispute: ruling.dispute, ruling: ruling.number, at },
      players: [players[0], players[1]],
      score: [score[0], score[1]],
    },
  ];
}

/**
 * The match as it ended, where it was over before such a ruling was read: the game had gone on meanwhile.
 *
 * @returns undefined if the game was annulled while it went on, or the match is not over
 */
export async function endedMeanwhile(
  { match, game }: ResultRuling,
  events: AsyncIterable<MatchmakingEvent>,
): Promise<EndedMatch | undefined> {
  let now: Match | undefined;
  for await (const event of events) {
    if (!('match' in event) || event.match !== match) continue;
    if (event.type === 'MatchOpened') now ??= openedMatch(event);
    else if (now !== undefined && isOfMatch(event)) {
      const next = advance(now, event);
      if (next === 'over' && event.type === 'MatchEnded') {
        if (now.games.some((one) => one.game === game && one.annulledBy)) return undefined;
        const { winner, reason } = event;
        const games = now.games.map((one) => ({ game: one.game, winner: one.winner }));
        return { match, bestOf: now.offer.bestOf, winner, reason, games };
      }
      if (next !== 'over') now = next ?? now;
    }
  }
  return undefined;
}
