import { expect, test } from '@jest/globals';
import { OldestFirst, seededRandom } from './index.ts';

/** What is taken out of it of what was set before a time, in order. */
function taken(map: OldestFirst<number>, before: number): string[] {
  return map.takeOld((at) => at < before);
}

function filled(...entries: readonly (readonly [string, number])[]): OldestFirst<number> {
  const map = new OldestFirst<number>();
  for (const [key, at] of entries) map.set(key, at);
  return map;
}

test('what was set first goes first, up to what is not old', () => {
  const map = filled(['a', 1], ['b', 2], ['c', 3]);
  expect(taken(map, 3)).toEqual(['a', 'b']);
  expect([...map]).toEqual([['c', 3]]);
});

test('what is set again comes last', () => {
  const map = filled(['a', 1], ['b', 2], ['a', 3]);
  expect(taken(map, 3)).toEqual(['b']);
  expect([...map]).toEqual([['a', 3]]);
});

test('what was looked at and is set again is old by its new time', () => {
  const map = filled(['a', 5]);
  expect(taken(map, 1)).toEqual([]);
  map.set('a', 9);
  expect(taken(map, 6)).toEqual([]);
  expect(taken(map, 10)).toEqual(['a']);
});

test('what stays is still there', () => {
  const map = filled(['a', 1], ['b', 2]);
  map.takeOld(
    () => true,
    (key) => key === 'a',
  );
  expect([...map]).toEqual([['a', 1]]);
});

test('once empty, it goes on with what comes then', () => {
  const map = filled(['a', 1]);
  expect(taken(map, 9)).toEqual(['a']);
  expect(taken(map, 9)).toEqual([]);
  map.set('b', 2);
  expect(taken(map, 9)).toEqual(['b']);
});

test('whatever is set, deleted and taken, it holds what a list would', () => {
  const random = seededRandom(7);
  const map = new OldestFirst<number>();
  let list: (readonly [string, number])[] = [];
  for (let at = 0; at < 3_000; at += 1) {
    const key = `k${random.below(40)}`;
    list = list.filter(([one]) => one !== key);
    if (random.oneIn(4)) map.delete(key);
    else {
      map.set(key, at);
      list.push([key, at]);
    }
    if (!random.oneIn(3)) continue;
    const old = list.filter(([, since]) => since < at - 20).map(([one]) => one);
    expect(taken(map, at - 20)).toEqual(old);
    list = list.filter(([one]) => !old.includes(one));
    expect([...map]).toEqual(list);
  }
});
