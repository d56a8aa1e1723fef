import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type LocalLog } from '@arbiter/platform';
import { advance, commitLine, headBefore, makeCommit, rootId, topics } from '@arbiter/protocol';
import type { Commit, GameEvent, Head } from '@arbiter/protocol';
import { Results, type Ended } from './results.ts';

const TOPIC = topics.gameEvents.name;
const PINNED = { engine: 'e'.repeat(64) };
const SECRET = 'c'.repeat(128);

const commandOf = (id: string, type: string, more: object = {}): GameEvent => ({
  ...{ type: 'CommandReceived', id, seat: 'system', at: 1 },
  command: { type, ...more },
});

const STARTED: GameEvent = { type: 'GameStarted', at: 0, time: [900, 900], grace: [60, 60] };

/** The commits of a running game, with less time left on the clocks. */
class Chain {
  readonly game: string;
  readonly commits: Commit[] = [];
  #head: Head | undefined;

  constructor(game: string, begun: readonly GameEvent[] = [STARTED]) {
    this.game = game;
    const start = { game, edition: '6ED', pinned: PINNED, serverSecret: SECRET };
    this.add([commandOf('c0', 'StartGame', start), ...begun]);
    this.add([
      commandOf('c1', 'Pass'),
      { type: 'ClocksAdvanced', spent: [100, 0], grace: [0, 0], at: 100 },
    ]);
    this.add([commandOf('c2', 'Pass')]);
  }

  /** Makes the next commit. */
  add(events: readonly GameEvent[]): string {
    const commit = this.next(events);
    this.#head ??= headBefore(this.game, commit);
    if (this.#head !== undefined) advance(this.#head, commit);
    this.commits.push(commit);
    return commitLine(commit);
  }

  /** A commit that would be the next one. */
  next(events: readonly GameEvent[]): Commit {
    const command = events[0]?.['id'] as string;
    const { tip = rootId(this.game, PINNED), next = 0 } = this.#head ?? {};
    return makeCommit({ prev: tip, first: next, command, partition: 0, offset: 0, events }, SECRET);
  }

  end(): string {
    return this.add([
      commandOf('end', 'Concede'),
      { type: 'GameEnded', winner: 1, reason: 'concession' },
    ]);
  }

  get lines(): readonly string[] {
    return this.commits.map(commitLine);
  }
}

describe('the results of games', () => {
  let log: LocalLog;
  /** Whose chains were read. */
  let asked: string[];
  let results: Results;
  let failing: boolean;
  let ended: Ended[];
  let known: ReadonlySet<string>;
  /** By partition, from where it is read on. */
  let at: number[];

  beforeEach(() => {
    log = openMemoryLog({ now: () => 7 });
    [asked, ended, failing] = [[], [], false];
  });
  afterEach(() => log.close());

  const append = async (game: string, lines: readonly string[]): Promise<void> => {
    await log.append(lines.map((value) => ({ topic: TOPIC, key: game, value })));
  };

  /** Restarts, knowing these games. */
  const begin = async (games: readonly string[]): Promise<void> => {
    const watched = new Proxy<EventLog>(log, {
      get(target, name) {
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        if (name !== 'readKey') return method.bind(target);
        return (topic: string, game: string, from: number, to: number) => {
          asked.push(game);
          if (failing) throw new Error('the log is away');
          return target.readKey(topic, game, from, to);
        };
      },
    });
    results = new Results(watched);
    const from = await results.begin(games.map((game) => ({ game, from: 0 })));
    at = Array.from({ length: log.partitions(TOPIC) }, (_, partition) => from(partition));
    known = new Set(games);
  };

  /** Reads what there is by now, of each partition in one batch. */
  const read = async (): Promise<void> => {
    for (const [partition, { next }] of (await log.extents(TOPIC)).entries()) {
      const records = [];
      for await (const one of log.read(TOPIC, partition, at[partition] ?? 0)) records.push(one);
      ended.push(
        ...(await results.read({ partition, records, next }, (game) =>
          known.has(game) ? { game, from: 0 } : undefined,
        )),
      );
      at[partition] = next;
    }
  };

  const END = {
    game: 'g',
    winner: 1,
    reason: 'concession',
    left: [800, 900],
    grace: [60, 60],
    at: 7,
  };

  test('a game that begins and ends while we read', async () => {
    await begin(['g']);
    const chain = new Chain('g');
    chain.end();
    await append('g', chain.lines);
    await read();
    expect(ended).toEqual([END]);
    expect(asked).toEqual([]);
  });

  test('an earlier game that ended before we started', async () => {
    const chain = new Chain('g');
    chain.end();
    await append('g', chain.lines);
    await begin(['g']);
    await read();
    expect(ended).toEqual([END]);
  });

  test('an earlier game that ends now', async () => {
    const chain = new Chain('g');
    await append('g', chain.lines);
    await begin(['g']);
    await read();
    expect(ended).toEqual([]);
    await append('g', [chain.add([commandOf('c3', 'Pass')]), chain.end()]);
    await read();
    expect(ended).toEqual([END]);
  });

  test('the chains of running games are not read', async () => {
    for (const game of ['g', 'h', 'i']) await append(game, new Chain(game).lines);
    await begin(['g', 'h', 'i']);
    const ending = new Chain('h');
    await append('h', [ending.end()]);
    await read();
    expect(ended.map(({ game }) => game)).toEqual(['h']);
    expect(asked).toEqual(['h']);
  });

  test('a commit on no chain is no end, and the game still ends later', async () => {
    const chain = new Chain('g');
    const rival = commitLine(
      chain.next([commandOf('rival', 'Concede'), { type: 'GameEnded', winner: 0, reason: 'x' }]),
    );
    await append('g', [...chain.lines, chain.add([commandOf('c3', 'Pass')]), rival]);
    await begin(['g']);
    await read();
    expect(ended).toEqual([]);
    await append('g', [chain.add([commandOf('c4', 'Pass')]), chain.end()]);
    await read();
    expect(ended).toEqual([END]);
  });

  test.each(['before', 'now'])(
    'a refusal ends a game that it keeps from beginning, and no other: %s',
    async (when) => {
      const refused = { type: 'CommandRefused', reason: 'for the test' };
      const chain = new Chain('g');
      const opening = chain.commits[0]?.events[0];
      if (when === 'now') await begin(['g', 'h']);
      await append('g', [
        ...chain.lines,
        chain.add([{ ...opening, id: 'again' } as GameEvent, refused]),
      ]);
      await append('h', [new Chain('h', [refused]).lines[0] ?? '']);
      if (when === 'before') await begin(['g', 'h']);
      await read();
      expect(ended).toMatchObject([{ game: 'h', winner: null, reason: 'refused' }]);
    },
  );

  test('what the log failed at is retried', async () => {
    const chain = new Chain('g');
    chain.end();
    await append('g', chain.lines);
    await begin(['g']);
    failing = true;
    await expect(read()).rejects.toThrow('the log is away');
    failing = false;
    await read();
    expect(ended).toEqual([END]);
  });

  test('a game without a commit has not begun, once that can be known', async () => {
    const games = ['g', 'h'];
    await append('g', new Chain('g').lines);
    await begin(games);
    const partition = log.partitionOf(TOPIC, 'g');
    const beside = Array.from({ length: 99 }, (_, i) => `beside-${i}`).find(
      (game) => log.partitionOf(TOPIC, game) === partition,
    );
    expect(results.isCaughtUp()).toBe(false);
    expect([...games, String(beside)].map((game) => results.hasNotBegun(game))).toEqual([
      false,
      true,
      false,
    ]);
    await read();
    expect(results.isCaughtUp()).toBe(true);
    expect([...games, String(beside)].map((game) => results.hasNotBegun(game))).toEqual([
      false,
      true,
      true,
    ]);
    await append('h', new Chain('h').lines);
    await read();
    expect(results.hasNotBegun('h')).toBe(false);
  });
});
