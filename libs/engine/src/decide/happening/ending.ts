import { isFaceDown } from '../../state/face-down.ts';
import type { Seat } from '../../state/basics.ts';
import type { Outcome } from '../../state/game.ts';
import type { LoseChange } from '../../state/changes.ts';
import { isSubgame } from '../../state/subgames.ts';
import type { Work } from '../work.ts';
import { settleAnte } from './ante.ts';

/** Who loses at once with the other draws (6ED 102.4); otherwise the other wins (6ED 102.3). */
export function endTheGame(work: Work, losers: readonly LoseChange[]): void {
  const [first] = losers;
  if (first === undefined) return;
  const seats = new Set(losers.map(({ seat }) => seat));
  const winner: Seat | null = seats.size > 1 ? null : first.seat === 0 ? 1 : 0;
  end(work, winner, first.reason, work.rules.cite[winner === null ? 'bothLose' : 'gameEnds']);
}

/**
 * Ends the game: from here on nothing can happen in it. What lies face down is shown first (TSP 504.6). Of a subgame the
 * main game is not over (TSP 506.1).
 */
export function end(
  work: Work,
  winner: Seat | null,
  reason: Outcome['reason'],
  rule: string,
): void {
  for (const id of [...work.game.battlefield, ...work.game.stack]) {
    if (isFaceDown(work.object(id))) {
      work.emit('CardRevealed', 'faceDownShown', { object: id, to: 'all' });
    }
  }
  settleAnte(work, winner);
  work.emitBy(isSubgame(work.game) ? 'SubgameEnded' : 'GameEnded', rule, { winner, reason, rule });
}
