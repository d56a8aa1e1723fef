import { botOf, type MatchmakingEvent } from '@arbiter/protocol';
import type { Lobby } from './lobby.ts';
import type { Match } from './match.ts';
import { absence } from './ready-checks.ts';

/**
 * Adds to the end of a match between two people which of them left it: by not turning up for a game, or by letting the
 * clock run out. Not turning up for a match that a ruling ordered is nobody's fault, and bots don't mind.
 */
export function withLeavers(lobby: Lobby, match: Match, event: MatchmakingEvent): MatchmakingEvent {
  if (event.type !== 'MatchEnded' || match.players.some((one) => botOf(one) !== undefined)) {
    return event;
  }
  const left = ([0, 1] as const).filter((seat) => hasLeft(match, seat, event.reason));
  if (left.length === 0) return event;
  const absent = left.map((seat) => absence(lobby, match.players[seat], seat, event.at));
  return { ...event, absent };
}

function hasLeft({ games, commitments, continues }: Match, seat: 0 | 1, ended: string): boolean {
  const lostOnTime = games.some(
    ({ winner, reason }) => winner === 1 - seat && LOST_ON_TIME.includes(reason ?? ''),
  );
  const isMissing = commitments[games.length + 1]?.[seat] == null;
  return lostOnTime || (ended === 'forfeit' && continues === undefined && isMissing);
}

/** By the clock, before the first card or after it. */
const LOST_ON_TIME: readonly string[] = ['clock', 'forfeit'];
