import { describe, expect, it } from '@jest/globals';
import { makeCommitment, makeSecret, opensCommitment, seededSecret } from './commitment.ts';
import { sha256, shake256 } from './digest.ts';
import { commandId, rootId, saltOf, startCommandId, systemCommandId } from './ids.ts';
import { murmur2, partitionOf } from './partition.ts';

describe('digests', () => {
  it('FIPS 180-4: SHA-256 of abc', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('FIPS 202: SHAKE256 of nothing', () => {
    expect(Buffer.from(shake256('', 32)).toString('hex')).toBe(
      '46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f',
    );
    expect(shake256(new Uint8Array(0), 300)).toHaveLength(300);
    expect(shake256('x', 0)).toHaveLength(0);
  });
});

describe('ids', () => {
  it('a root follows from the game and what it pins, in any order of names', () => {
    expect(rootId('g', { engine: 'a', cards: 'b' })).toBe(rootId('g', { cards: 'b', engine: 'a' }));
    expect(rootId('g', { engine: 'a' })).not.toBe(rootId('h', { engine: 'a' }));
    expect(rootId('g', { engine: 'a' })).not.toBe(rootId('g', { engine: 'b' }));
  });

  it('a retry has the same command id, and nothing else has', () => {
    const id = commandId('player', 'game', 'key');
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(commandId('player', 'game', 'key')).toBe(id);
    const others = [
      commandId('player', 'game', 'key2'),
      commandId('player', 'gamekey', ''),
      commandId('playe', 'rgame', 'key'),
      systemCommandId('game', 'player', 'key'),
      startCommandId('game', 'match', 1),
      startCommandId('game', 'match', 2),
    ];
    expect(new Set([id, ...others]).size).toBe(7);
  });

  it('a salt needs the secret', () => {
    expect(saltOf('s', 'prev', 'command')).not.toBe(saltOf('t', 'prev', 'command'));
    expect(saltOf('s', 'prev', 'command')).not.toBe(saltOf('s', 'prev2', 'command'));
  });
});

describe('commitments', () => {
  it('open with their secret alone', () => {
    const secret = makeSecret();
    expect(secret).toHaveLength(128);
    expect(opensCommitment(makeCommitment(secret), secret)).toBe(true);
    expect(opensCommitment(makeCommitment(secret), makeSecret())).toBe(false);
  });

  it('ask for 64 bytes or more', () => {
    expect(() => makeCommitment('ab'.repeat(63))).toThrow(RangeError);
    expect(opensCommitment(sha256('short'), 'short')).toBe(false);
  });

  it('a seeded secret is one too', () => {
    expect(opensCommitment(makeCommitment(seededSecret('1', 'a')), seededSecret('1', 'a'))).toBe(
      true,
    );
    expect(seededSecret('1', 'a')).not.toBe(seededSecret('1', 'b'));
  });
});

describe("partitions, as Kafka's own tests have them", () => {
  it.each([
    ['21', -973932308],
    ['foobar', -790332482],
    ['a-little-bit-long-string', -985981536],
    ['a-little-bit-longer-string', -1486304829],
    ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
    ['abc', 479470107],
  ])('murmur2 of %s is %d', (key, hash) => {
    expect(murmur2(Buffer.from(key))).toBe(hash);
  });

  it('use each partition', () => {
    const used = new Set(Array.from({ length: 400 }, (_, i) => partitionOf(`game-${i}`, 12)));
    expect([...used].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});
