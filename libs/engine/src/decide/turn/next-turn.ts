import { opponentOf, type Seat } from '../../state/basics.ts';
import { addTime } from '../happening/add-time.ts';
import type { Work } from '../work.ts';
import { skipOf, useUp } from './skips.ts';

/** The next turn that is not skipped begins: an added one first, in the order of the edition (6ED 300.6). */
export function beginNextTurn(work: Work): void {
  for (;;) {
    const { turn, extraTurns } = work.game;
    const added = work.rules.extraTurns(extraTurns);
    const seat = added?.seat ?? opponentOf(turn.inOrder ?? turn.active);
    const extra = added === undefined ? {} : { extra: added.id };
    const skip = skipOf(work, seat, 'turn');
    if (skip === null) {
      const topic = added === undefined ? 'turnOrder' : 'extraTurn';
      work.emit('TurnBegan', topic, { number: turn.number + 1, active: seat, ...extra });
      takeControl(work, seat);
      addTime(work, seat, 'turn');
      return;
    }
    useUp(work, skip);
    work.emit('TurnSkipped', 'skip', { seat, source: skip.source, ...extra });
  }
}

/** TSP 507.1, 507.1b: an effect that controls a turn has waited for the first that isn't skipped. */
function takeControl(work: Work, seat: Seat): void {
  const control = work.game.effects.find((one) => one.kind === 'turnControl' && one.seat === seat);
  if (control?.kind !== 'turnControl') return;
  work.emit('TurnControlled', 'turnControl', { seat, by: control.by, effect: control.id });
}
