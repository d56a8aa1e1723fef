import {
  botOf,
  CALLED_MS,
  COMMIT_MS,
  SIDEBOARDING_MS,
  TOURNAMENT_COMMIT_MS,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import { runningGame, type Match, type MatchGame } from './match.ts';

/** What a match needs now. */
export type Duty =
  | { readonly type: 'append'; readonly event: MatchmakingEvent }
  /** Everything that the next game needs is there. */
  | {
      readonly type: 'openGame';
      readonly number: number;
      readonly commitments: readonly [string, string];
    }
  /** A ruling has it played on elsewhere, or has annulled it. */
  | { readonly type: 'stopGame'; readonly game: string; readonly by?: MatchGame['annulledBy'] }
  /** Somebody gave up the match in the middle of this game. */
  | { readonly type: 'concedeGame'; readonly game: string; readonly seat: 0 | 1 };

/**
 * What to do about a match; null if it waits for a player.
 *
 * @param now milliseconds since 1970
 * @param started when this service started, or maintenance ended: neither costs a player anything
 * @param maintenance whether no new match begins now
 */
export function dutyOf(
  match: Match,
  now: number,
  started: number,
  maintenance = false,
): Duty | null {
  const running = runningGame(match);
  if (match.stopped === true) {
    return running === undefined
      ? ended(match, null, 'ruling', now)
      : { type: 'stopGame', game: running.game };
  }
  if (running?.annulledBy !== undefined) {
    return { type: 'stopGame', game: running.game, by: running.annulledBy };
  }
  if (running !== undefined) {
    return match.conceded === null
      ? null
      : { type: 'concedeGame', game: running.game, seat: match.conceded };
  }
  const end = endOf(match);
  if (end !== null) return ended(match, end.winner, end.reason, now);
  if (maintenance && isNew(match)) {
    // What a ruling has played again waits: nobody would ask for it once more.
    return match.continues === undefined ? ended(match, null, 'maintenance', now) : null;
  }
  const number = match.games.length + 1;
  if (number > 1 && match.sideboarding === null) {
    const until = now + SIDEBOARDING_MS;
    const type = 'SideboardingBegan';
    return { type: 'append', event: { type, match: match.match, number, until, at: now } };
  }
  const decksBy = decksSettledAt(match, started);
  return decksBy === null || decksBy > now
    ? null
    : commitments(match, number, decksBy, now, started);
}

/** Whether a match has not begun; a table's has with its round, which is played to its end. */
export const isNew = ({ games, table }: Match): boolean =>
  games.length === 0 && table === undefined;

/** How the match has ended, if it has. */
function endOf(match: Match): { winner: 0 | 1 | null; reason: 'games' | 'concession' } | null {
  const { conceded, score, offer, games } = match;
  if (conceded !== null) return { winner: conceded === 0 ? 1 : 0, reason: 'concession' };
  const wins = Math.ceil(offer.bestOf / 2);
  const winner = score[0] >= wins ? 0 : score[1] >= wins ? 1 : null;
  if (winner !== null) return { winner, reason: 'games' };
  // Draws don't bring a match nearer to its end; after this many games it is over.
  if (games.length < 2 * offer.bestOf - 1) return null;
  const ahead = score[0] > score[1] ? 0 : score[1] > score[0] ? 1 : null;
  return { winner: ahead, reason: 'games' };
}

/** Since when the decks are final, in milliseconds; null while they are not. */
function decksSettledAt({ sideboarding, players, since }: Match, started: number): number | null {
  if (sideboarding === null) return since;
  const { submitted, until } = sideboarding;
  const settled = players.every((player, seat) => submitted[seat] || botOf(player) !== undefined);
  if (settled) return since;
  return started > since ? Math.max(until, started + COMMIT_MS) : until;
}

function commitments(
  match: Match,
  number: number,
  since: number,
  now: number,
  started: number,
): Duty | null {
  const [zero, one] = match.commitments[number] ?? [null, null];
  if (zero !== null && one !== null) {
    return { type: 'openGame', number, commitments: [zero, one] };
  }
  if (now < Math.max(since, started) + patienceFor(match, number)) return null;
  const winner = zero !== null ? 0 : one !== null ? 1 : null;
  return ended(match, winner, 'forfeit', now);
}

/** How long players have to come to a game, in milliseconds: to a match that they have not just asked for, longer. */
function patienceFor({ continues, table }: Match, number: number): number {
  if (number > 1) return COMMIT_MS;
  if (continues !== undefined) return CALLED_MS;
  return table === undefined ? COMMIT_MS : TOURNAMENT_COMMIT_MS;
}

function ended(
  { match, score }: Match,
  winner: 0 | 1 | null,
  reason: Extract<MatchmakingEvent, { type: 'MatchEnded' }>['reason'],
  at: number,
): Duty {
  const pair: [number, number] = [score[0], score[1]];
  return { type: 'append', event: { type: 'MatchEnded', match, winner, score: pair, reason, at } };
}
