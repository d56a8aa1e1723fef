import type { StepAction } from '../../decide/turn/step-action.ts';

/** What becomes of the draw in the draw step. */
export type DrawStep = StepAction;
