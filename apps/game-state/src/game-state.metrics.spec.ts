import { describe, expect, test } from '@jest/globals';
import { Metrics } from '@arbiter/platform';
import { openHead, type Commit, type Head } from '@arbiter/protocol';
import { GameStateMetrics } from './game-state.metrics.ts';

const head = (edition: string, phase: Head['phase']): Head => ({
  ...openHead('g', { edition, pinned: {}, secret: '' }),
  phase,
});
const commit = (...events: object[]): Commit => ({ events }) as unknown as Commit;
const REFUSED = { type: 'CommandRefused', edition: '6ED', rule: '6ED 301.2' };

describe('the metrics of the owner of games', () => {
  async function lines(heads: readonly Head[], appended: readonly Commit[]): Promise<string[]> {
    const metrics = new Metrics();
    const told = new GameStateMetrics(metrics, () => heads);
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

  test('refusals, by edition and rule; what was done is none', async () => {
    const done = commit({ type: 'CommandAccepted' }, { type: 'PriorityPassed' });
    const refused = commit({ type: 'CommandAccepted' }, REFUSED);
    expect(await lines([], [done, refused, refused])).toEqual([
      'arbiter_refusals_total{edition="6ED",rule="6ED 301.2"} 2',
    ]);
  });
});
