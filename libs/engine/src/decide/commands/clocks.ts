import type { Seat } from '../../state/basics.ts';
import { opponentOf } from '../../state/basics.ts';
import type { Game } from '../../state/game.ts';
import { end } from '../ending.ts';
import type { Work } from '../work.ts';

/**
 * Charges the time since the last command to whoever was to decide; grace first while the connection is lost.
 * Nobody pays for the time of a suspension, in which nobody can do anything.
 */
export function chargeClocks(work: Work, at: number): void {
  const { clock, decision, suspended } = work.game;
  const elapsed = at - clock.settled;
  if (elapsed <= 0) return;
  const spent: [number, number] = [0, 0];
  const grace: [number, number] = [0, 0];
  if (decision !== null && !suspended) {
    const { seat } = decision;
    if (!clock.connected[seat]) grace[seat] = Math.min(elapsed, clock.grace[seat]);
    spent[seat] = elapsed - grace[seat];
  }
  work.emit('ClocksAdvanced', 'clock', { at, spent, grace });
}

/** How long a seat may take to disclose its secret, in milliseconds, however much is left on its clock. */
export const DISCLOSE_MILLIS = 10_000;

/**
 * When the clock of whoever must decide will have run out, in the log's time; `null` while nobody must.
 */
export function deadlineOf(game: Game): { readonly seat: Seat; readonly at: number } | null {
  const { clock, decision, outcome, suspended } = game;
  if (decision === null || outcome !== null || suspended) return null;
  const { seat } = decision;
  const grace = clock.connected[seat] ? 0 : clock.grace[seat];
  const left =
    decision.kind === 'disclose' ? Math.min(clock.left[seat], DISCLOSE_MILLIS) : clock.left[seat];
  return { seat, at: clock.settled + grace + left };
}

/** Who lets time run out loses; before the first card that is a forfeit. Refused if it was answered in time. */
export function expireClock(work: Work, at: number, decision: number): void {
  const open = work.game.decision;
  const deadline = deadlineOf(work.game);
  if (open === null || deadline === null || open.number !== decision || at < deadline.at) {
    work.refuse('clock', 'that clock has not run out');
    return;
  }
  chargeClocks(work, at);
  const reason = open.kind === 'disclose' ? 'forfeit' : 'clock';
  work.emit('PlayerLost', 'clock', { seat: deadline.seat, reason });
  end(work, opponentOf(deadline.seat), reason, work.rules.cite.clock);
}
