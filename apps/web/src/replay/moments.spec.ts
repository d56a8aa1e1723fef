import { describe, expect, test } from '@jest/globals';
import type { View } from '@arbiter/client';
import { differences } from './moments.ts';

const NAMES = ['Ann', 'Bob'] as const;

const player = (seat: 0 | 1, change: object = {}): object => ({
  ...{ seat, life: 20, counters: {}, libraryCount: 53, handCount: 7, hand: null },
  ...{ graveyard: [], exile: [], ...change },
});

const bear = (change: object = {}): object => ({
  ...{ id: 7, name: 'Grizzly Bears', power: 2, toughness: 2, controller: 0 },
  ...{ tapped: false, damage: 0, counters: {}, attachedTo: 0, ...change },
});

const view = (change: object = {}): View =>
  ({
    turn: { number: 3, active: 0, step: 'main', phase: 'main' },
    ...{ players: [player(0), player(1)], permanents: [], stack: [], ...change },
  }) as unknown as View;

describe('two moments of a game', () => {
  test('that are alike differ in nothing', () => {
    const one = view({ permanents: [bear()] });
    expect(differences(one, structuredClone(one), NAMES)).toEqual([]);
  });

  test('differ in what changed of a player', () => {
    const hurt = view({ players: [player(0), player(1, { life: 17, handCount: 6 })] });
    expect(differences(view(), hurt, NAMES)).toEqual([
      { what: 'Bob: Life', before: '20', after: '17' },
      { what: 'Bob: Hand', before: '7', after: '6' },
    ]);
  });

  test('differ in who is in play, and how', () => {
    const tapped = view({ permanents: [bear({ tapped: true, damage: 1, power: 3 })] });
    const what = 'Grizzly Bears';
    expect(differences(view({ permanents: [bear()] }), tapped, NAMES)).toEqual([
      { what, before: 'Ann, 2/2', after: 'Ann, 3/2, tapped, 1 damage' },
    ]);
    expect(differences(tapped, view(), NAMES)).toMatchObject([{ what, after: '–' }]);
  });

  test('tell two permanents of one name apart', () => {
    const before = view({ permanents: [bear(), bear({ id: 8 })] });
    const after = view({ permanents: [bear(), bear({ id: 9, controller: 1 })] });
    expect(differences(before, after, NAMES)).toEqual([
      { what: 'Grizzly Bears', before: 'Ann, 2/2', after: '–' },
      { what: 'Grizzly Bears', before: '–', after: 'Bob, 2/2' },
    ]);
  });

  test('say no more of a hand than the views show', () => {
    const told = differences(
      view(),
      view({ players: [player(0, { handCount: 8 }), player(1)] }),
      NAMES,
    );
    expect(told).toEqual([{ what: 'Ann: Hand', before: '7', after: '8' }]);
  });
});
