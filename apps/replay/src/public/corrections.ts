import {
  publicEventId,
  type MatchEvent,
  type MatchmakingEvent,
  type PublicMatchEvent,
} from '@arbiter/protocol';

type ResultCorrected = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;

/**
 * What is public of a correction. Its match may have been over for years, and nothing of it is held: its number follows
 * from what was told of the match.
 *
 * @param told everything that was told of the match, in whatever order, some of it perhaps twice
 * @returns nothing if this was told, or nothing ever was of the match
 */
export function publicCorrection(
  correction: ResultCorrected,
  told: readonly PublicMatchEvent[],
): readonly PublicMatchEvent[] {
  const { match, dispute, ruling, at } = correction;
  const isThis = ({ event }: PublicMatchEvent): boolean =>
    event.type === 'ResultCorrected' && event.dispute === dispute && event.ruling === ruling;
  if (told.length === 0 || told.some(isThis)) return [];
  const number = Math.max(...told.map((one) => one.number)) + 1;
  return [
    { id: publicEventId(match, number), match, number, at, event: correctionTold(correction) },
  ];
}

/** The public part of a correction. Built up, never stripped. */
export function correctionTold(correction: ResultCorrected): MatchEvent {
  const { type, dispute, ruling, game, winner, annulled, score, matchWinner, ratings } = correction;
  return {
    ...{ type, dispute, ruling, game, winner, annulled, score, matchWinner },
    ...(ratings && {
      ratings: ratings.changes.map(({ player, before, after }) => ({ player, before, after })),
    }),
  };
}
