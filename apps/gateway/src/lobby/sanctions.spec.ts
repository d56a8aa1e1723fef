import { describe, expect, test } from '@jest/globals';
import { Sanctions, type PlayersSanctioned } from './sanctions.ts';

const DAY = 86_400_000;
const ruled = (
  until: number | null | undefined,
  more: Partial<PlayersSanctioned> = {},
): PlayersSanctioned => ({
  ...{ type: 'PlayersSanctioned', players: ['ann', 'bob'], game: 'g', dispute: 'd', ruling: 1 },
  ...{ sanctions: until === undefined ? [] : [{ player: 'bob', until }], at: 0 },
  ...more,
});

describe('whom a gateway tells of a ruling on players', () => {
  test('both, once', () => {
    const sanctions = new Sanctions();
    expect(sanctions.take(ruled(DAY))).toEqual(['ann', 'bob']);
    expect(sanctions.take(ruled(DAY))).toEqual([]);
  });

  test.each([
    ['a ban, until it ends', 20 * DAY, 20 * DAY - 1, 20 * DAY],
    ['a ban that ends soon, for two weeks', DAY, 14 * DAY - 1, 14 * DAY],
    ['a warning, for two weeks', null, 14 * DAY - 1, 14 * DAY],
    ['a ruling that does neither, for two weeks', undefined, 14 * DAY - 1, 14 * DAY],
  ])('who comes later, of %s', (_, until, still, over) => {
    const sanctions = new Sanctions();
    sanctions.take(ruled(until));
    expect(sanctions.standing('ann', still)).toHaveLength(1);
    expect(sanctions.standing('ann', over)).toEqual([]);
  });

  test('of the ruling on appeal in place of the first, which nobody is banned by any more', () => {
    const sanctions = new Sanctions();
    sanctions.take(ruled(DAY));
    sanctions.take(ruled(undefined, { ruling: 2 }));
    expect(sanctions.standing('bob', 1)).toMatchObject([{ ruling: 2, sanctions: [] }]);
    expect(sanctions.bannedUntil('bob', 1)).toBeNull();
  });
});

describe('what nobody is told of any more', () => {
  test.each([
    ['a ban that has ended', 20 * DAY, 20 * DAY],
    ['a ban that ended soon, and is told for as long as a warning', DAY, 14 * DAY],
    ['a warning', null, 14 * DAY],
    ['that an appeal has lifted a ban', undefined, 14 * DAY],
  ])('is dropped: %s', (_, until, end) => {
    const sanctions = new Sanctions();
    sanctions.take(ruled(until));
    expect(sanctions.pass(end - 1)).toEqual([]);
    expect([...sanctions.players()]).toEqual(['ann', 'bob']);
    expect(sanctions.pass(end)).toEqual(['ann', 'bob']);
    expect([...sanctions.players()]).toEqual([]);
  });

  test('goes without what still stands, and out of what a snapshot had', () => {
    const before = new Sanctions();
    before.take(ruled(20 * DAY));
    before.take(ruled(40 * DAY, { dispute: 'e' }));
    const sanctions = new Sanctions();
    sanctions.restore(before.kept('bob')!);
    expect(sanctions.pass(20 * DAY)).toEqual(['bob']);
    expect(sanctions.kept('bob')?.rulings).toMatchObject([{ dispute: 'e' }]);
    expect(sanctions.bannedUntil('bob', 20 * DAY)).toBe(40 * DAY);
    expect(sanctions.pass(40 * DAY)).toEqual(['bob']);
    expect(sanctions.kept('bob')).toBeUndefined();
  });
});

test('a player is banned until the last of their bans ends, and nobody by the ban of another', () => {
  const sanctions = new Sanctions();
  sanctions.take(ruled(DAY));
  sanctions.take(ruled(2 * DAY, { dispute: 'e' }));
  expect(sanctions.bannedUntil('bob', DAY)).toBe(2 * DAY);
  expect(sanctions.bannedUntil('bob', 2 * DAY)).toBeNull();
  expect(sanctions.bannedUntil('ann', 1)).toBeNull();
});
