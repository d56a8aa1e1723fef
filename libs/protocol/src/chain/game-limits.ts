import type { PlacedCommand } from './commit.ts';
import type { Head } from './head.ts';

/** How much there may be of one game. */
export interface GameLimits {
  /** Commits; those of the golden games have 405 at most. */
  readonly commits: number;
  /** Refused commands of one player. */
  readonly refusals: number;
}

/** What a service that takes commands of players lets through. */
export const GAME_LIMITS: GameLimits = { commits: 20_000, refusals: 2_000 };

/** What the owner of a game lets through: more, since some commands may be under way when a limit is reached. */
export const OWNER_LIMITS: GameLimits = { commits: 22_000, refusals: 3_000 };

/**
 * Which limit of its game a player's command is beyond; null: none. Of a game that has reached one there is still to be
 * said that it is given up; otherwise its clocks end it. What the system sends is never beyond.
 */
export function beyondLimit(
  head: Pick<Head, 'version' | 'refused' | 'phase'>,
  { seat, body }: Pick<PlacedCommand, 'seat' | 'body'>,
  limits: GameLimits = GAME_LIMITS,
): keyof GameLimits | null {
  if (seat === 'system' || (body.type === 'Concede' && head.phase === 'live')) return null;
  if (head.version >= limits.commits) return 'commits';
  return head.refused[seat] >= limits.refusals ? 'refusals' : null;
}
