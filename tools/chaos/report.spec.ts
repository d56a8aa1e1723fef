import { describe, expect, test } from '@jest/globals';
import { Ledger } from './ledger.mjs';
import { differences } from './models.mjs';
import { longestPauses, pausesByKind, quantile, table } from './report.mjs';

describe('pauses', () => {
  test('are times in which nothing moved for a player who waits', () => {
    const ledger = new Ledger();
    for (const at of [0, 100, 1_100, 1_150]) ledger.moved('ann', at);
    ledger.left('ann');
    ledger.moved('ann', 9_000);
    expect(ledger.pauses).toEqual([{ player: 'ann', from: 100, to: 1_100 }]);
    expect(ledger.waiting(9_500)).toEqual([{ player: 'ann', from: 9_000, to: 9_500 }]);
  });

  test('count from the beginning of a fault, and for both faults that they reach into', () => {
    const faults = [
      { kind: 'kill', from: 1_000 },
      { kind: 'broker', from: 5_000 },
      { kind: 'kill', from: 9_000 },
    ];
    const pauses = [
      { player: 'ann', from: 500, to: 3_000 },
      { player: 'bob', from: 1_500, to: 2_000 },
      { player: 'ann', from: 4_000, to: 6_000 },
    ];
    expect(pausesByKind(faults, pauses)).toEqual(
      new Map([
        ['kill', [2_000, 0]],
        ['broker', [1_000]],
      ]),
    );
  });

  test('that are the longest are told once a stretch of time, with the faults in which they lie', () => {
    const faults = [
      { kind: 'redis', from: 0 },
      { kind: 'kill', from: 1_000 },
      { kind: 'broker', from: 5_000 },
      { kind: 'stop', from: 9_000 },
    ];
    const pauses = [
      { player: 'ann', from: 1_500, to: 6_000 },
      { player: 'bob', from: 1_600, to: 6_000 },
      { player: 'ann', from: 9_500, to: 12_000 },
    ];
    const [, kill, broker, stop] = faults;
    expect(longestPauses(faults, pauses)).toEqual([
      { from: 1_500, to: 6_000, faults: [kill, broker] },
      { from: 9_500, to: 12_000, faults: [stop] },
    ]);
  });

  test('are told by their quantiles', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([0.5, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([51, 100, 100]);
    expect(quantile([], 0.5)).toBe(0);
  });
});

describe('rows of the read models', () => {
  const row = { game: 'g', version: 1, tip: 'a' };
  const found = (was: object[], is: object[]) =>
    differences('commits', ['game', 'version'], was as never, is as never);

  test('that are the same in any order of columns are no difference', () => {
    expect(found([row], [{ tip: 'a', version: 1, game: 'g' }])).toEqual([]);
  });

  test('of which one was checked later are no difference', () => {
    expect(found([{ ...row, checked: 1 }], [{ ...row, checked: null }])).toEqual([]);
  });

  test.each([
    ['is missing', [], [row], 'commits g 1 is missing'],
    ['should not be there', [row], [], 'commits g 1 should not be there'],
    ['has another value', [row], [{ ...row, tip: 'b' }], 'commits g 1 has another tip'],
  ])('one that %s is named', (_, was, is, said) => {
    expect(found(was, is)).toEqual([said]);
  });
});

test('a table has columns of one width', () => {
  expect(table([['fault'], ['a kill']])).toBe('| fault  |\n| ------ |\n| a kill |');
});
