import type { ManaLeftOver } from './question.ts';

/** 6ED 300.4: one life for each mana. */
export const manaBurns: ManaLeftOver = (amount) => ({ lifeLost: amount });
