import type { Seat } from '../../state/basics.ts';
import { opponentOf } from '../../state/basics.ts';
import type { Decision } from '../../state/decisions.ts';
import type { Clock, Game } from '../../state/game.ts';
import { end } from '../happening/ending.ts';
import type { Work } from '../work.ts';

/** How long a seat may take to disclose its secret, in milliseconds, however much is left on its clock. */
export const DISCLOSE_MILLIS = 10_000;

/** What must be known of a decision to say when its time is up. */
type Asked = Pick<Decision, 'seat' | 'kind' | 'number'>;

/** What may still be spent on a decision, in milliseconds, grace apart. */
function timeFor({ left, thought }: Clock, { seat, kind, number }: Asked): number {
  const spent = thought.decision === number ? thought.spent : 0;
  const limit = kind === 'disclose' ? DISCLOSE_MILLIS - spent : Infinity;
  return Math.max(0, Math.min(left[seat], limit));
}

/** The grace that comes before the time: a lost connection uses it first, but it revives no time that is up. */
function graceFor(clock: Clock, asked: Asked): number {
  const { seat } = asked;
  return clock.connected[seat] || timeFor(clock, asked) === 0 ? 0 : clock.grace[seat];
}

/** When the time for a decision is up as the clock runs now, in the log's time. */
export function timeUp(clock: Clock, asked: Asked): number {
  return clock.settled + graceFor(clock, asked) + timeFor(clock, asked);
}

/** When the clock of the player who must decide will have run out, in the log's time; `null` while nobody must. */
export function deadlineOf(game: Game): { readonly seat: Seat; readonly at: number } | null {
  const { clock, decision, outcome, suspended } = game;
  if (decision === null || outcome !== null || suspended) return null;
  return { seat: decision.seat, at: timeUp(clock, decision) };
}

/** Whether the player who must decide had run out of time by then: only the expiry comes of that. */
export function isLate(game: Game, at: number): boolean {
  const deadline = deadlineOf(game);
  return deadline !== null && at >= deadline.at;
}

/**
 * Charges the time since the last command to the player who was to decide, never more than there is; grace first while the
 * connection is lost. Nobody pays for the time of a suspension, in which nobody can do anything.
 */
export function chargeClocks(work: Work, at: number): void {
  const { clock, decision, suspended } = work.game;
  const elapsed = at - clock.settled;
  if (elapsed <= 0) return;
  const spent: [number, number] = [0, 0];
  const grace: [number, number] = [0, 0];
  if (decision !== null && !suspended) {
    const { seat } = decision;
    grace[seat] = Math.min(elapsed, graceFor(clock, decision));
    spent[seat] = Math.min(elapsed - grace[seat], timeFor(clock, decision));
  }
  work.emit('ClocksAdvanced', 'clock', { at, spent, grace });
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
