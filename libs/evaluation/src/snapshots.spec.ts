import { describe, expect, it } from '@jest/globals';
import { openHead, topics, type Followed } from '@arbiter/protocol';
import { openMemoryLog } from '@arbiter/event-log';
import { earlierOldest } from './earlier.ts';
import { evaluationSnapshots, makeGame, parseGame } from './snapshots.ts';

const PLACE = { topic: topics.rulesEvaluationSnapshots.name, source: '/test' };
const PARTITION = 3;

/** A game whose position is a number. */
function game(id: string, state: number, over?: number): Followed<number> {
  const head = openHead(id, { edition: '6ED', pinned: {}, secret: 's' });
  if (over !== undefined) Object.assign(head, { phase: 'over', at: over });
  head.commands.add('c');
  return { head, state };
}

describe('a game of an evaluation', () => {
  it('is kept as it was, with what has to be known before it is read', () => {
    const text = makeGame(game('a', 1, 99), { since: 5, offset: 20 })();
    const kept = parseGame<number>('a', text);
    expect(kept).toMatchObject({ game: 'a', since: 5, offset: 20, overAt: 99 });
    expect(kept.read()).toEqual(game('a', 1, 99));
  });

  it('is kept as it was when the snapshot was taken, even if it is played on before that is written', () => {
    const played = game('a', 1);
    const text = makeGame(played, { since: 5, offset: 20 });
    played.head.commands.add('later');
    Object.assign(played.head, { tip: 'later' });
    expect(parseGame<number>('a', text()).read()).toEqual(game('a', 1));
  });

  it('is replayed by another build from the first commit of the oldest game', async () => {
    const log = openMemoryLog();
    const entries = new Map([['a', makeGame(game('a', 1), { since: 5, offset: 20 })]]);
    await evaluationSnapshots(log, PLACE, 'b').store(PARTITION, { from: 20, oldest: 5, entries });
    const restored = await evaluationSnapshots(log, PLACE, 'other').restore(PARTITION);
    expect(restored).toMatchObject({ outcome: 'none', entries: new Map() });
    expect(await earlierOldest(log, PLACE.topic, PARTITION)).toBe(5);
  });

  it('is kept by each of two builds that run side by side', async () => {
    const log = openMemoryLog();
    const [one, other] = ['one', 'other'].map((build) => evaluationSnapshots(log, PLACE, build));
    const entries = new Map([['a', makeGame(game('a', 1), { since: 5, offset: 20 })]]);
    for (const from of [20, 40, 60]) {
      await one!.store(PARTITION, { from, oldest: 5, entries });
      await other!.store(PARTITION, { from: from + 1, oldest: 7, entries });
    }
    const found = async (build: string) =>
      (await evaluationSnapshots(log, PLACE, build).restore(PARTITION)).from;
    expect([await found('one'), await found('other')]).toEqual([60, 61]);
    // Whatever one of them holds, a third one needs no more than what the latest of them says.
    expect(await earlierOldest(log, PLACE.topic, PARTITION)).toBe(7);
  });

  it('is replayed from where the oldest game of an earlier release begins', async () => {
    const log = openMemoryLog();
    const mark = { shape: 'rules-evaluation.mark.v1', offset: 20, state: { oldest: 5 } };
    const key = `partition ${PARTITION}`;
    const value = JSON.stringify(mark);
    await log.append([{ topic: PLACE.topic, key, partition: PARTITION, value }]);
    expect(await earlierOldest(log, PLACE.topic, PARTITION)).toBe(5);
    expect(await earlierOldest(log, PLACE.topic, 0)).toBeUndefined();
  });
});
