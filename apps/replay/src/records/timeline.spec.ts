import { fold, NO_GAME, type Game } from '@arbiter/engine';
import { describe, expect, test } from '@jest/globals';
import type { Accepted } from '../projections/followed-games.ts';
import { eventsOf, projectLines } from '../projections/lines.projection.ts';
import { playGame } from '../testing/played.behaviour-spec.ts';
import { timelineOf, type ToldLine } from './timeline.ts';

const { commits } = playGame('game-1', 5, 60);

/** The commits as they are read of the log; each that is taken is counted. */
function read(taken = { count: 0 }): AsyncIterable<Accepted> {
  let before: Game = NO_GAME;
  const steps = commits.map((commit, index) => {
    const after = fold(before, eventsOf(commit));
    const step = { commit, head: { version: index + 1 }, before, after } as unknown as Accepted;
    before = after;
    return step;
  });
  return (async function* () {
    for (const step of steps) {
      taken.count += 1;
      yield await Promise.resolve(step);
    }
  })();
}

/** Every line of a game that a reader is told. */
function all(reader: '1' | 'operator'): ToldLine[] {
  let before = NO_GAME;
  return commits.flatMap((commit, index) => {
    const lines = projectLines(commit, before).filter(
      ({ texts }) => texts.all !== undefined || texts[reader] !== undefined,
    );
    before = fold(before, eventsOf(commit));
    return lines.map((line) => ({ version: index + 1, ...line }));
  });
}

describe('a timeline that is worked out from a record', () => {
  test.each(['1', 'operator'] as const)('has all that %s was told, page after page', async (as) => {
    const found: ToldLine[] = [];
    let pages = 0;
    for (let from: number | null = 0; from !== null; pages++) {
      const { lines, next }: Awaited<ReturnType<typeof timelineOf>> = await timelineOf(
        ...([read(), as, from, 7] as const),
      );
      found.push(...lines);
      from = next;
    }
    expect(found).toEqual(all(as));
    expect(pages).toBeGreaterThan(5);
  });

  test('tears no commit apart, and shows one that is longer than a page whole', async () => {
    const { lines, next } = await timelineOf(read(), 'operator', 1, 1);
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines.map(({ version }) => version))).toEqual(new Set([1]));
    expect(next).toBe(2);
  });

  test('reads no farther than its page, and tells nothing of later than it may', async () => {
    const taken = { count: 0 };
    const { lines, next } = await timelineOf(read(taken), 'operator', 10, 1_000, 20);
    expect([lines[0]?.version, lines.at(-1)?.version, next]).toEqual([10, 20, null]);
    expect(taken.count).toBe(21);
  });
});
