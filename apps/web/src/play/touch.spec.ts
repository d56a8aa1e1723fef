import { describe, expect, test } from '@jest/globals';
import type { PlanView, SpaceView } from './answers.ts';
import type { Fields, Recipient } from './fields.ts';
import { isComplete, marksOf, touched, type Asked } from './touch.ts';

const spaceOf = (space: SpaceView): Asked => ({ space, index: 0 });

const planOf = (change: Partial<PlanView>): Asked => ({
  plan: {
    ...{
      mode: 0,
      alternative: 0,
      buyback: false,
      x: { least: 0, most: 0 },
      pays: null,
    },
    ...{
      targets: [],
      division: null,
      label: '',
      cost: '',
      aims: [],
      does: [],
      life: 0,
    },
    ...change,
  },
  index: 0,
});

/** What the answer is after these clicks. */
function after(asked: Asked, ...clicks: readonly Recipient[]): Fields | 'done' | null {
  let fields: Fields = {};
  for (const what of clicks) {
    const now = touched(asked, fields, what);
    if (now === null || now === 'done') return now;
    fields = now;
  }
  return fields;
}

describe('a target', () => {
  const shock = planOf({
    targets: [{ shape: 'subset', from: [7, 8, 'p1'], least: 1, most: 1 }],
  });

  test('is chosen by a click, changed by another, and confirmed by a second one on it', () => {
    expect(after(shock, 7)).toEqual({ 'target 0': ['7'] });
    expect(after(shock, 7, 'p1')).toEqual({ 'target 0': ['p1'] });
    expect(after(shock, 7, 7)).toBe('done');
  });

  test('is missing until it is chosen', () => {
    expect(isComplete(shock, {})).toBe(false);
    expect(isComplete(shock, { 'target 0': ['p1'] })).toBe(true);
  });

  test('lights what may be one, and says which is', () => {
    const marks = marksOf(shock, { 'target 0': ['8'] });
    expect([...marks.keys()]).toEqual([7, 8, 'p1']);
    expect([7, 8].map((id) => marks.get(id)?.picked)).toEqual([false, true]);
  });

  test('of the second kind comes after the first; a click on what is no target means nothing', () => {
    const two = planOf({
      targets: [
        { shape: 'subset', from: [7, 8], least: 1, most: 1 },
        { shape: 'subset', from: [8, 9], least: 1, most: 1 },
      ],
    });
    expect(after(two, 8, 9)).toEqual({ 'target 0': ['8'], 'target 1': ['9'] });
    expect(after(two, 5)).toBeNull();
  });
});

describe('a division', () => {
  const arc = planOf({
    targets: [{ shape: 'subset', from: [7, 8], least: 1, most: 2 }],
    division: { spec: 0, total: 3 },
  });

  test('gives one at each click; when nothing is left, a click takes back', () => {
    expect(after(arc, 7, 7, 8)).toEqual({
      'amount 0 7': ['2'],
      'amount 0 8': ['1'],
    });
    expect(after(arc, 7, 7, 8, 7)).toEqual({
      'amount 0 7': ['0'],
      'amount 0 8': ['1'],
    });
  });

  test('is complete when all is given', () => {
    expect(isComplete(arc, { 'amount 0 7': ['2'] })).toBe(false);
    expect(isComplete(arc, { 'amount 0 7': ['2'], 'amount 0 8': ['1'] })).toBe(true);
  });
});

describe('combat damage', () => {
  const damage = spaceOf({
    ...{ shape: 'division', total: 3, among: [7, 8], least: 0, all: false },
    lethal: [
      [7, 2],
      [8, 1],
    ],
  });

  test('is marked where it is lethal', () => {
    const marks = marksOf(damage, { 'amount 7': ['1'], 'amount 8': ['2'] });
    expect([marks.get(7)?.note, marks.get(8)?.note]).toEqual(['1', '2, lethal']);
  });
});

describe('attackers', () => {
  const attack = spaceOf({ shape: 'attack', attackers: [3, 4], banding: [] });

  test('are chosen and taken back by clicks', () => {
    expect(after(attack, 3, 4, 3)).toEqual({ pick: ['4'] });
  });

  test('are at least one: no attack is another answer', () => {
    expect(isComplete(attack, {})).toBe(false);
    expect(isComplete(attack, { pick: ['3'] })).toBe(true);
  });
});

describe('a blocker', () => {
  const block = spaceOf({
    shape: 'block',
    blockers: [
      [3, [8, 9]],
      [4, [9]],
    ],
  });

  test('is clicked first, then what it blocks; a click on it takes the block back', () => {
    expect(after(block, 3, 9)).toMatchObject({ 'block 3': ['9'] });
    expect(after(block, 3, 9, 3)).toMatchObject({ 'block 3': [''] });
  });

  test('that can block one attacker alone blocks it at the first click', () => {
    expect(after(block, 4)).toMatchObject({ 'block 4': ['9'] });
  });

  test('lights what it may block, when it was clicked', () => {
    expect([...marksOf(block, {}).keys()]).toEqual([3, 4]);
    expect([...marksOf(block, { armed: ['3'] }).keys()].sort()).toEqual([3, 4, 8, 9]);
  });

  test('is needed for an attacker to be clicked', () => {
    expect(after(block, 8)).toBeNull();
  });
});

describe('a payment', () => {
  const payment = spaceOf({
    shape: 'payment',
    isPayable: true,
    sources: [
      { object: 1, ability: 0 },
      { object: 2, ability: 0 },
    ],
    pays: [{ pay: 'sacrifice', from: [5, 6], count: 1 }],
    proposed: [0],
  });

  test('is swapped by clicks on lands', () => {
    const proposed = { mana: ['0'] };
    const without = touched(payment, proposed, 1) as Fields;
    expect(touched(payment, without, 2)).toEqual({ mana: ['1'] });
  });

  test('takes what is sacrificed by a click, the last one instead of the first', () => {
    expect(after(payment, 5, 6)).toEqual({ sacrifice: ['6'] });
    expect(isComplete(payment, {})).toBe(false);
  });
});

describe('a choice of cards', () => {
  test('is complete when as many are chosen as are asked for', () => {
    const two = spaceOf({
      shape: 'subset',
      from: [1, 2, 3],
      least: 2,
      most: 2,
    });
    expect(isComplete(two, { pick: ['1'] })).toBe(false);
    expect(isComplete(two, { pick: ['1', '3'] })).toBe(true);
    expect(after(two, 1, 2, 3)).toEqual({ pick: ['2', '3'] });
  });
});

describe('what a space forbids', () => {
  const both: PlanView['targets'][number] = {
    ...{ shape: 'subset', from: [1, 2, 8, 9], least: 0, most: 2 },
    groups: [
      [1, 2],
      [8, 9],
    ],
  };
  const targets = planOf({ targets: [both] });

  test('targets of two groups are no answer, and a click on the other group starts over', () => {
    expect(isComplete(targets, { 'target 0': ['1', '8'] })).toBe(false);
    expect(isComplete(targets, { 'target 0': ['1', '2'] })).toBe(true);
    expect(after(targets, 1, 2, 9)).toEqual({ 'target 0': ['9'] });
    expect(after(spaceOf(both), 1, 9, 8)).toEqual({ pick: ['9', '8'] });
    expect(isComplete(spaceOf(both), { pick: ['2', '9'] })).toBe(false);
  });

  test('more targets than there may be, or one twice', () => {
    expect(isComplete(targets, { 'target 0': ['1', '2', '2'] })).toBe(false);
  });

  test('an X that can’t be paid, or none', () => {
    const x = planOf({ x: { least: 0, most: 3 } });
    expect(['0', '3', '4', '-1', ''].map((one) => isComplete(x, { x: [one] }))).toEqual([
      ...[true, true, false, false, false],
    ]);
    expect(isComplete(x, {})).toBe(true);
  });

  test('a number out of bounds', () => {
    const number = spaceOf({ shape: 'number', least: 1, most: 4 });
    expect(['1', '5', ''].map((pick) => isComplete(number, { pick: [pick] }))).toEqual([
      ...[true, false, false],
    ]);
  });

  test('an attack without a creature that has to attack, and more than may', () => {
    const terms = {
      ...{ most: 2, notAlone: [3], required: [5], requirements: 'eachThatFits' as const },
    };
    const attack = spaceOf({ shape: 'attack', attackers: [3, 4, 5], banding: [], terms });
    const may = (...pick: string[]): boolean => isComplete(attack, { pick });
    expect([may('4'), may('4', '5'), may('3', '4', '5'), may('3')]).toEqual([
      ...[false, true, false, false],
    ]);
  });

  test('a band with two that have no banding', () => {
    const attack = spaceOf({ shape: 'attack', attackers: [3, 4, 5], banding: [5] });
    const band = { 'band 3': ['A'], 'band 4': ['A'], 'band 5': ['A'] };
    expect(isComplete(attack, { pick: ['3', '5'], ...band })).toBe(true);
    expect(isComplete(attack, { pick: ['3', '4', '5'], ...band })).toBe(false);
  });

  test('a block by one where an attacker takes two', () => {
    const block = spaceOf({
      shape: 'block',
      blockers: [
        [1, [9]],
        [2, [9]],
      ],
      terms: { several: [], crowds: [[9, 2, null]], required: [] },
    });
    expect(isComplete(block, { 'block 1': ['9'] })).toBe(false);
    expect(isComplete(block, { 'block 1': ['9'], 'block 2': ['9'] })).toBe(true);
  });

  test('trample damage to a player before the blockers have what is lethal', () => {
    const damage = spaceOf({
      ...{ shape: 'division', total: 4, among: [7, 'p1'], least: 0, all: true },
      onlyAfter: { player: 'p1', lethal: [[7, 2]] },
    });
    expect(isComplete(damage, { 'amount 7': ['1'], 'amount p1': ['3'] })).toBe(false);
    expect(isComplete(damage, { 'amount 7': ['2'], 'amount p1': ['2'] })).toBe(true);
  });

  test('a word that is none of those that may be said', () => {
    const word = spaceOf({ shape: 'word', options: ['red', 'blue'] });
    expect(isComplete(word, { pick: ['pink'] })).toBe(false);
    expect(isComplete(word, { pick: ['red'] })).toBe(true);
  });

  test('of a cost, what pays too much, or twice; one land that is tapped twice', () => {
    const pays = [
      { pay: 'sacrifice' as const, from: [5, 6], count: 1 },
      { pay: 'sacrifice' as const, from: [6, 7], count: 1 },
    ];
    const cost = planOf({ pays });
    const paid = (...sacrifice: string[]): boolean => isComplete(cost, { sacrifice });
    expect([paid('5'), paid('5', '6'), paid('5', '6', '7'), paid('6', '7')]).toEqual([
      ...[false, true, false, true],
    ]);
    const twice = spaceOf({
      ...{ shape: 'payment', isPayable: true, pays: null, proposed: [0] },
      sources: [0, 1].map((ability) => ({ object: 1, ability })),
    });
    expect(isComplete(twice, { mana: ['0', '1'] })).toBe(false);
    expect(after(twice, 1, 1)).toEqual({ mana: ['1'] });
    expect(after(twice, 1, 1, 1)).toEqual({ mana: [] });
  });

  test('to let the server pay what it can’t', () => {
    const poor = spaceOf({
      ...{ shape: 'payment', isPayable: false, sources: [], pays: null, proposed: null },
    });
    expect(isComplete(poor, {})).toBe(false);
  });
});
