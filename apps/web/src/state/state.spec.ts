import { describe, expect, test } from '@jest/globals';
import { computed, effect } from '@preact/signals';
import type { MatchState, WireClock } from '@arbiter/client';
import { Identities } from '../session/identity.ts';
import { minutes, timeLeft } from './clock.ts';
import { named, namesOf } from './log.ts';
import { makeRoute, parseRoute, type Route } from './route.ts';
import { makeStore } from './store.ts';

describe('the store', () => {
  test('tells of each change, and readers of a part only of changes of that part', () => {
    const store = makeStore({ a: 1, b: 1 });
    const seen: number[] = [];
    const part = computed(() => store.state.value.b);
    effect(() => void seen.push(part.value));
    store.set({ a: 2 });
    store.set(({ a }) => ({ b: a + 1 }));
    expect(store.get()).toEqual({ a: 2, b: 3 });
    expect(seen).toEqual([1, 3]);
  });
});

describe('routes', () => {
  test.each<Route>([
    { at: 'lobby' },
    { at: 'deck', path: [] },
    { at: 'invite', player: 'p-1' },
    { at: 'ticket', ticket: 'local-t-a/b' },
    { at: 'match', match: 'm 1' },
    { at: 'replay', game: 'g', where: '' },
    { at: 'replay', game: 'g', where: '41' },
    { at: 'replay', game: 'g', where: '41-57' },
    { at: 'report', path: [] },
    { at: 'report', path: ['g'] },
    { at: 'report', path: ['g', '7'] },
    { at: 'operate', path: [] },
    { at: 'ratings', path: ['p-1'] },
    { at: 'operate', path: ['dispute', 'd-1', '41'] },
  ])('an address leads back: %j', (route) => {
    expect(parseRoute(makeRoute(route))).toEqual(route);
  });

  test('anything else is the lobby', () => {
    expect(parseRoute('#/somewhere/else')).toEqual({ at: 'lobby' });
    expect(parseRoute('#/match/%E0')).toEqual({ at: 'lobby' });
  });
});

describe('names', () => {
  test('stand in place of seats', () => {
    expect(named('Player 2 deals 3 damage to Player 1', ['Ann', 'Bob'])).toBe(
      'Bob deals 3 damage to Ann',
    );
  });

  test('are told apart', () => {
    const match = { players: [{ name: 'Ann' }, { name: 'Ann' }] } as unknown as MatchState;
    expect(namesOf(match)).toEqual(['Ann (1)', 'Ann (2)']);
  });
});

describe('the clock', () => {
  const clock = {
    left: [61_000, 5_000],
    connected: [true, true],
    running: 0,
  } as unknown as WireClock;

  test('runs for one seat', () => {
    expect(minutes(timeLeft(clock, 0, 2_000))).toBe('0:59');
    expect(minutes(timeLeft(clock, 1, 2_000))).toBe('0:05');
  });

  test('never runs below nothing', () => {
    expect(minutes(timeLeft(clock, 0, 99_000))).toBe('0:00');
  });
});

describe('who plays in a window', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
      removeItem: (name: string) => void kept.delete(name),
    };
  };
  const ann = { player: 'p-1', name: 'Ann', token: 'a' };
  const bob = { player: 'p-2', name: 'Bob', token: 'b' };

  test('a new window is who the browser was; two windows can be two guests', () => {
    const local = storage();
    const one = new Identities(local, storage());
    const other = new Identities(local, storage());
    expect(one.get()).toBeNull();
    one.keep(ann);
    expect(other.get()).toEqual(ann);
    other.leave();
    expect(other.get()).toBeNull();
    other.keep(bob);
    expect(other.get()).toEqual(bob);
    expect(one.get()).toEqual(ann);
    expect(new Identities(local, storage()).get()).toEqual(ann);
  });

  test('whom the server does not know is forgotten', () => {
    const local = storage();
    const one = new Identities(local, storage());
    one.keep(ann);
    one.forget(ann.player);
    expect(one.get()).toBeNull();
    expect(new Identities(local, storage()).get()).toBeNull();
  });
});
