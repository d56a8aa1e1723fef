import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Glicko2 } from 'glicko2';
import { isProvisional, newRating, poolOf, ratingAt, type Rating } from '@arbiter/protocol';
import { ratedMatch } from './ratings.ts';

const DAY = 86_400_000;
const played = (rating: number, deviation: number, at = 0): Rating => ({
  ...{ rating, deviation, volatility: 0.06, matches: 10, at },
});
const anyRating = fc
  .record({
    rating: fc.integer({ min: 1000, max: 2000 }),
    deviation: fc.integer({ min: 30, max: 350 }),
    matches: fc.nat({ max: 500 }),
  })
  .map((one): Rating => ({ ...one, volatility: 0.06, at: 0 }));

describe('ratings', () => {
  it('come from a library that reckons the worked example of the paper on Glicko-2 to its digits', () => {
    const system = new Glicko2({ tau: 0.5, rating: 1500, rd: 350, vol: 0.06 });
    const player = system.makePlayer(1500, 200, 0.06);
    const rivals = [
      [1400, 30],
      [1550, 100],
      [1700, 300],
    ].map(([rating, deviation]) => system.makePlayer(rating as number, deviation as number, 0.06));
    system.updateRatings(rivals.map((rival, i) => [player, rival, i === 0 ? 1 : 0]));
    expect(player.getRating()).toBeCloseTo(1464.06, 1);
    expect(player.getRd()).toBeCloseTo(151.52, 1);
    expect(player.getVol()).toBeCloseTo(0.05999, 4);
  });

  it('rise for the winner and fall for the loser', () => {
    fc.assert(
      fc.property(anyRating, anyRating, fc.constantFrom(0, 1), (zero, one, winner) => {
        const changes = ratedMatch([zero, one], winner, 0);
        const [won, lost] = winner === 0 ? changes : [changes[1], changes[0]];
        expect(won.after.rating).toBeGreaterThan(won.before.rating);
        expect(lost.after.rating).toBeLessThan(lost.before.rating);
        for (const { before, after } of changes) {
          expect(after.matches).toBe(before.matches + 1);
        }
      }),
    );
  });

  it('come nearer to each other by a draw', () => {
    const [strong, weak] = ratedMatch([played(1900, 80), played(1500, 80)], null, 0);
    expect(strong.after.rating).toBeLessThan(1900);
    expect(weak.after.rating).toBeGreaterThan(1500);
  });

  it('grow less certain with each day without a match, up to that of a newcomer', () => {
    const settled = played(1700, 50);
    const after = (days: number) => ratingAt(settled, days * DAY);
    expect(after(0)).toEqual(settled);
    expect(after(30).deviation).toBeCloseTo(Math.sqrt(50 ** 2 + 30 * (0.06 * 173.7178) ** 2), 3);
    expect(after(10_000)).toMatchObject({ rating: 1700, deviation: 350 });
  });

  it('are provisional for a newcomer, and settle with matches', () => {
    let one = newRating(0);
    let matches = 0;
    while (isProvisional(one)) {
      one = ratedMatch([one, played(1500, 60)], (matches % 2) as 0 | 1, 0)[0].after;
      matches += 1;
    }
    expect(matches).toBeGreaterThan(3);
    expect(matches).toBeLessThan(20);
  });

  it('stand apart by edition and format, not by the day of its lists', () => {
    expect(poolOf({ edition: '6ED', format: 'type-2@1999-08-04' })).toBe('6ED/type-2');
    expect(poolOf({ edition: '6ED', format: 'type-2' })).toBe('6ED/type-2');
    expect(poolOf({ edition: 'TSP', format: 'freeform' })).toBe('TSP/freeform');
  });
});
