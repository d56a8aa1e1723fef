import { describe, test } from '@jest/globals';

/**
 * `.ci/run` takes by turns what lasts minutes: each of these in one of three runs, and which one follows from the commit.
 * Wherever no turn is said, every test runs.
 */
export type Turn = 0 | 1 | 2;

const NOW = process.env['ARBITER_TEST_TURN'];

/** Whether what is run in this turn is run now. */
export function isTurn(turn: Turn): boolean {
  return NOW === undefined || Number(NOW) === turn;
}

/** Jest's `test`, or in another turn one that skips and is told as skipped. */
export function testInTurn(turn: Turn): typeof test | typeof test.skip {
  return isTurn(turn) ? test : test.skip;
}

/** Jest's `describe`, or in another turn one that skips and is told as skipped. */
export function describeInTurn(turn: Turn): typeof describe | typeof describe.skip {
  return isTurn(turn) ? describe : describe.skip;
}
