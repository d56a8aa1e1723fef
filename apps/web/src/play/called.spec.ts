import { expect, test } from '@jest/globals';
import { isCalled } from './called.ts';

type Table = Parameters<typeof isCalled>[0];

const table = (kind: string | null, more: object = {}, view: object = {}): Table =>
  ({
    ...{ sending: false, passing: false, ...more },
    position: {
      view: { outcome: null, suspended: false, ...view },
      options: kind === null ? null : { decision: { kind } },
    },
  }) as unknown as Table;

test.each<[string, Table, boolean]>([
  ['asks this player', table('priority'), true],
  ['asks the other', table(null), false],
  ['asks for a secret, which the page discloses', table('disclose'), false],
  ['has the answer on its way', table('priority', { sending: true }), false],
  ['is passed by the page', table('priority', { passing: true }), false],
  ['is over', table('priority', {}, { outcome: {} }), false],
  ['is suspended', table('priority', {}, { suspended: true }), false],
])('a table that %s', (_, now, called) => {
  expect(isCalled(now)).toBe(called);
});

test('nobody is called without a table', () => {
  expect(isCalled(null)).toBe(false);
});
