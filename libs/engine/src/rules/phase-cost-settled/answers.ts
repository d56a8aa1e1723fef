import type { PhaseCostSettled } from './question.ts';

/** 5ED Phase Structure.11: only once its effect has resolved, whether it was paid or not. */
export const settledAsItResolves: PhaseCostSettled = () => false;

/** 4ED phases.7: only what is unpaid keeps a permanent from use. */
export const settledAsItIsPaid: PhaseCostSettled = (paid) => paid === true;
