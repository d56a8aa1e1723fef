import type { ExtraTurns } from './question.ts';

/** 6ED 300.6: in the order in which they were created. */
export const oldestExtraTurnFirst: ExtraTurns = (turns) => turns[0];

/** TSP 300.6: the one that was created last. */
export const newestExtraTurnFirst: ExtraTurns = (turns) => turns[turns.length - 1];
