import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { makeCommitment as makeCommitmentOfServer } from '@arbiter/protocol';
import { makeCommitment, makeSecret } from './secrets.ts';
import { shake256 } from './shake256.ts';

describe('SHAKE256 for browsers', () => {
  test.each([0, 1, 7, 134, 135, 136, 137, 149, 272, 500])(
    '%d bytes: as the system has it',
    (size) => {
      const text = 'é'.repeat(size % 2) + 'a'.repeat(Math.max(0, size - 2));
      const expected = createHash('shake256', { outputLength: 64 }).update(text).digest('hex');
      expect(Buffer.from(shake256(text, 64)).toString('hex')).toBe(expected);
    },
  );

  test.each([128, 136, 137, 256, 300])(
    '%d bytes come out, as the system has it',
    (outputLength) => {
      const expected = createHash('shake256', { outputLength }).update('a seed').digest('hex');
      expect(Buffer.from(shake256('a seed', outputLength)).toString('hex')).toBe(expected);
    },
  );

  test('a promise is what the server takes it for', () => {
    const secret = makeSecret();
    expect(secret).toMatch(/^[0-9a-f]{128}$/u);
    expect(makeCommitment(secret)).toBe(makeCommitmentOfServer(secret));
  });
});
