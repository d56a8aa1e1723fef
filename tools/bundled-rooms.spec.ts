import { expect, test } from '@jest/globals';
import { bundlesFor } from './bundled-rooms.mjs';

/** Rooms that come bundled where this one is tested. */
const bundledFor = (tested: string): string[] =>
  Object.keys(bundlesFor(tested)).map((name) => name.replace(/^\^(?:@arbiter\/)?|\$$/gu, ''));

test('a service is tested with the rooms below it in bundles', () => {
  expect(bundledFor('matchmaking')).toEqual(
    expect.arrayContaining(['kernel', 'cards', 'engine', 'conformance', 'protocol', 'zod']),
  );
});

test.each([
  ['cards', ['kernel'], ['cards', 'engine', 'sets', 'conformance', 'protocol']],
  ['engine', ['kernel', 'cards', 'sets'], ['engine', 'editions', 'view', 'conformance', 'client']],
  ['protocol', ['engine', 'view', 'conformance'], ['protocol', 'client']],
])(
  'in the tests of %s it and what imports it come from their sources: no module is there twice',
  (tested, bundled, sources) => {
    const found = bundledFor(tested);
    expect(found).toEqual(expect.arrayContaining(bundled));
    expect(found.filter((name) => sources.includes(name))).toEqual([]);
  },
);
