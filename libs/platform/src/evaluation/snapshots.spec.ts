import { describe, expect, it } from '@jest/globals';
import { openHead, topics, type Head } from '@arbiter/protocol';
import { openMemoryLog } from '../log/open-log.ts';
import { EvaluationSnapshots, type ToKeep } from './snapshots.ts';

const PLACE = { topic: topics.rulesEvaluationSnapshots.name, source: '/test' };
const PARTITION = 3;

/** Games whose positions are numbers. */
const game = (id: string, state: number, since: number, over?: number): ToKeep<number> => {
  const head: Head = openHead(id, { edition: '6ED', pinned: {}, secret: 's' });
  if (over !== undefined) Object.assign(head, { phase: 'over', at: over });
  head.commands.add('c');
  return { head, state, since };
};

const log = openMemoryLog;
const snapshots = (on: ReturnType<typeof log>, build = 'b') =>
  new EvaluationSnapshots<number>(on, PLACE, build);

describe('snapshots of an evaluation', () => {
  it('give back each game as it was, with what has to be known before it is read', async () => {
    const on = log();
    const changed = [game('a', 1, 5), game('b', 2, 7, 99)];
    await snapshots(on).store(PARTITION, { from: 20, folded: 20, oldest: 5, changed, dropped: [] });
    const { from, games } = await snapshots(on).restore(PARTITION);
    expect(from).toBe(20);
    expect(games).toMatchObject([
      { game: 'a', since: 5, overAt: null },
      { game: 'b', since: 7, overAt: 99 },
    ]);
    expect(games.map(({ read }) => read())).toEqual(
      changed.map(({ head, state }) => ({ head, state })),
    );
  });

  it('say up to where commits are in each game, which may be later than from where they are read again', async () => {
    const on = log();
    const snapshot = { from: 12, folded: 20, oldest: 5, changed: [game('a', 1, 5)], dropped: [] };
    await snapshots(on).store(PARTITION, snapshot);
    const { from, games } = await snapshots(on).restore(PARTITION);
    expect(from).toBe(12);
    expect(games).toMatchObject([{ game: 'a', offset: 20 }]);
  });

  it('have of each game what was stored last, and none that was dropped', async () => {
    const on = log();
    const of = snapshots(on);
    const both = [game('a', 1, 5), game('b', 2, 7)];
    await of.store(PARTITION, { from: 20, folded: 20, oldest: 5, changed: both, dropped: [] });
    const later = { from: 30, folded: 30, oldest: 5, changed: [game('a', 11, 5)], dropped: ['b'] };
    await of.store(PARTITION, later);
    const { from, games } = await of.restore(PARTITION);
    expect(from).toBe(30);
    expect(games.map(({ game: id, read }) => [id, read().state])).toEqual([['a', 11]]);
  });

  it('are begun anew from the oldest game by another build, which does not read positions', async () => {
    const on = log();
    const changed = [game('a', 1, 5)];
    await snapshots(on).store(PARTITION, { from: 20, folded: 20, oldest: 5, changed, dropped: [] });
    expect(await snapshots(on, 'other').restore(PARTITION)).toEqual({ from: 5, games: [] });
  });

  it('are none before the first', async () => {
    expect(await snapshots(log()).restore(PARTITION)).toEqual({ from: 0, games: [] });
  });

  it('leave alone what others keep on the topic', async () => {
    const on = log();
    const value = JSON.stringify({ shape: 'game-state.checkpoint.v2', offset: 1, state: {} });
    await on.append([{ topic: PLACE.topic, key: '3/0', partition: PARTITION, value }]);
    await snapshots(on).store(PARTITION, {
      from: 20,
      folded: 20,
      oldest: 5,
      changed: [],
      dropped: [],
    });
    expect(await snapshots(on).restore(PARTITION)).toEqual({ from: 20, games: [] });
  });
});
