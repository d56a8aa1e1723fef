import { propose } from '../../decide/happening/propose.ts';
import { wouldHappen } from '../../replacing/would-happen.ts';
import { putAbilityOnStack } from '../../decide/stack/begin-announcing.ts';
import type { DrawStep } from './question.ts';

/** 6ED 304.1: the draw goes on the stack, as if a card said so at the beginning of the step, and can be responded to. */
export const drawGoesOnTheStack: DrawStep = (work) => {
  putAbilityOnStack(work, work.game.turn.active, 0, null, true, {}, 'drawStep');
  return 'done';
};

/** TSP 304.1: a turn-based action that does not use the stack. */
export const drawHappensAtOnce: DrawStep = (work) => {
  const { active: seat } = work.game.turn;
  const draw = wouldHappen({ kind: 'draw', seat }, work.rules.cite.drawStep);
  return propose(work, [draw]);
};
