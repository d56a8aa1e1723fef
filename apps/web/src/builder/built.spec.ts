import { describe, expect, test } from '@jest/globals';
import type { Card } from '@arbiter/client';
import {
  builtFrom,
  curveOf,
  kindOf,
  listOf,
  manaValueOf,
  moved,
  openingHand,
  shuffled,
  withMore,
  type Built,
} from './built.ts';

const built = (name: string, main: number, side = 0): Built => ({ name, main, side });
const card = (name: string, cost: string | null, ...types: string[]): Card => ({
  ...{ name, cost, types, colors: [], supertypes: [], subtypes: [], text: [] },
  ...{ power: null, toughness: null },
});

describe('a deck that is being built', () => {
  test('has each card of a list once, with its copies in both parts', () => {
    const deck = {
      main: [
        { name: 'Shock', count: 2 },
        { name: 'Mountain', count: 20 },
        { name: 'Shock', count: 2 },
      ],
      side: [{ name: 'Shock', count: 1 }],
    };
    expect(builtFrom(deck)).toEqual([built('Shock', 4, 1), built('Mountain', 20)]);
  });

  test.each([
    ['a first copy', [], 'main', 1, [built('Shock', 1)]],
    ['one more', [built('Shock', 1)], 'main', 1, [built('Shock', 2)]],
    ['one in the sideboard', [built('Shock', 1)], 'side', 1, [built('Shock', 1, 1)]],
    ['the last copy less', [built('Shock', 1)], 'main', -1, []],
    ['one less of none', [built('Shock', 0, 2)], 'main', -1, [built('Shock', 0, 2)]],
  ] as const)('takes %s', (_, before, part, more, after) => {
    expect(withMore(before, 'Shock', part, more)).toEqual(after);
  });

  test('moves a copy to the other part, if there is one', () => {
    const before = [built('Shock', 1, 3)];
    expect(moved(before, 'Shock', 'main')).toEqual([built('Shock', 0, 4)]);
    expect(moved([built('Shock', 0, 4)], 'Shock', 'main')).toEqual([built('Shock', 0, 4)]);
  });

  test('is written as a list, the sideboard under its own line', () => {
    expect(listOf([built('Shock', 4, 1), built('Mountain', 20)])).toBe(
      '4 Shock\n20 Mountain\n\nSideboard\n1 Shock\n',
    );
    expect(listOf([built('Shock', 4)])).toBe('4 Shock\n');
  });
});

test.each([
  ['', 0],
  ['2RR', 4],
  ['X1G', 2],
  ['12', 12],
  ['(W/U)(W/U)R', 3],
])('the converted mana cost of %j is %d', (cost, value) => {
  expect(manaValueOf(cost)).toBe(value);
});

test('the curve counts what the main deck casts; lands and unknown cards are no part of it', () => {
  const cards = new Map(
    [
      card('Shock', 'R', 'Instant'),
      card('Mountain', null, 'Land'),
      card('Colossus', '9', 'Artifact', 'Creature'),
    ].map((one) => [one.name, one]),
  );
  const deck = [built('Shock', 4, 2), built('Mountain', 20), built('Colossus', 2), built('New', 3)];
  expect(curveOf(deck, cards)).toEqual([0, 4, 0, 0, 0, 0, 0, 2]);
});

test.each([
  [card('Bear', '1G', 'Creature'), 'Creatures'],
  [card('Shock', 'R', 'Instant'), 'Other spells'],
  [card('Forest', null, 'Land'), 'Lands'],
  [undefined, 'Not working yet'],
] as const)('a card is listed by what it is: %j', (one, kind) => {
  expect(kindOf(one)).toBe(kind);
});

test('a shuffled main deck has each of its cards, and none of the sideboard', () => {
  const deck = [built('Shock', 3, 4), built('Mountain', 2)];
  // Chance that always picks the first: every card is exchanged with it.
  const library = shuffled(deck, () => 0);
  expect(library).toEqual(['Shock', 'Shock', 'Mountain', 'Mountain', 'Shock']);
  expect(openingHand(library)).toBe(5);
  expect(openingHand(Array<string>(60).fill('Mountain'))).toBe(7);
});
