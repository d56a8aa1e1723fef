import { describe, expect, test } from '@jest/globals';
import { announced, answerIn, isPlain, type Announcement, type SpaceView } from './answers.ts';
import { deckIn, rowsOf } from './deck.ts';

const NOTHING = { pays: null, proposed: null };
const TWO_SOURCES = {
  shape: 'payment',
  isPayable: true,
  sources: [
    { object: 1, ability: 0 },
    { object: 2, ability: 0 },
  ],
  ...NOTHING,
} as const;

describe('the answer of a filled form', () => {
  test.each<[what: string, space: SpaceView, fields: Record<string, string[]>, answer: unknown]>([
    ['yes', { shape: 'oneOf', options: [true, false] }, { pick: ['true'] }, true],
    ['a player', { shape: 'oneOf', options: ['p0', 'p1'] }, { pick: ['p1'] }, 'p1'],
    ['a mode', { shape: 'oneOf', options: [0, 1] }, { pick: ['1'] }, 1],
    ['a name', { shape: 'name' }, { pick: [' Shock '] }, 'Shock'],
    [
      'some of many',
      { shape: 'subset', from: [3, 4, 'p0'], least: 0, most: 3 },
      { pick: ['4', 'p0'] },
      [4, 'p0'],
    ],
    ['none of many', { shape: 'subset', from: [3], least: 0, most: 1 }, {}, []],
    ['a number', { shape: 'number', least: 0, most: 9 }, { pick: ['7'] }, 7],
    [
      'an order',
      { shape: 'order', of: [10, 11, 12] },
      { 'place 10': ['3'], 'place 11': ['1'], 'place 12': ['2'] },
      [11, 12, 10],
    ],
    [
      'a division',
      { shape: 'division', total: 3, among: [7, 'p1'], least: 0, all: false },
      { 'amount 7': ['0'], 'amount p1': ['3'] },
      [['p1', 3]],
    ],
    [
      'attackers, two of them in a band',
      { shape: 'attack', attackers: [1, 2, 3, 4], banding: [1] },
      { pick: ['1', '2', '4'], 'band 1': ['A'], 'band 2': ['A'], 'band 4': [''] },
      [[1, 2], [4]],
    ],
    [
      'blockers',
      {
        shape: 'block',
        blockers: [
          [5, [8]],
          [6, [8]],
        ],
      },
      { 'block 5': ['8'], 'block 6': [''] },
      [[5, 8]],
    ],
    [
      'a payment left to the server',
      { shape: 'payment', isPayable: true, sources: [], ...NOTHING },
      {},
      true,
    ],
    ['a payment by hand', TWO_SOURCES, { mana: ['1'] }, { mana: [{ object: 2, ability: 0 }] }],
    ['a payment as it was proposed', { ...TWO_SOURCES, proposed: [0] }, { mana: ['0'] }, true],
    [
      'a payment other than it was proposed',
      { ...TWO_SOURCES, proposed: [0] },
      { mana: ['1'] },
      { mana: [{ object: 2, ability: 0 }] },
    ],
    [
      'a payment with more than was proposed',
      { ...TWO_SOURCES, proposed: [0] },
      { mana: ['0', '1'] },
      {
        mana: [
          { object: 1, ability: 0 },
          { object: 2, ability: 0 },
        ],
      },
    ],
    [
      'a card to be discarded',
      {
        ...{ shape: 'payment', isPayable: true, sources: [], proposed: null },
        pays: [{ pay: 'discard', from: [6, 7], count: 1 }],
      },
      { discard: ['7'] },
      { discard: [7] },
    ],
  ])('%s', (_, space, fields, answer) => {
    expect(answerIn(space, fields)).toEqual(answer);
  });
});

describe('an announcement', () => {
  const option = {
    type: 'CastSpell',
    label: 'Cast Arc Lightning',
    object: 9,
    plans: [
      {
        mode: 0,
        alternative: 0,
        buyback: false,
        x: { least: 0, most: 0 },
        targets: [{ shape: 'subset', from: [4, 5, 'p1'], least: 1, most: 3 }],
        division: { spec: 0, total: 3 },
        pays: null,
        does: [],
        cost: '{2}{R}',
        aims: ['creature or player'],
        life: 0,
        label: '',
      },
    ],
  } as const satisfies Announcement;
  const [plan] = option.plans;

  test('divides among those that get something', () => {
    const fields = { 'amount 0 4': ['1'], 'amount 0 5': ['0'], 'amount 0 p1': ['2'] };
    expect(announced(option, plan, fields)).toEqual({
      type: 'CastSpell',
      object: 9,
      mode: 0,
      x: 0,
      targets: [[4, 'p1']],
      division: [[1, 2]],
    });
  });

  test('says what is sacrificed for it', () => {
    const pays = [{ pay: 'sacrifice', from: [3, 4], count: 1 }] as const;
    const fields = { sacrifice: ['4'] };
    const paid = announced(option, { ...plan, targets: [], division: null, pays }, fields);
    expect(paid).toMatchObject({ payment: { sacrifice: [4] } });
  });

  test('is plain only without anything to choose', () => {
    expect(isPlain(plan)).toBe(false);
    expect(isPlain({ ...plan, targets: [], division: null })).toBe(true);
  });
});

describe('sideboarding', () => {
  const deck = {
    main: [
      { name: 'Shock', count: 4 },
      { name: 'Mountain', count: 2 },
    ],
    side: [{ name: 'Shock', count: 1 }],
  };

  test('each card is one row', () => {
    expect(rowsOf(deck)).toEqual([
      { name: 'Shock', main: 4, all: 5 },
      { name: 'Mountain', main: 2, all: 2 },
    ]);
  });

  test('what is not in the main deck is in the sideboard', () => {
    expect(deckIn(deck, { 'main Shock': ['3'] })).toEqual({
      main: [
        { name: 'Shock', count: 3 },
        { name: 'Mountain', count: 2 },
      ],
      side: [{ name: 'Shock', count: 2 }],
    });
  });
});
