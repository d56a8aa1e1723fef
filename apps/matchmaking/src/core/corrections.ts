import type { DisputeEvent, MatchmakingEvent } from '@arbiter/protocol';
import { rulingKey, type Corrected, type Lobby } from './lobby.ts';

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
 *
 * @param corrected how the match counts so far, as the record has it; the lobby remembers that only for a while
 * @param begun the score with which the match began, in which a game of another is played again
 */
export function correctionOf(
  lobby: Lobby,
  { ruling, game, players }: ResultRuling,
  at: number,
  corrected = lobby.corrected(ruling.ended?.match ?? ''),
  begun: readonly [number, number] = [0, 0],
): Correction[] {
  const { dispute, number, result, changes, ended } = ruling;
  if (!changes || ended === null || isAmong(corrected, dispute, number)) return [];
  const { winner, annulled } = result;
  const before: Corrected['results'] = corrected?.results ?? ended.games;
  const results = before.map((one) => (one.game === game ? { game, winner } : { ...one }));
  const score = scoreOf(results, begun);
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

/** Whether a match counts by this ruling already. */
export const isAmong = (
  corrected: Corrected | undefined,
  dispute: string,
  ruling: number,
): boolean => corrected?.rulings.includes(rulingKey(dispute, ruling)) === true;

/** How a match counts by all rulings on it; undefined: as it was played. */
export async function correctedOnRecord(
  match: string,
  events: AsyncIterable<MatchmakingEvent>,
): Promise<Corrected | undefined> {
  let found: Corrected | undefined;
  for await (const event of events) {
    if (event.type !== 'ResultCorrected' || event.match !== match) continue;
    const { dispute, ruling, results, at } = event;
    if (isAmong(found, dispute, ruling)) continue;
    found = { results, rulings: [...(found?.rulings ?? []), rulingKey(dispute, ruling)], at };
  }
  return found;
}

/** What a ruling has made of how a match counts; undefined: nothing yet. */
export async function correctionOnRecord(
  match: string,
  dispute: string,
  ruling: number,
  events: AsyncIterable<MatchmakingEvent>,
): Promise<Correction | undefined> {
  for await (const event of events) {
    if (event.type !== 'ResultCorrected' || event.match !== match) continue;
    if (event.dispute === dispute && event.ruling === ruling) return event;
  }
  return undefined;
}

function scoreOf(
  results: Corrected['results'],
  begun: readonly [number, number],
): [number, number] {
  const won = (seat: Seat): number =>
    begun[seat] + results.filter(({ winner }) => winner === seat).length;
  return [won(0), won(1)];
}

const aheadIn = ([zero, one]: readonly [number, number]): Seat | null =>
  zero > one ? 0 : one > zero ? 1 : null;
