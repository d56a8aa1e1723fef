import { chooseForHandSize } from '../../decisions/choose/hand-size.ts';
import { answerTo } from '../../decisions/decision.ts';
import { maximumHandSizeOf } from '../../sight/hand-size.ts';
import { propose } from '../happening/propose.ts';
import type { StepAction } from './step-action.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';

/** 6ED 314.1a: the active player discards down to the maximum hand size. */
export const discardToHandSize: StepAction = (work, frame) => {
  const { active } = work.game.turn;
  const over = work.game.players[active].hand.length - maximumHandSizeOf(work, active);
  if (over <= 0) return 'done';
  const chosen = answerTo(frame, chooseForHandSize.decision);
  if (chosen === null) {
    chooseForHandSize.ask(work, active);
    return 'waits';
  }
  const rule = work.rules.cite.handSize;
  // If a replacement has to be chosen first, the frame that waits for it ends this action.
  return propose(
    work,
    chosen.map((object) => wouldHappen({ kind: 'discard', object }, rule)),
  );
};
