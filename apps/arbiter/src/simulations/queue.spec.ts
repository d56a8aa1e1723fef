import { describe, expect, it, test } from '@jest/globals';
import { serviceRound, TICK } from './matchmaking.ts';
import { arrivals, quantile, simulate } from './queue.ts';

describe('a simulated queue', () => {
  it('has the same arrivals for the same seed, at the rate that was asked for', () => {
    const coming = arrivals(10_000, 2, 7);
    expect(arrivals(10_000, 2, 7)).toEqual(coming);
    expect(coming.at(-1)!.at / 10_000).toBeCloseTo(500, -2);
    expect(
      quantile(
        coming.map(({ rating }) => rating),
        0.5,
      ),
    ).toBeCloseTo(1500, -2);
  });

  it('counts for everybody who was paired how long they waited, and who is left', () => {
    const coming = [0, 400, 1_200].map((at, id) => ({ id, at, rating: 1500 + at }));
    const inTwos = simulate(
      coming,
      (waiting) => (waiting.length < 2 ? [] : [[waiting[0]!, waiting[1]!]]),
      500,
    );
    expect(inTwos).toEqual({
      waits: [
        { rating: 1500, wait: 400 },
        { rating: 1900, wait: 0 },
      ],
      gaps: [400],
      left: 1,
    });
  });
});

test('the service pairs two players a second within a second, and 95 of 100 pairs within 66 points', () => {
  const { waits, gaps } = simulate(arrivals(10_000, 2, 1), serviceRound(), TICK);
  const wait = quantile(
    waits.map((one) => one.wait),
    0.5,
  );
  expect(wait).toBeLessThanOrEqual(1_000);
  expect(quantile(gaps, 0.95)).toBeLessThanOrEqual(66);
});
