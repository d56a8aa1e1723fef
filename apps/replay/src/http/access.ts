import { Problem } from '@arbiter/platform';
import type { Viewer } from '@arbiter/view';
import type { MatchRow } from '../store/entities.ts';

/** Which seat of a match somebody has; null for everybody else. */
export function seatIn({ player0, player1 }: MatchRow, player: string | null): 0 | 1 | null {
  if (player === null) return null;
  return player === player0 ? 0 : player === player1 ? 1 : null;
}

/** Nothing of a match is hidden any longer once it is over. */
export function isRevealed({ status }: MatchRow): boolean {
  return status === 'over';
}

/** As whom somebody may ask to see a game. */
export const VIEWS = ['0', '1', 'spectator', 'operator'] as const;

/**
 * As whom somebody sees a game: the own seat or else a spectator while the match goes on, whoever they wish when it
 * is over, and then everything if they wish nothing.
 *
 * @throws Problem 409 for another view than the own while the match goes on
 */
export function viewerIn(
  match: MatchRow,
  player: string | null,
  wish: (typeof VIEWS)[number] | undefined,
): Viewer {
  const wished: Viewer | undefined = wish === '0' ? 0 : wish === '1' ? 1 : wish;
  if (isRevealed(match)) return wished ?? 'operator';
  const own = seatIn(match, player) ?? 'spectator';
  if (wished !== undefined && wished !== own) throw matchGoesOn('it shows what is hidden yet');
  return own;
}

/** The problem for who asks too early. */
export function matchGoesOn(detail: string): Problem {
  return new Problem(409, {
    kind: 'match-goes-on',
    title: 'This is shown when the match is over',
    detail,
  });
}

/** The problem for who asks for what there is not. */
export function unknown(what: string): Problem {
  return new Problem(404, { kind: 'unknown', title: `There is no such ${what}` });
}
