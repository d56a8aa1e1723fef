import { expect, test } from '@jest/globals';
import { coverageTable, missing } from '@arbiter/conformance';
import { ELSEWHERE, playShare } from './play.ts';
import {
  blankCoverage,
  coverageTable,
  missing,
  playChecked,
  randomGame,
  type Run,
} from '@arbiter/conformance';
import { judge as shortWinded } from '@arbiter/engine';
import { shake256 } from '@arbiter/protocol';
import { CARDS } from '@arbiter/sets';
import { judgeOf } from '../records/books.ts';

/** Events and decisions that these games don't have, and why; each has a test of its own. */
const ELSEWHERE = {
  ConnectionLost: 'lost connections',
  ConnectionRestored: 'lost connections',
  DrawOffered: 'agreed draws',
  DrawOfferWithdrawn: 'agreed draws',
  GameSuspended: 'suspension',
  GameResumed: 'suspension',
  GameUpgraded: 'upgrade',
  may: 'no card of these decks has an optional triggered ability',
  LoopWatched: 'no card of these decks goes round by itself',
  LifeNotGained: 'no card of these decks forbids to gain life',
  LifeGained: 'no card of these decks gains life',
  ShieldReduced: 'no card of these decks prevents an amount of damage',
  DamageRedirected: 'no card of these decks redirects damage',
  CountersChanged: 'no card of these decks has counters',
  EnchantmentMoved: 'no card of these decks moves an enchantment',
  colorWords: 'no card of these decks replaces color words',
  word: 'no card of these decks has a word chosen',
  order: 'no card of these decks puts several cards somewhere at once',
  EventReplaced: 'no card of these decks replaces draws or life gained',
};

/**
 * So many random games: each ends by a rule, no card is lost or doubled, what is offered is accepted, the record is
 * decided again to the live game; and together they have used every card, ability, decision and event.
 *
 * @param least how often each card and ability, and each kind of decision, must have come up
 */
export function playMany(
  games: number,
  least: { readonly cards: number; readonly decisions: number; readonly events: number },
  timeout: number,
): void {
  test(
    `${games} random games end by a rule, and everything comes up`,
    () => {
      let done = 0;
      const coverage = playShare({ from: 0, to: games, step: 1 }, () => {
        done += 1;
        if (done % 100 === 0) process.stderr.write(`${done} random games\n`);
      });
      if (games >= 1_000) process.stdout.write(`${coverageTable(coverage)}\n`);
      expect(missing(coverage, least, ELSEWHERE)).toEqual([]);
    },
    timeout,
  );
}
