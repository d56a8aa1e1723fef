import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Glicko2 } from 'glicko2';
import { isProvisional, newRating, poolOf, ratingAt, type Rating } from '@arbiter/protocol';
import { Lobby } from './lobby.ts';
import { withStrengths } from './rated.ts';
import { ratedMatch } from './ratings.ts';
import { DECK } from './table.behaviour-spec.ts';

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

describe('a match that opens', () => {
  /** What its event says of their ratings, as these are in the pool of its offer. */
  function saidOf(ann: Rating, bob: Rating, players: [string, string] = ['ann', 'bob']) {
    const lobby = new Lobby();
    lobby.restore('ratings/ann', { '6ED/freeform': ann });
    lobby.restore('ratings/bob', { '6ED/freeform': bob });
    const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
    const opened = { type: 'MatchOpened', match: 'm', region: 'local', players, offer } as const;
    const event = withStrengths(lobby, {
      ...{ ...opened, tickets: ['t1', 't2'], decks: [DECK, DECK], at: 1_000 },
    });
    return event.type === 'MatchOpened' ? event.ratings : null;
  }

  it('says how strong both are', () => {
    expect(saidOf(played(1710.4, 60), played(1599.5, 60))).toEqual([1710, 1600]);
  });

  it.each<[string, Rating, [string, string]]>([
    ['one of whom too little is known', newRating(0), ['ann', 'bob']],
    ['a bot', played(1600, 60), ['ann', 'bot:random']],
  ])('says nothing of that with %s', (_, bob, players) => {
    expect(saidOf(played(1700, 60), bob, players)).toBeUndefined();
  });
});
