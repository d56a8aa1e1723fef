import { describe, expect, test } from '@jest/globals';
import { changeText, courseOf, drawn, ratingText, resultText, type PastMatch } from './rated.ts';

const POOL = { edition: '6ED', format: 'freeform' };
const rating = (now: number, deviation = 60) => ({
  ...{ rating: now, deviation, provisional: false, matches: 9 },
});

const match = (change: Partial<PastMatch> = {}): PastMatch => ({
  ...{ match: 'm', ...POOL, bestOf: 3, rated: true, winner: 0, score: [2, 1], endedAt: 0 },
  players: ['ann', 'bob'],
  ratings: [
    { before: rating(1500), after: rating(1512.4) },
    { before: rating(1600), after: rating(1587.6) },
  ],
  ...change,
});

describe('what a match did to a rating', () => {
  test.each([
    ['ann', 'won 2 : 1', '+12'],
    ['bob', 'lost 1 : 2', '−12'],
  ])('%s %s, %s', (player, result, change) => {
    expect([resultText(match(), player), changeText(match(), player)]).toEqual([result, change]);
  });

  test('a drawn match that moved nothing, and one that rated nobody, say so', () => {
    const still = [1500, 1600].map((one) => ({ before: rating(one), after: rating(one) }));
    const drawnMatch = match({ winner: null, score: [1, 1], ratings: still });
    expect([resultText(drawnMatch, 'bob'), changeText(drawnMatch, 'bob')]).toEqual([
      ...['drawn 1 : 1', '±0'],
    ]);
    expect(changeText(match({ ratings: null }), 'ann')).toBeNull();
  });

  test('a provisional rating carries a question mark', () => {
    expect(ratingText({ ...rating(1500.4), provisional: true })).toBe('1500?');
    expect(ratingText(rating(1500.6))).toBe('1501');
  });
});

describe('the course of a rating', () => {
  const second = match({
    ratings: [
      { before: rating(1512.4), after: rating(1490) },
      { before: rating(1500), after: rating(1520) },
    ],
  });

  test('begins before the first match, oldest first, with matches of this edition and format alone', () => {
    const elsewhere = match({ edition: 'TSP' });
    const unrated = match({ ratings: null });
    const course = courseOf([second, elsewhere, unrated, match()], 'ann', POOL);
    expect(course.map((one) => one.rating)).toEqual([1500, 1512.4, 1490]);
    expect(courseOf([elsewhere], 'ann', POOL)).toEqual([]);
  });

  test('is drawn from left to right within its picture, higher ratings higher up', () => {
    const { line, band, width, height, least, most } = drawn([
      ...[rating(1500, 10), rating(1600, 10), rating(1400, 10)],
    ]);
    const corners = line.split(' ').map((corner) => corner.split(',').map(Number));
    expect(corners.map(([x]) => x)).toEqual([0, width / 2, width]);
    const [first = 0, second = 0, third = 0] = corners.map(([, y = 0]) => y);
    expect(second).toBeLessThan(first);
    expect(third).toBeGreaterThan(first);
    expect([least, most]).toEqual([1380, 1620]);
    const all = band.split(' ').map((corner) => Number(corner.split(',')[1]));
    expect([Math.min(...all), Math.max(...all)]).toEqual([0, height]);
    expect(all).toHaveLength(6);
  });

  test('what hardly moves fills no picture from top to bottom', () => {
    const { least, most } = drawn([rating(1500, 1), rating(1501, 1)]);
    expect(most - least).toBeGreaterThanOrEqual(100);
  });
});
