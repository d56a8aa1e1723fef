import {
  blankCoverage,
  playChecked,
  randomGame,
  type Coverage,
  type Run,
} from '@arbiter/conformance';
import { judge as shortWinded } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';
import { judgeOf } from '../records/books.ts';

/** Events and decisions that these games don't have, and why; each has a test of its own. */
export const ELSEWHERE = {
  ConnectionLost: 'lost connections',
  ConnectionRestored: 'lost connections',
  DrawOffered: 'agreed draws',
  DrawOfferWithdrawn: 'agreed draws',
  GameSuspended: 'suspension',
  GameResumed: 'suspension',
  GameUpgraded: 'upgrade',
  repetitions: 'bots propose no loops',
  LoopProposed: 'bots propose no loops',
  LoopAgreed: 'bots propose no loops',
  LoopStepTaken: 'bots propose no loops',
  LoopEnded: 'bots propose no loops',
  LoopWatched: 'no card of these decks goes round by itself',
  EventReplaced: 'no card of these decks replaces draws or life gained',
};

/** Some of the random games: numbers `from`, `from + step` and so on, below `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/**
 * Plays and checks random games of 6ED.
 * @param played told of each that is done
 * @returns what came up in them
 * @throws {Error} with the number of a game in which something is wrong
 */
export function playShare({ from, to, step }: Share, played: () => void): Coverage {
  const judge = judgeOf('6ED');
  if (judge === undefined) throw new Error('this build does not play 6ED');
  const coverage = blankCoverage(judge, CARDS);
  const pausing = shortWinded(judge.rules, judge.cards, shake256, 8);
  const run: Run = { judge, pausing, hash: shake256, coverage, counts: new Map() };
  for (let seed = from; seed < to; seed += step) {
    playChecked(run, randomGame(seed));
    played();
  }
  return coverage;
}
