import { expect, test } from '@jest/globals';
import { playShare } from './play.ts';

/** Some of the games of `random-games.e2e-spec.ts`: what is rare may be missing from so few. */
test('40 random games end by a rule, and nothing is wrong in them', () => {
  const faults: string[] = [];
  playShare({ from: 0, to: 40, step: 1 }, (fault) => {
    if (fault !== null) faults.push(fault);
  });
  expect(faults).toEqual([]);
}, 60_000);
