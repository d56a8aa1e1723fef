import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, sha256 } from '@arbiter/protocol';
import { matchId } from './ids.ts';

test('the id of a match is the first half of a hash over its tickets', () => {
  expect(matchId('local', ['a', 'b'])).toBe('local-m-' + halfOfHash({ tickets: ['a', 'b'] }));
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const tickets: [string, string] = [one, other];
      for (const region of ['r', 'far'.repeat(40)]) {
        expect(matchId(region, tickets)).toBe(`${region}-m-${halfOfHash({ tickets })}`);
      }
    }),
  );
});

const halfOfHash = (of: object): string =>
  Buffer.from(sha256(canonicalJson(of)), 'hex')
    .subarray(0, 16)
    .toString('base64url');
