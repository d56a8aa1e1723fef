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

/**
 * One rating period of a player, as steps 2 to 8 of “Example of the Glicko-2 system” have it, with the names of the paper.
 *
 * @param rivals whom they met, and what they scored: 1, 0.5 or 0
 */
function byThePaper(
  player: Pick<Rating, 'rating' | 'deviation' | 'volatility'>,
  rivals: readonly (Pick<Rating, 'rating' | 'deviation'> & { readonly score: number })[],
  tau: number,
) {
  const SCALE = 173.7178;
  const [mu, phi, sigma] = [
    (player.rating - 1500) / SCALE,
    player.deviation / SCALE,
    player.volatility,
  ];
  const met = rivals.map(({ rating, deviation, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (deviation / SCALE) ** 2) / Math.PI ** 2);
    return { g, score, e: 1 / (1 + Math.exp(-g * (mu - (rating - 1500) / SCALE))) };
  });
  const v = 1 / met.reduce((sum, { g, e }) => sum + g ** 2 * e * (1 - e), 0);
  const gained = met.reduce((sum, { g, e, score }) => sum + g * (score - e), 0);
  const delta = v * gained;
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const others = phi ** 2 + v + Math.exp(x);
    return (Math.exp(x) * (delta ** 2 - others)) / (2 * others ** 2) - (x - a) / tau ** 2;
  };
  let [low, high] = [a - 10, a + 10];
  // The paper nears the same root faster; f falls, so halving finds it too.
  for (let i = 0; i < 100; i++) {
    const middle = (low + high) / 2;
    if (f(middle) > 0) low = middle;
    else high = middle;
  }
  const volatility = Math.exp(low / 2);
  const deviation = 1 / Math.sqrt(1 / (phi ** 2 + volatility ** 2) + 1 / v);
  return {
    rating: 1500 + SCALE * (mu + deviation ** 2 * gained),
    deviation: SCALE * deviation,
    volatility,
  };
}

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
    expect(player.getVol()).toBeCloseTo(0.059996, 6);
  });

  it('are reckoned by the formulas of that paper, which give its worked example', () => {
    const rivals = [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ];
    const { rating, deviation, volatility } = byThePaper(
      { rating: 1500, deviation: 200, volatility: 0.06 },
      rivals,
      0.5,
    );
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.059996, 6);
  });

  it('of both who played a match are what those formulas give with a tau of 0.5', () => {
    fc.assert(
      fc.property(anyRating, anyRating, fc.constantFrom(0, 1, null), (zero, one, winner) => {
        const scores = winner === null ? [0.5, 0.5] : [1 - winner, winner];
        const pair = [zero, one];
        ratedMatch([zero, one], winner, 0).forEach(({ after }, seat) => {
          const rival = { ...pair[1 - seat]!, score: scores[seat]! };
          const expected = byThePaper(pair[seat]!, [rival], 0.5);
          expect(after.rating).toBeCloseTo(expected.rating, 3);
          expect(after.deviation).toBeCloseTo(Math.min(350, expected.deviation), 3);
          expect(after.volatility).toBeCloseTo(expected.volatility, 7);
        });
      }),
    );
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
