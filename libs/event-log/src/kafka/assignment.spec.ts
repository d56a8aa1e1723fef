import { describe, expect, it } from '@jest/globals';
import { share, type Claim } from './assignment.ts';

const claims = (members: Record<string, Claim>) => new Map(Object.entries(members));
const none: Claim = { owned: [], generation: -1 };

/** Rounds of assignment until no member has to revoke anything; what each member has then. */
function settled(partitions: number, members: Record<string, Claim>) {
  let before = members;
  for (let generation = 1; generation < 10; generation++) {
    const shares = share(partitions, claims(before));
    const moved = Object.entries(before).some(([member, { owned }]) =>
      owned.some((number) => !shares.get(member)?.includes(number)),
    );
    before = Object.fromEntries(
      [...shares].map(([member, owned]) => [member, { owned, generation }]),
    );
    if (!moved)
      return Object.fromEntries(
        [...shares].map(([member, owned]) => [member, [...owned].sort((a, b) => a - b)]),
      );
  }
  throw new Error('it never converges');
}

describe('sharing partitions among the members of a group', () => {
  it('gives all to the only member', () => {
    expect(settled(4, { a: none })).toEqual({ a: [0, 1, 2, 3] });
  });

  it.each([
    [12, 1],
    [12, 5],
    [4, 4],
    [1, 3],
    [7, 2],
  ])(
    'shares %i numbers among %i members, each one once, equally give or take one',
    (partitions, count) => {
      const members = Array.from({ length: count }, (_, i) => [`m${i}`, none] as const);
      const shares = Object.values(settled(partitions, Object.fromEntries(members)));
      expect(shares.flat().sort((a, b) => a - b)).toEqual(
        Array.from({ length: partitions }, (_, i) => i),
      );
      const sizes = shares.map(({ length }) => length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    },
  );

  it('assigns a partition that has to move to nobody before its owner has revoked it', () => {
    const first = share(4, claims({ a: { owned: [0, 1, 2, 3], generation: 1 }, b: none }));
    expect(Object.fromEntries(first)).toEqual({ a: [0, 1], b: [] });
    expect(settled(4, { a: { owned: [0, 1, 2, 3], generation: 1 }, b: none })).toEqual({
      a: [0, 1],
      b: [2, 3],
    });
  });

  it('leaves every member what it has when another one is gone, and assigns the freed partitions at once', () => {
    const left = {
      b: { owned: [4, 5, 6, 7], generation: 3 },
      c: { owned: [8, 9, 10, 11], generation: 3 },
    };
    const shares = share(12, claims(left));
    expect(shares.get('b')).toEqual(expect.arrayContaining([4, 5, 6, 7]));
    expect(shares.get('c')).toEqual(expect.arrayContaining([8, 9, 10, 11]));
    expect([...shares.values()].flat()).toHaveLength(12);
  });

  it('trusts the later generation where two claim the same partition', () => {
    const stale = { owned: [0, 1, 2, 3], generation: 5 };
    const now = { owned: [0, 1], generation: 7 };
    expect(Object.fromEntries(share(4, claims({ a: stale, b: now })))).toEqual({
      a: [2, 3],
      b: [0, 1],
    });
  });
});
