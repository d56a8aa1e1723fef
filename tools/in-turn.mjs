/**
 * `.ci/run` takes by turns what lasts minutes: each of these in one of three runs, and which one follows from the commit.
 * Wherever no turn is said, every test runs.
 */
import { describe, test } from '@jest/globals';

/** @typedef {0 | 1 | 2} Turn */

const NOW = process.env['ARBITER_TEST_TURN'];

/**
 * Whether what is run in this turn is run now.
 *
 * @param {Turn} turn
 * @returns {boolean}
 */
export function isTurn(turn) {
  return NOW === undefined || Number(NOW) === turn;
}

/**
 * Jest's `test`, or in another turn one that skips and is told as skipped.
 *
 * @param {Turn} turn
 * @returns {typeof test | typeof test.skip}
 */
export function testInTurn(turn) {
  return isTurn(turn) ? test : test.skip;
}

/**
 * Jest's `describe`, or in another turn one that skips and is told as skipped.
 *
 * @param {Turn} turn
 * @returns {typeof describe | typeof describe.skip}
 */
export function describeInTurn(turn) {
  return isTurn(turn) ? describe : describe.skip;
}
