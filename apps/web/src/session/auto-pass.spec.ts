import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MatchState, Position } from '@arbiter/client';
import { DEFAULT_ORDERS, type PassingOrders } from '../play/passing.ts';
import type { TableState } from '../state/state.ts';
import { AutoPasser } from './auto-pass.ts';
import { KeptOrders } from './kept-orders.ts';
import { freshTable } from './match-session.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Ann, who can do nothing but pass, is asked by this decision. */
function asked(number: number, turn = 4): Position {
  const player = { pool: [0, 0, 0, 0, 0, 0], graveyard: [], hand: [] };
  return {
    view: {
      ...{ game: 'g', outcome: null, suspended: false, stack: [], combat: null, permanents: [] },
      ...{ turn: { number: turn, active: 1 }, players: [player, player] },
    },
    options: { decision: { number, kind: 'priority' }, commands: [{ type: 'Pass' }], labels: {} },
  } as unknown as Position;
}

/** She is asked so while she is attacked by what none of her creatures may block. */
function attackedAt(number: number): Position {
  const { view, options } = asked(number);
  const combat = { attackers: [{ object: 9 }], blockersDeclared: false };
  return {
    view: { ...view, combat },
    options: { ...options, commands: [{ type: 'Pass', pastBlocks: true }] },
  } as unknown as Position;
}

/** A table at which Ann is asked, and what is passed and kept there. */
function sitDown(orders: PassingOrders = DEFAULT_ORDERS) {
  let table: TableState = {
    ...freshTable({ match: 'm', seat: 0 } as MatchState, orders),
    position: asked(1),
  };
  const passed: (number | undefined)[] = [];
  const store = {
    get: () => table,
    set: (change: Partial<TableState>) => void (table = { ...table, ...change }),
    begin: () => undefined,
    missing: () => undefined,
  };
  const kept: PassingOrders[] = [];
  const passer = new AutoPasser(
    store,
    (now) => kept.push(now),
    () => passed.push(table.position?.options?.decision?.number),
  );
  return { passer, store, passed, kept };
}

describe('the page passes', () => {
  test('nothing while priority is held, and then as it was ordered', () => {
    const { passer, passed, kept } = sitDown();
    passer.take();
    passer.hold(true);
    jest.advanceTimersByTime(60_000);
    expect(passed).toEqual([]);
    passer.hold(false);
    jest.advanceTimersByTime(401);
    expect(passed).toEqual([1]);
    expect(kept).toEqual([]);
  });

  test('after a pause of 150 to 400 ms', () => {
    const { passer, store, passed } = sitDown();
    passer.take();
    expect(store.get().passing).toBe(true);
    jest.advanceTimersByTime(149);
    expect(passed).toEqual([]);
    jest.advanceTimersByTime(252);
    expect(passed).toEqual([1]);
    expect(store.get().passing).toBe(false);
  });

  test('an attack that nobody could block once it has been seen for 1.5 to 2.5 s, and what else comes of it at once', () => {
    const { passer, store, passed } = sitDown();
    const attacked = (number: number) => {
      store.set({ position: attackedAt(number) });
      passer.take();
    };
    attacked(2);
    jest.advanceTimersByTime(1_499);
    expect([passed, store.get().passing]).toEqual([[], true]);
    jest.advanceTimersByTime(1_002);
    expect(passed).toEqual([2]);
    attacked(3);
    jest.advanceTimersByTime(401);
    expect(passed).toEqual([2, 3]);
  });

  test('an attack at once, where little time is left', () => {
    const { passer, store, passed } = sitDown();
    store.set({ position: attackedAt(2), shortOfTime: 20_000 });
    passer.take();
    jest.advanceTimersByTime(401);
    expect(passed).toEqual([2]);
  });

  test('after pauses of no one length', () => {
    const waits = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const { passer, passed } = sitDown();
      passer.take();
      let wait = 0;
      while (passed.length === 0) jest.advanceTimersByTime((wait += 1) && 1);
      waits.add(wait);
    }
    expect(waits.size).toBeGreaterThan(5);
  });

  test('once, though the table was told of more meanwhile', () => {
    const { passer, store, passed } = sitDown();
    passer.take();
    jest.advanceTimersByTime(100);
    store.set({ position: asked(2) });
    passer.take();
    jest.advanceTimersByTime(1_000);
    expect(passed).toEqual([2]);
  });

  test('not when the player has answered, or is about to', () => {
    for (const change of [{ sending: true }, { open: { decision: 1, index: 0, plan: 0 } }]) {
      const { passer, store, passed } = sitDown();
      passer.take();
      store.set(change);
      jest.advanceTimersByTime(1_000);
      expect(passed).toEqual([]);
    }
  });

  test('not for one who only watches', () => {
    const { passer, store, passed } = sitDown();
    store.set({ match: { match: 'm', seat: null } as MatchState });
    passer.take();
    jest.advanceTimersByTime(1_000);
    expect(passed).toEqual([]);
  });
});

describe('stopping', () => {
  test('ends what was ordered, keeps the open decision for the player, and no later one', () => {
    const { passer, store, passed, kept } = sitDown({ ...DEFAULT_ORDERS, auto: 'always' });
    passer.until('myTurn');
    expect(store.get().orders.on).toMatchObject({ until: 'myTurn', turn: 4 });
    passer.stop();
    passer.take();
    jest.advanceTimersByTime(1_000);
    expect(passed).toEqual([]);
    expect(store.get()).toMatchObject({ passing: false, orders: DEFAULT_ORDERS });
    expect(kept.at(-1)).toEqual(DEFAULT_ORDERS);
    store.set({ position: asked(2) });
    passer.take();
    jest.advanceTimersByTime(1_000);
    expect(passed).toEqual([2]);
  });

  test('comes by itself where it was to end', () => {
    const { passer, store } = sitDown({ ...DEFAULT_ORDERS, auto: 'off' });
    passer.until('endOfTurn');
    store.set({ position: asked(2, 5) });
    passer.take();
    expect(store.get()).toMatchObject({ passing: false, orders: { auto: 'off', on: null } });
  });

  test('of full control: passing until something ends it', () => {
    const { passer, store } = sitDown({ ...DEFAULT_ORDERS, fullControl: true });
    passer.until('endOfTurn');
    expect(store.get().orders.fullControl).toBe(false);
  });
});

describe('orders', () => {
  const storage = (kept: Record<string, string> = {}) => ({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => void (kept[name] = value),
  });

  test('are kept, for each player apart', () => {
    const local = storage();
    const orders: PassingOrders = {
      ...{ auto: 'off', fullControl: true },
      on: { until: 'myTurn', game: 'g', turn: 3, attacked: false, stack: [4] },
    };
    new KeptOrders(local).keep('p-1', orders);
    expect(new KeptOrders(local).get('p-1')).toEqual(orders);
    expect(new KeptOrders(local).get('p-2')).toEqual(DEFAULT_ORDERS);
  });

  test.each(['{', 'null', '{"auto":"never"}', '{"auto":"off","fullControl":false,"on":{}}'])(
    'that can’t be read are the usual ones: %s',
    (text) => {
      const local = storage({ 'arbiter passing p-1': text });
      expect(new KeptOrders(local).get('p-1')).toEqual(DEFAULT_ORDERS);
    },
  );
});
