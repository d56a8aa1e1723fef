import { propose } from '../happening/propose.ts';
import { putAbilityOnStack } from '../stack/announce.ts';
import type { StepAction } from './step-action.ts';
import type { Work } from '../work.ts';
import { wouldHappen } from '../happening/would-happen.ts';

/** The draw of the draw step: on the stack, or at once. */
export const drawInDrawStep: StepAction = (work) => {
  const { active: seat } = work.game.turn;
  if (work.rules.drawStep === 'onTheStack') {
    putDrawOnStack(work);
    return 'done';
  }
  const rule = work.rules.cite.drawStep;
  return propose(work, [wouldHappen({ kind: 'draw', seat }, rule)]) ? 'done' : 'waits';
};

/** 6ED 304.1: as if a card said so at the beginning of the step. */
function putDrawOnStack(work: Work): void {
  putAbilityOnStack(work, work.game.turn.active, 0, null, true, {}, 'drawStep');
}
