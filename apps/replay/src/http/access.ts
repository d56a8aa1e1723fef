import { Problem, type Caller } from '@arbiter/http';
import { isInvolved } from '@arbiter/protocol';
import type { Viewer } from '@arbiter/view';
import { isRevealed, type DisputeRow, type MatchRow } from '../store/entities.ts';
import type { KnownGame, ReplayQueries } from '../store/replay.queries.ts';

/** The seat of a player in a match; null for everybody else. */
export function seatIn({ player0, player1 }: MatchRow, player: string | null): 0 | 1 | null {
  if (player === null) return null;
  return player === player0 ? 0 : player === player1 ? 1 : null;
}

/** Under which id somebody plays; null for everybody who plays no match. */
export const playerOf = (caller: Caller | null): string | null =>
  caller?.role === 'player' ? caller.id : null;

/** Judges and operators; auditors read what these did, and no games. */
export const isOfficial = (caller: Caller | null): caller is Caller =>
  caller?.role === 'judge' || caller?.role === 'operator';

/** Players whose matches somebody neither judges nor is told of as a judge: themselves, and those with whom they have a tie. */
export const partialTo = ({ id, ties }: Caller): readonly string[] => [id, ...ties];

/** Whether somebody may see all of a match that is over: those who judge do so also while it is held back from others. */
export function isOpenTo(match: MatchRow, caller: Caller | null): boolean {
  if (isRevealed(match)) return true;
  const { status, player0, player1 } = match;
  return status === 'over' && isOfficial(caller) && !isInvolved(caller, [player0, player1]);
}

/** The viewpoints from which a game can be requested. */
export const VIEWS = ['0', '1', 'spectator', 'operator'] as const;

/**
 * The viewpoint from which a client sees a game: its own seat, or else a spectator's, while the match is running; any
 * when it is over, and then by default everything.
 *
 * @throws Problem 409 for another viewpoint than its own while the match is running
 */
export function viewerIn(
  match: MatchRow,
  player: string | null,
  wish: (typeof VIEWS)[number] | undefined,
): Viewer {
  const wished: Viewer | undefined = wish === '0' ? 0 : wish === '1' ? 1 : wish;
  if (isRevealed(match)) return wished ?? 'operator';
  const own = seatIn(match, player) ?? 'spectator';
  if (wished !== undefined && wished !== own)
    throw matchGoesOn(match, 'it shows what is hidden yet');
  return own;
}

/**
 * Up to which version a game is told; undefined: all of it. Who watches a rated match is behind, as on a socket.
 *
 * @param delay by how many milliseconds
 */
export async function toldUntil(
  queries: ReplayQueries,
  { game, match }: Pick<KnownGame, 'game' | 'match'>,
  viewer: Viewer,
  delay: number,
): Promise<number | undefined> {
  if (viewer !== 'spectator' || !match.rated || match.status === 'over') return undefined;
  return queries.versionAt(game.game, Date.now() - delay);
}

/** The problem of a request that comes too early: the match goes on, or is over and held back. */
export function matchGoesOn({ status }: MatchRow, detail: string): Problem {
  return new Problem(409, {
    kind: 'match-goes-on',
    title:
      status === 'over'
        ? 'This is shown when the dispute about the match is settled'
        : 'This is shown when the match is over',
    detail,
  });
}

/** The problem of a request for something that doesn't exist. */
export function unknown(what: string, detail?: string): Problem {
  const title = `There is no such ${what}`;
  return new Problem(404, { kind: 'unknown', title, ...(detail !== undefined && { detail }) });
}

/** The problem of a request for an event that a game has not come to. */
export function noEvent(game: string, event: number, events: number): Problem {
  const last = events > 0 ? `its last one is ${events - 1}` : 'it has not begun';
  return unknown('moment of this game', `game ${game} has no event ${event}: ${last}`);
}

/**
 * A dispute, for somebody who may look at it: nobody does that plays in the match and judges, or has a tie with who plays.
 *
 * @throws Problem 403, 404
 */
export async function disputeFor(
  queries: ReplayQueries,
  dispute: string,
  caller: Caller,
): Promise<DisputeRow> {
  const row = await queries.dispute(dispute);
  if (row === null) throw unknown('dispute');
  const players = [row.player0, row.player1];
  const involved = isInvolved(caller, players);
  if (caller.role === 'player' ? players.includes(caller.id) : !involved) return row;
  throw new Problem(403, {
    kind: 'not-allowed',
    title: 'This is not for you',
    detail:
      caller.role === 'player'
        ? `${caller.id} does not play in match ${row.match}`
        : `${caller.id} plays in match ${row.match}, or has a tie with who does`,
  });
}
