import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type LocalLog } from '@arbiter/event-log';
import { advance, commitLine, headBefore, makeCommit, rootId, topics } from '@arbiter/protocol';
import type { Commit, GameEvent, GameMilestone, Head } from '@arbiter/protocol';
import { Results, type Ended, type Running } from './results.ts';

const COMMITS = topics.gameEvents.name;
const MILESTONES = topics.gameMilestones.name;
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
  /** Whose chains were read, and from where on commits were. */
  let asked: string[];
  let read: number[];
  let results: Results;
  let failing: boolean;
  let ended: Ended[];
  let running: Running[];
  /** By partition, from where it is read on. */
  let at: number[];

  beforeEach(() => {
    log = openMemoryLog({ now: () => 7 });
    [asked, read, ended, running, failing] = [[], [], [], [], false];
  });
  afterEach(() => log.close());

  const append = async (game: string, lines: readonly string[]): Promise<void> => {
    await log.append(lines.map((value) => ({ topic: COMMITS, key: game, value })));
  };
  const tell = async (
    partition: number,
    ...milestones: readonly GameMilestone[]
  ): Promise<void> => {
    await log.append(
      milestones.map((one) => ({
        ...{ topic: MILESTONES, partition, value: JSON.stringify(one) },
        key: one.type === 'ToldFrom' ? String(partition) : one.game,
      })),
    );
  };
  const told = (offset: number): Promise<void> =>
    tell(P, { type: 'ToldFrom', partition: P, offset });
  const begun = (game: string): Promise<void> => tell(P, { type: 'GameBegun', game });

  /** Restarts, knowing these games. */
  const begin = async (games: readonly (string | Running)[]): Promise<void> => {
    const watched = new Proxy<EventLog>(log, {
      get(target, name) {
        const method = Reflect.get(target, name) as (...args: unknown[]) => unknown;
        return (...args: unknown[]) => {
          if (name === 'readKey') {
            asked.push(String(args[1]));
            if (failing) throw new Error('the log is away');
          }
          if (name === 'read' && args[0] === COMMITS) read.push(Number(args[2]));
          return method.apply(target, args);
        };
      },
    });
    running = games.map((one) => (typeof one === 'string' ? { game: one, from: 0 } : one));
    const of = (game: string) => running.find((one) => one.game === game);
    results = new Results(watched, { of, all: () => running });
    const from = await results.begin();
    at = Array.from({ length: log.partitions(MILESTONES) }, (_, partition) => from(partition));
    ended.push(...(await results.lookAgain()));
  };

  /** Reads what was told by now, of each partition in one batch. */
  const listen = async (): Promise<void> => {
    for (const [partition, { next }] of (await log.extents(MILESTONES)).entries()) {
      const records = [];
      for await (const one of log.read(MILESTONES, partition, at[partition] ?? 0))
        records.push(one);
      ended.push(...(await results.read({ partition, records, next })));
      at[partition] = next;
    }
  };
  const look = async (): Promise<void> => {
    ended.push(...(await results.lookAgain()));
  };

  const END: Ended = {
    type: 'GameOver',
    game: 'g',
    winner: 1,
    reason: 'concession',
    left: [800, 900],
    grace: [60, 60],
    at: 1,
  };
  /** The partition of all games here. */
  let P = 0;
  const GAMES = ['g', 'h', 'i'];
  beforeEach(() => {
    P = log.partitionOf(COMMITS, 'g');
    const beside = Array.from({ length: 99 }, (_, i) => `beside-${i}`).filter(
      (game) => log.partitionOf(COMMITS, game) === P,
    );
    GAMES.splice(1, 2, ...beside.slice(0, 2));
  });

  describe('that owners tell', () => {
    test('are known by their milestones, and no commit is read', async () => {
      await told(0);
      await begin(['g']);
      await begun('g');
      await tell(P, END);
      await listen();
      expect(ended).toEqual([END]);
      expect([...asked, ...read]).toEqual([]);
    });

    test('before we started are read from where the oldest running game was opened', async () => {
      const [, h = '', i = ''] = GAMES;
      await told(0);
      await begun(i);
      await begun(h);
      await tell(P, { ...END, game: i }, END);
      await begin([
        { game: 'g', from: 0, milestones: 4 },
        { game: h, from: 0, milestones: 2 },
      ]);
      expect(at[P]).toBe(2);
      await listen();
      expect(ended).toEqual([END]);
    });

    test('of a game that nobody here plays are no result', async () => {
      await told(0);
      await begin([]);
      await tell(P, END);
      await listen();
      expect(ended).toEqual([]);
    });

    test('of a game that has not begun are none, once that can be known', async () => {
      const [, h = ''] = GAMES;
      await told(0);
      await begun('g');
      await begin(['g', h]);
      expect(results.isCaughtUp()).toBe(false);
      expect(['g', h].map((game) => results.hasNotBegun(game))).toEqual([false, false]);
      await listen();
      expect(results.isCaughtUp()).toBe(true);
      expect(['g', h].map((game) => results.hasNotBegun(game))).toEqual([false, true]);
      await begun(h);
      await listen();
      expect(results.hasNotBegun(h)).toBe(false);
    });

    test('begin where both topics end as a game is opened', async () => {
      await told(0);
      await append('g', new Chain('g').lines);
      await begin([]);
      expect(await results.whereBegins('g')).toEqual({ from: 3, milestones: 1 });
    });
  });

  describe('whose owners tell nothing, of an earlier release', () => {
    test('are looked for in the commits, again and again until they tell', async () => {
      const chain = new Chain('g');
      await append('g', chain.lines);
      await begin(['g']);
      expect(ended).toEqual([]);
      await append('g', [chain.add([commandOf('c3', 'Pass')]), chain.end()]);
      await look();
      expect(ended).toEqual([END]);
      // What was looked at is not looked at again.
      expect(read).toEqual([0, 3]);
    });

    test('are looked for once more up to where the owner says that it tells, and no further', async () => {
      const chain = new Chain('g');
      await append('g', chain.lines);
      await begin(['g']);
      await append('g', [chain.end()]);
      await told(4);
      await listen();
      expect(ended).toEqual([END]);
      read = [];
      await look();
      expect(read).toEqual([]);
    });

    test('also where an owner of that release came in between', async () => {
      const chain = new Chain('g');
      await told(0);
      await begun('g');
      await begin(['g']);
      await append('g', [...chain.lines, chain.end()]);
      await listen();
      expect(ended).toEqual([]);
      await told(4);
      await listen();
      expect(ended).toEqual([END]);
    });

    test('only the chain of a game is read that may have ended', async () => {
      const [, h = ''] = GAMES;
      for (const game of GAMES) await append(game, new Chain(game).lines);
      const ending = new Chain(h);
      await append(h, [ending.end()]);
      await begin(GAMES);
      expect(ended.map(({ game }) => game)).toEqual([h]);
      expect(asked).toEqual([h]);
    });

    test('a commit on no chain is no end, and the game still ends later', async () => {
      const chain = new Chain('g');
      const rival = commitLine(
        chain.next([commandOf('rival', 'Concede'), { type: 'GameEnded', winner: 0, reason: 'x' }]),
      );
      await append('g', [...chain.lines, chain.add([commandOf('c3', 'Pass')]), rival]);
      await begin(['g']);
      expect(ended).toEqual([]);
      await append('g', [chain.add([commandOf('c4', 'Pass')]), chain.end()]);
      await look();
      expect(ended).toEqual([END]);
    });

    test('a refusal ends a game that it keeps from beginning, and no other', async () => {
      const [, h = ''] = GAMES;
      const refused = { type: 'CommandRefused', reason: 'for the test' };
      const chain = new Chain('g');
      const opening = chain.commits[0]?.events[0];
      await append('g', [
        ...chain.lines,
        chain.add([{ ...opening, id: 'again' } as GameEvent, refused]),
      ]);
      await append(h, [new Chain(h, [refused]).lines[0] ?? '']);
      await begin(['g', h]);
      expect(ended).toMatchObject([{ game: h, winner: null, reason: 'refused' }]);
    });

    test('what the log failed at is retried', async () => {
      const chain = new Chain('g');
      await append('g', [...chain.lines, chain.end()]);
      failing = true;
      await expect(begin(['g'])).rejects.toThrow('the log is away');
      failing = false;
      await look();
      expect(ended).toEqual([END]);
    });

    test('a game without a commit has not begun', async () => {
      const [, h = ''] = GAMES;
      await append('g', new Chain('g').lines);
      await begin(['g', h]);
      expect(['g', h].map((game) => results.hasNotBegun(game))).toEqual([false, true]);
    });
  });
});
