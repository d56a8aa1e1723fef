import { describe, expect, it } from '@jest/globals';
import {
  advance,
  commitLine,
  headBefore,
  makeCommit,
  rootId,
  topics,
  type Head,
  type Verdict,
} from '@arbiter/protocol';
import { RecordTooLarge } from '@arbiter/event-log';
import type { LogRecord } from '@arbiter/event-log';
import { openMemoryLog } from '@arbiter/event-log';
import { Evaluation } from './evaluation.ts';
import { Evaluator } from './evaluator.ts';
import { entriesOf } from '@arbiter/platform';
import { evaluationFold, evaluationSnapshots } from './snapshots.ts';

const EVENTS = topics.gameEvents.name;
const SNAPSHOTS = topics.rulesEvaluationSnapshots.name;
const PARTITION = 3;
const PINNED = { engine: 'e'.repeat(64) };
const SECRET = 'c'.repeat(128);

/** Commits of some games as they follow each other in a partition; a game's position is the number of its commits. */
class Partition {
  readonly records: LogRecord[] = [];
  readonly #heads = new Map<string, Head>();

  /** One more commit of each of these games. */
  play(...games: readonly string[]): void {
    for (const game of games) {
      const head = this.#heads.get(game);
      const command = `c${head?.version ?? 0}`;
      const opening = { type: 'StartGame', edition: '6ED', pinned: PINNED, serverSecret: SECRET };
      const commit = makeCommit(
        {
          ...{ prev: head?.tip ?? rootId(game, PINNED), first: head?.next ?? 0, command },
          ...{ partition: PARTITION, offset: this.records.length },
          events: [
            {
              ...{ type: 'CommandReceived', id: command, seat: 'system', at: 1 },
              command: head === undefined ? opening : { type: 'Pass' },
            },
          ],
        },
        SECRET,
      );
      const next = head ?? headBefore(game, commit)!;
      advance(next, commit);
      this.#heads.set(game, next);
      this.records.push({
        ...{ topic: EVENTS, partition: PARTITION, offset: this.records.length, time: 0 },
        ...{ key: game, headers: {}, value: commitLine(commit) },
      });
    }
  }

  tip(game: string): string {
    return this.#heads.get(game)!.tip;
  }
}

/** An evaluator that has been started on a log, with what it was told of a partition so far. */
async function started(
  log: ReturnType<typeof openMemoryLog>,
  partition: Partition,
  mayTell: (verdict: Verdict) => void = () => undefined,
) {
  const asked: Verdict[] = [];
  const evaluation = new Evaluation<number>({
    name: 'test',
    evaluator: new Evaluator<number>({
      build: 'b',
      rules: {
        initial: 0,
        fold: (state) => state + 1,
        decide: (_edition, _command, state) => [{ type: 'Counted', state }],
      },
    }),
    snapshots: evaluationSnapshots(log, { topic: SNAPSHOTS, source: '/test' }, 'b'),
    answer: (verdicts) => {
      verdicts.forEach(mayTell);
      asked.push(...verdicts);
    },
  });
  const from = await evaluation.assigned(PARTITION);
  evaluation.read(PARTITION, partition.records.slice(from));
  const ask = (game: string, attempt: number): void => {
    const command = { id: `asked ${asked.length}`, seat: 0, at: 1, body: { type: 'Pass' } };
    evaluation.request({ game, tip: partition.tip(game), command, attempt } as never);
  };
  return {
    from,
    asked,
    ask,
    /** Where a game stands, as what is asked about its tip is answered by. */
    position: async (game: string): Promise<unknown> => {
      ask(game, 1);
      await new Promise(setImmediate);
      const { outcome } = asked.at(-1)!;
      return outcome.kind === 'decided' ? outcome.events[0]?.['state'] : outcome.kind;
    },
    read: (records: readonly LogRecord[]) => {
      evaluation.read(PARTITION, records);
    },
    stop: () => evaluation.revoked(PARTITION),
  };
}

/** The games that a topic of snapshots has had since an offset. */
async function written(log: ReturnType<typeof openMemoryLog>, from = 0): Promise<string[]> {
  const games: string[] = [];
  for await (const { key, value } of log.read(SNAPSHOTS, PARTITION, from)) {
    if (!key.startsWith(`${evaluationFold('b')}/run/`)) continue;
    for (const [game] of entriesOf([value ?? ''])) games.push(game);
  }
  return games;
}

describe('an evaluation that stops', () => {
  it('keeps the games that were asked about, and goes on from there', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', 'a', 'b');
    const first = await started(log, partition);
    await first.position('a');
    await first.position('b');
    await first.stop();
    expect((await written(log)).sort()).toEqual(['a', 'b']);
    const second = await started(log, partition);
    expect(second.from).toBe(3);
    expect([await second.position('a'), await second.position('b')]).toEqual([2, 1]);
  });

  it('does not rewrite games that nobody asked about: their commits are read again', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', 'b');
    const first = await started(log, partition);
    await first.position('a');
    await first.position('b');
    await first.stop();
    const { next } = (await log.extents(SNAPSHOTS))[PARTITION]!;

    const second = await started(log, partition);
    partition.play('a', 'b', 'a');
    second.read(partition.records.slice(2));
    await second.position('b');
    await second.stop();
    expect(await written(log, next)).toEqual(['b']);

    const third = await started(log, partition);
    expect(third.from).toBe(2);
    expect([await third.position('a'), await third.position('b')]).toEqual([3, 2]);
  });

  it('writes them anyway once their commits are far behind', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', ...Array.from({ length: 2_100 }, () => 'b'));
    const first = await started(log, partition);
    await first.stop();
    expect((await written(log)).sort()).toEqual(['a', 'b']);
    const second = await started(log, partition);
    expect(second.from).toBe(2_101);
    expect([await second.position('a'), await second.position('b')]).toEqual([1, 2_100]);
  });

  it('has in its next snapshot what could not be written in the last one', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    const append = log.append.bind(log);
    let failed = 0;
    log.append = (records) => {
      if (failed > 0) return append(records);
      failed += 1;
      return Promise.reject(new Error('no log'));
    };
    partition.play('a', ...Array.from({ length: 2_100 }, () => 'b'));
    const first = await started(log, partition);
    await new Promise(setImmediate);
    expect(failed).toBe(1);
    partition.play('b');
    first.read(partition.records.slice(-1));
    await first.stop();
    const second = await started(log, partition);
    expect(second.from).toBe(2_102);
    expect([await second.position('a'), await second.position('b')]).toEqual([1, 2_101]);
  });

  it('takes no commit twice that a game of the snapshot has already', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', 'b', 'b');
    const first = await started(log, partition);
    await first.position('b');
    await first.stop();
    expect(await written(log)).toEqual(['b']);

    const second = await started(log, partition);
    expect(second.from).toBe(0);
    const { next } = (await log.extents(SNAPSHOTS))[PARTITION]!;
    expect([await second.position('a'), await second.position('b')]).toEqual([1, 2]);
    await second.stop();
    // Nothing of it is new.
    expect(await written(log, next)).toEqual(['a']);
  });
});

describe('a verdict that the log never accepts', () => {
  it('becomes "no verdict", so that the owner does not retry for ever', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a');
    const { position } = await started(log, partition, ({ outcome }) => {
      if (outcome.kind === 'decided') throw new RecordTooLarge('rules.verdicts', 2_000_000);
    });
    expect(await position('a')).toBe('failed');
  });
});

describe('requests that are asked again', () => {
  it('are begun one by one, so that what dies of one is not blamed on another', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', 'b', 'c');
    const { ask, asked } = await started(log, partition);
    for (const game of ['a', 'b', 'c']) ask(game, game === 'c' ? 1 : 2);
    await new Promise(setImmediate);
    const told = asked.map(({ game, outcome }) => `${game} ${outcome.kind}`);
    expect(told.filter((one) => !one.startsWith('c'))).toEqual([
      ...['a begun', 'a decided', 'b begun', 'b decided'],
    ]);
    // What was never tried before waits for nobody.
    expect(told[0]).toBe('c decided');
  });

  it('go on after one whose answer could not be told', async () => {
    const [log, partition] = [openMemoryLog(), new Partition()];
    partition.play('a', 'b');
    const { ask, asked } = await started(log, partition, ({ game }) => {
      if (game === 'a') throw new Error('no log');
    });
    for (const game of ['a', 'b']) ask(game, 2);
    await new Promise(setImmediate);
    expect(asked.map(({ game, outcome }) => `${game} ${outcome.kind}`)).toEqual([
      ...['b begun', 'b decided'],
    ]);
  });
});
