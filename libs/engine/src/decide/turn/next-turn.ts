import { opponentOf } from '../../state/basics.ts';
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
      addTime(work, seat, 'turn');
      return;
    }
    useUp(work, skip);
    work.emit('TurnSkipped', 'skip', { seat, source: skip.source, ...extra });
  }
}
