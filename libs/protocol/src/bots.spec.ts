import { describe, expect, it } from '@jest/globals';
import { BOTS, MEETINGS, strengthOf, strengthsOf, type Meeting } from './bots.ts';

/** The part of games that one so many points ahead wins, by the scale of ratings. */
const share = (ahead: number): number => 1 / (1 + 10 ** (-ahead / 400));

describe('the strength of a bot', () => {
  it('is 400 points more where it wins ten games of eleven', () => {
    const met: Meeting[] = [{ bots: ['a', 'b'], games: 11_000, won: [1_000, 10_000] }];
    expect(strengthsOf(['a', 'b'], met, 'a')).toEqual({ a: 0, b: 400 });
  });

  it('is the same where half of all games are drawn and the others shared', () => {
    const met: Meeting[] = [{ bots: ['a', 'b'], games: 100, won: [25, 25] }];
    expect(strengthsOf(['a', 'b'], met, 'a')).toEqual({ a: 0, b: 0 });
  });

  it('is a number where one has lost none', () => {
    const met: Meeting[] = [{ bots: ['a', 'b'], games: 20, won: [0, 20] }];
    expect(strengthsOf(['a', 'b'], met, 'a').b).toBe(650);
  });

  it('is such that those on record win about as many of the games on record', () => {
    for (const { bots, games, won } of MEETINGS) {
      const ahead = strengthOf(bots[1])! - strengthOf(bots[0])!;
      const scored = (won[1] + (games - won[0] - won[1]) / 2) / games;
      expect(Math.abs(share(ahead) - scored)).toBeLessThan(0.02);
    }
  });

  it('rests on games of each with every other', () => {
    const met = MEETINGS.map(({ bots }) => [...bots].sort().join(' '));
    const each = BOTS.flatMap((one, i) => BOTS.slice(i + 1).map((two) => `${one} ${two}`));
    expect(met.sort()).toEqual(each.sort());
  });

  it('is that of its first name where it plays itself, and nothing is said of what is no bot', () => {
    expect(strengthOf('sensible:2')).toBe(strengthOf('sensible'));
    expect(strengthOf('clever')).toBeUndefined();
  });
});
