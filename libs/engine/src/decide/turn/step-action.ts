import type { TurnFrame } from '../../state/frames.ts';
import type { Progress } from '../progress.ts';
import type { Work } from '../work.ts';

/**
 * One action of a step, by its place in the step. It is done; or it waits for a decision, after which it is
 * called again; or the step is over with it.
 */
export type StepAction = (work: Work, frame: TurnFrame, action: number) => Progress | 'stepIsOver';
