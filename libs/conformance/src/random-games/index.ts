/** Games that nobody planned, and what came up in them. */
export { blankCoverage, coverageTable, merge, missing, type Coverage } from './coverage.ts';
export { drawnDeck } from './drawn-deck.ts';
export { differenceOf } from './invariants.ts';
export { playChecked, type Run } from './play-checked.ts';
export { randomGame, type RandomGame } from './plans.ts';
