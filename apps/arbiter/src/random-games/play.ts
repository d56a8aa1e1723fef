import {
  blankCoverage,
  playChecked,
  poolGame,
  PoolDecks,
  randomGame,
  type Coverage,
  type RandomGame,
  type Run,
} from '@arbiter/conformance';
import { judgesOf } from '@arbiter/editions';
import { judge as shortWinded } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { BY_HAND, cardsIn, LIBRARY } from '@arbiter/sets';
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

/** The rules of an edition with the names of all cards that there ever were: the whole pool has later ones as well. */
const judgeOfAll = judgesOf(
  { ...LIBRARY, wordsUntil: () => LIBRARY.wordsUntil('9999-12-31') },
  shake256,
);

/** Some of the random games: numbers `from`, `from + step` and so on, below `to`. */
export interface Share {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** Decks dealt from all cards that work, and not those that were made for this. */
  readonly pool?: boolean;
}

/**
 * Plays and checks random games of 6ED.
 * @param played told of each that is done, with what is wrong in it, if anything is
 * @returns what came up in them
 */
export function playShare(
  { from, to, step, pool = false }: Share,
  played: (fault: string | null) => void,
): Coverage {
  const judge = (pool ? judgeOfAll : judgeOf)('6ED');
  if (judge === undefined) throw new Error('this build does not play 6ED');
  const cards = pool ? cardsIn('6ED') : BY_HAND;
  const coverage = blankCoverage(judge, cards);
  const decks = pool ? new PoolDecks(cards) : null;
  const pausing = shortWinded(judge.rules, judge.cards, shake256, { events: 8 });
  const run: Run = { judge, pausing, hash: shake256, coverage, counts: new Map() };
  for (let seed = from; seed < to; seed += step) {
    played(faultOf(run, decks === null ? randomGame(seed) : poolGame(decks, seed)));
  }
  return coverage;
}

/** What is wrong in a game: one that fails says nothing about the others. */
function faultOf(run: Run, plan: RandomGame): string | null {
  try {
    playChecked(run, plan);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
