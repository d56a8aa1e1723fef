import { describe, expect, it } from '@jest/globals';
import { busy, capacity, waits, type Cell, type Station } from './cell.ts';

const station = (name: string, command: number, more: Partial<Station> = {}): Station => ({
  ...{ name, idle: 0, command, visits: 1, instances: 1, ...more },
});
/** One command a second of each game. */
const cell = (...stations: Station[]): Cell => ({
  ...{ stations, waited: stations.map(({ name }) => name), pace: 1 },
});

describe('a cell', () => {
  it('is as busy as its commands and what it does for itself take, shared by its instances', () => {
    const one = station('a', 2, { idle: 100 });
    expect(busy(one, cell(one), 100)).toBeCloseTo(0.3);
    const four = station('a', 2, { idle: 100, instances: 4 });
    expect(busy(four, cell(four), 100)).toBeCloseTo(0.15);
  });

  it('holds as many games as its busiest station bears', () => {
    const some = cell(station('a', 1), station('b', 4), station('c', 2));
    expect(capacity(some, 0.8)).toEqual({ games: 200, at: 'b' });
  });

  it('takes as long as its stations do where hardly anybody comes', () => {
    const { p50 } = waits(cell(station('a', 2, { visits: 2 }), station('b', 4)), 1, 1, 500)!;
    expect(p50).toBeCloseTo(6, 5);
  });

  it.each([
    [10, 0.1],
    [50, 0.5],
    [80, 0.8],
  ])('with %i games waits as the theory of such lines has it (M/D/1)', (games, u) => {
    const { mean } = waits(cell(station('a', 10)), games, 7, 50_000)!;
    const theory = 10 + (u * 10) / (2 * (1 - u));
    expect(Math.abs(mean - theory) / theory).toBeLessThan(0.05);
  });

  it('has two visits to one station stand in the same line', () => {
    const once = waits(cell(station('a', 10)), 80, 3)!;
    const twice = waits(cell(station('a', 10, { visits: 2 })), 80, 3)!;
    expect(twice.mean).toBeGreaterThan(once.mean * 0.9);
    expect(waits(cell(station('a', 10, { visits: 2 })), 100, 3)).toBeNull();
  });

  it('falls behind where a station that is waited for has more to do than time', () => {
    const some = cell(station('a', 10), station('b', 1));
    expect(waits(some, 100, 1)).toBeNull();
    expect(waits({ ...some, waited: ['b'] }, 100, 1)).not.toBeNull();
  });
});
