import { describe, expect, test } from '@jest/globals';
import type { View } from '@arbiter/client';
import { pilesOf } from './piles.ts';

const look: { readonly selected: number | null; readonly live: ReadonlySet<number> } = {
  ...{ selected: null, live: new Set() },
};
const elf = (id: number, change: object = {}) =>
  ({
    id,
    name: 'Elf',
    tapped: false,
    damage: 0,
    attachedTo: 0,
    ...change,
  }) as View['permanents'][number];

/** The piles of these permanents, as ids. */
function piles(
  permanents: readonly View['permanents'][number][],
  change: object = {},
  { selected = look.selected, live = look.live } = {},
): number[][] {
  const view = { permanents, combat: null, stack: [], ...change } as unknown as View;
  return pilesOf(permanents, view, { selected, live }).map((pile) => pile.map(({ id }) => id));
}

describe('permanents', () => {
  test('that nobody could tell apart lie in one pile', () => {
    expect(piles([elf(1), elf(2), elf(3)])).toEqual([[1, 2, 3]]);
  });

  test.each([{ tapped: true }, { damage: 1 }, { name: 'Ox' }, { counters: { '+1/+1': 1 } }])(
    'lie apart as soon as something can be seen of one: %j',
    (change) => {
      expect(piles([elf(1), elf(2, change), elf(3)])).toEqual([[1, 3], [2]]);
    },
  );

  test('in combat lie by themselves', () => {
    const combat = { attackers: [{ object: 1, blockers: [2] }] };
    expect(piles([elf(1), elf(2), elf(3), elf(4)], { combat })).toEqual([[1], [2], [3, 4]]);
  });

  test('at which a spell is aimed, and what is looked at, lie by themselves', () => {
    const stack = [{ targets: [['p0'], [2]] }];
    const all = [elf(1), elf(2), elf(3), elf(4)];
    expect(piles(all, { stack }, { selected: 3 })).toEqual([[1, 4], [2], [3]]);
  });

  test('with something attached lie by themselves', () => {
    const aura = elf(9, { name: 'Aura', attachedTo: 2 });
    expect(piles([elf(1), elf(2), elf(3), aura])).toEqual([[1, 3], [2], [9]]);
  });

  test('with which something can be done lie apart from those with which nothing can', () => {
    expect(piles([elf(1), elf(2), elf(3)], {}, { live: new Set([1, 2]) })).toEqual([[1, 2], [3]]);
  });
});
