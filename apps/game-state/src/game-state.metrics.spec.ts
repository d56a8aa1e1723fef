import { describe, expect, test } from '@jest/globals';
import { Metrics } from '@arbiter/telemetry';
import { openHead, type Commit, type Head } from '@arbiter/protocol';
import { GameStateMetrics } from './game-state.metrics.ts';

const head = (edition: string, phase: Head['phase']): Head => ({
  ...openHead('g', { edition, pinned: {}, secret: '' }),
  phase,
});
/** A verdict that is asked for. */
type Asked = { readonly build: string | undefined; readonly since: number };

const commit = (...events: object[]): Commit => ({ events }) as unknown as Commit;
const REFUSED = { type: 'CommandRefused', edition: '6ED', rule: '6ED 301.2' };

describe('the metrics of the owner of games', () => {
  async function lines(
    heads: readonly Head[],
    appended: readonly Commit[],
    asked: readonly Asked[] = [],
  ): Promise<string[]> {
    const metrics = new Metrics();
    const told = new GameStateMetrics(
      metrics,
      { heads: () => heads, asked: () => asked },
      () => 60_000,
    );
    for (const one of appended) told.appended(one);
    const { body } = await metrics.text();
    return body.split('\n').filter((line) => /^arbiter/u.test(line));
  }

  test.each([
    ['a live game', [head('6ED', 'live')], [1], [0]],
    [
      'one of two waits for a mended build; it is still live',
      [head('6ED', 'live'), head('6ED', 'suspended')],
      [2],
      [1],
    ],
    ['one that is over', [head('6ED', 'over')], [0], [0]],
    [
      'one of each of two editions',
      [head('6ED', 'live'), head('5ED', 'suspended')],
      [1, 1],
      [0, 1],
    ],
    ['none', [], [], []],
  ])('games: %s', async (_, heads, live, suspended) => {
    const told = await lines(heads, []);
    const values = (name: string) =>
      told.filter((line) => line.startsWith(name)).map((line) => Number(line.split(' ').at(-1)));
    expect(values('arbiter_games_live')).toEqual(live);
    expect(values('arbiter_games_suspended')).toEqual(suspended);
  });

  test('games by the build that they pin, and how long each build has owed a verdict', async () => {
    const of = (engine: string, phase: Head['phase'] = 'live'): Head => ({
      ...head('6ED', phase),
      pinned: { engine },
    });
    const [old, young] = ['0123456789abcdef0123', 'fedcba9876543210fedc'];
    const told = await lines(
      [of(old), of(old), of(young), of(young, 'over')],
      [],
      [old, old, undefined].map((build, i) => ({ build, since: 20_000 + 5_000 * i })),
    );
    expect(told.filter((line) => line.includes('build='))).toEqual([
      'arbiter_games_pinned{build="0123456789abcdef"} 2',
      'arbiter_games_pinned{build="fedcba9876543210"} 1',
      'arbiter_verdict_wait_seconds{build="0123456789abcdef"} 40',
      'arbiter_verdict_wait_seconds{build="fedcba9876543210"} 0',
      'arbiter_verdict_wait_seconds{build="any"} 30',
    ]);
  });

  test('refusals, by edition and rule; what was done is none', async () => {
    const done = commit({ type: 'CommandAccepted' }, { type: 'PriorityPassed' });
    const refused = commit({ type: 'CommandAccepted' }, REFUSED);
    expect(await lines([], [done, refused, refused])).toEqual([
      'arbiter_refusals_total{edition="6ED",rule="6ED 301.2"} 2',
    ]);
  });
});
