import type { ObjectId } from '../../state/basics.ts';
import { maximumHandSizeOf } from '../../sight/hand-size.ts';
import { propose } from '../happening/propose.ts';
import type { StepAction } from './step-action.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/** 6ED 314.1a: the active player discards down to the maximum hand size. */
export const discardToHandSize: StepAction = (work, frame) => {
  const { active } = work.game.turn;
  const over = work.game.players[active].hand.length - maximumHandSizeOf(work, active);
  if (over <= 0) return 'done';
  if (frame.answer === null) {
    work.askToChoose(active, 'handSize', 'handSize');
    return 'waits';
  }
  const rule = work.rules.cite.handSize;
  const chosen = frame.answer as readonly ObjectId[];
  const happened = propose(
    work,
    chosen.map((object) => wouldHappen({ kind: 'discard', object }, rule)),
  );
  // If a replacement has to be chosen first, the frame that waits for it ends this action.
  return happened ? 'done' : 'waits';
};
