import { attack, attackSpace } from '../../decisions/attack.ts';
import { block, isBeyondBlocks } from '../../decisions/block.ts';
import { atOnce } from '../happening/triggers.ts';
import { opponentOf } from '../../state/basics.ts';
import type { StepAction } from './step-action.ts';

/** 6ED 308: the active player declares attackers, and is asked if any creature may attack. */
export const declareAttackers: StepAction = (work) => {
  if (work.game.combat === null) {
    if (attackSpace(work).attackers.length > 0) {
      attack.ask(work, work.game.turn.active);
      return 'waits';
    }
    work.emit('AttackersDeclared', 'noAttack', { bands: [] });
  }
  // 6ED 308.4: without attackers the rest of this step is skipped.
  return work.game.combat?.attackers.length === 0 ? 'stepIsOver' : 'done';
};

/** 6ED 309: the defending player declares blockers, and is asked if any creature may block. */
export const declareBlockers: StepAction = (work) => {
  if (work.game.combat?.blockersDeclared === true) return 'done';
  if (!isBeyondBlocks(work)) {
    block.ask(work, opponentOf(work.game.turn.active));
    return 'waits';
  }
  atOnce(work, () => {
    work.emit('BlockersDeclared', 'blockDeclaration', { blocks: [] });
  });
  return 'done';
};
