import { Problem } from '@arbiter/http';
import { beyondLimit, GAME_LIMITS, type CommandBody, type Head } from '@arbiter/protocol';

const REASONS = {
  commits: `a game takes ${GAME_LIMITS.commits} commands`,
  refusals: `${GAME_LIMITS.refusals} commands of yours were refused in this game`,
} as const;

/** @throws Problem 409 if a game accepts no more such commands of a seat */
export function checkGameLimits(head: Head | null, seat: 0 | 1, body: CommandBody): void {
  const limit = head && beyondLimit(head, { seat, body });
  if (limit === null) return;
  throw new Problem(409, {
    kind: 'game-limit',
    title: 'The game takes no more commands of yours',
    detail: 'you may still concede; otherwise the clock ends the game',
    reason: REASONS[limit],
    limit,
  });
}
