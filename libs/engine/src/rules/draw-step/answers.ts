import type { DrawStep } from './question.ts';

/** 6ED 304.1: the draw goes on the stack and can be responded to. */
export const drawGoesOnTheStack: DrawStep = 'onTheStack';

/** TSP 304.1: a turn-based action that does not use the stack. */
export const drawHappensAtOnce: DrawStep = 'atOnce';
