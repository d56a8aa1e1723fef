import type { ObjectId } from '../../state/basics.ts';
import type { TurnFrame } from '../../state/frames.ts';
import { propose } from '../changes.ts';
import type { Work } from '../work.ts';

/** 6ED 314.1a: the active player discards down to the maximum hand size. */
export function discardToHandSize(work: Work, frame: TurnFrame): void {
  const { active } = work.game.turn;
  const over = work.game.players[active].hand.length - work.rules.maximumHandSize;
  const done = (): void => {
    work.emit('StepActionDone', 'handSize', { action: frame.action + 1 });
  };
  if (over <= 0) {
    done();
    return;
  }
  if (frame.answer === null) {
    work.askToChoose(active, 'handSize', 'handSize');
    return;
  }
  const rule = work.rules.cite.handSize;
  const chosen = frame.answer as readonly ObjectId[];
  const happened = propose(
    work,
    chosen.map((object) => ({ change: { kind: 'discard', object }, met: [], rule })),
  );
  // If a replacement has to be chosen first, the frame that waits for it ends this action.
  if (happened) done();
}

/** 6ED 314.1b: damage is removed and effects of this turn end, at once. */
export function cleanUp(work: Work): void {
  work.emit('TurnCleanedUp', 'cleanUp', {});
}
