import { drawCards } from '../effects/draw.ts';
import { putAbilityOnStack } from '../announce.ts';
import type { Work } from '../work.ts';

/** The draw of the draw step: on the stack, or at once. */
export function drawInDrawStep(work: Work): void {
  const { active } = work.game.turn;
  if (work.rules.drawStep === 'onTheStack') putDrawOnStack(work);
  else drawCards(work, active, 1, work.rules.cite.drawStep);
}

/** 6ED 304.1: as if a card said so at the beginning of the step. */
function putDrawOnStack(work: Work): void {
  putAbilityOnStack(work, work.game.turn.active, 0, null, true, {}, 'drawStep');
}
