import { expect, test } from '@jest/globals';
import { coverageTable, missing } from '@arbiter/conformance';
import { ELSEWHERE, playShare } from './play.ts';

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
      const faults: string[] = [];
      const coverage = playShare({ from: 0, to: games, step: 1 }, (fault) => {
        if (fault !== null) faults.push(fault);
        done += 1;
        if (done % 100 === 0) process.stderr.write(`${done} random games\n`);
      });
      if (games >= 1_000) process.stdout.write(`${coverageTable(coverage)}\n`);
      expect(faults).toEqual([]);
      expect(missing(coverage, least, ELSEWHERE)).toEqual([]);
    },
    timeout,
  );
}
