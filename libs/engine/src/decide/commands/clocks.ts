import type { Seat } from '../../state/basics.ts';
import { opponentOf } from '../../state/basics.ts';
import type { Decision } from '../../state/decisions.ts';
import type { Clock, Game } from '../../state/game.ts';
import { end } from '../happening/ending.ts';
import { leaveSubgames } from '../happening/subgames.ts';
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

/** How much lag may still be credited for a decision: an answer in time may be that long on its way. */
function lagFor(clock: Clock, asked: Asked): number {
  const { control, lag } = clock;
  if (control?.lag === undefined || lag === undefined || timeFor(clock, asked) === 0) return 0;
  return Math.min(control.lag.each, lag[asked.seat]);
}

/** When the time for a decision runs out as the clock runs now, in the log's time, if no lag is credited. */
const runsOut = (clock: Clock, asked: Asked): number =>
  clock.settled + graceFor(clock, asked) + timeFor(clock, asked);

/** When the time for a decision is up, in the log's time: an answer that was given in time has arrived by then. */
export function timeUp(clock: Clock, asked: Asked): number {
  return runsOut(clock, asked) + lagFor(clock, asked);
}

/** When the clock of the player who must decide will have run out, in the log's time; `null` while nobody must. */
export function deadlineOf(game: Game): { readonly seat: Seat; readonly at: number } | null {
  const decision = openDecision(game);
  return decision && { seat: decision.seat, at: timeUp(game.clock, decision) };
}

/** The decision for which a clock runs; `null` while none does. */
function openDecision({ decision, outcome, suspended }: Game): Decision | null {
  return outcome !== null || suspended ? null : decision;
}

/**
 * How much lag is credited for an answer: what the decision has taken by the log, less what the player says to have had of
 * it. A word that can't be checked gains no more than the time control allows.
 *
 * @param thought what the player says, in milliseconds; nothing is credited for nothing
 */
export function lagOf({ clock, decision }: Game, at: number, thought: number | undefined): number {
  if (decision === null || thought === undefined) return 0;
  const before = clock.thought.decision === decision.number ? clock.thought.spent : 0;
  const charged = Math.max(0, at - clock.settled - graceFor(clock, decision));
  return Math.min(charged, lagFor(clock, decision), Math.max(0, before + charged - thought));
}

/**
 * Whether the player who must decide had run out of time by then, what is credited for lag apart: only the expiry comes of
 * that.
 */
export function isLate(game: Game, at: number, lag: number): boolean {
  const decision = openDecision(game);
  return decision !== null && at - lag >= runsOut(game.clock, decision);
}

/**
 * Charges the time since the last command to the player who was to decide, never more than there is; grace first while the
 * connection is lost, and without what is credited for lag. Nobody pays for the time of a suspension, in which nobody can
 * do anything.
 */
export function chargeClocks(work: Work, at: number, credit = 0): void {
  const { clock, decision, suspended } = work.game;
  const elapsed = at - clock.settled;
  if (elapsed <= 0) return;
  const spent: [number, number] = [0, 0];
  const grace: [number, number] = [0, 0];
  const lag: [number, number] = [0, 0];
  if (decision !== null && !suspended) {
    const { seat } = decision;
    grace[seat] = Math.min(elapsed, graceFor(clock, decision));
    lag[seat] = credit;
    spent[seat] = Math.min(elapsed - grace[seat] - credit, timeFor(clock, decision));
  }
  const rule = work.rules.cite.clock;
  const advanced = { type: 'ClocksAdvanced', rule, at, spent, grace } as const;
  work.record(credit > 0 ? { ...advanced, lag } : advanced);
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
  const winner = opponentOf(deadline.seat);
  leaveSubgames(work, winner, reason);
  work.emit('PlayerLost', 'clock', { seat: deadline.seat, reason });
  end(work, winner, reason, work.rules.cite.clock);
}
