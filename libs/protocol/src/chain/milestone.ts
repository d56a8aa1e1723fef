import type { GameMilestone } from '../messages/game.ts';
import { isRefusal, type Commit } from './commit.ts';
import type { Head } from './head.ts';

/**
 * What an accepted commit is to those who only want to know whether a game has begun and how it ended; null: nothing.
 *
 * @param head after the commit
 */
export function milestoneOf(
  head: Pick<Head, 'game' | 'version' | 'clock' | 'at'>,
  commit: Commit,
): GameMilestone | null {
  const { game, version, clock, at } = head;
  const ended = commit.events.find(({ type }) => type === 'GameEnded');
  const isRefused = version === 1 && isRefusal(commit);
  if (ended === undefined && !isRefused) return version === 1 ? { type: 'GameBegun', game } : null;
  const { winner, reason } = ended ?? { winner: null, reason: 'refused' };
  return {
    ...{ type: 'GameOver', game, at },
    winner: winner === 0 || winner === 1 ? winner : null,
    reason: typeof reason === 'string' ? reason : '',
    ...(clock !== null && { left: [...clock.left], grace: [...clock.grace] }),
  };
}
