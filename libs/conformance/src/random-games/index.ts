/** Games that nobody planned, and what came up in them. */
export {
  blankCoverage,
  COVERAGE_PARTS,
  coverageSummary,
  coverageTable,
  merge,
  missing,
  type Coverage,
} from './coverage.ts';
export { drawnDeck } from './drawn-deck.ts';
export { differenceOf } from './invariants.ts';
export { playChecked, type Run } from './play-checked.ts';
export { poolGame, randomGame, type RandomGame } from './plans.ts';
export { PoolDecks } from './pool-decks.ts';
