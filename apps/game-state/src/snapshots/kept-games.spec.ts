import { describe, expect, it } from '@jest/globals';
import {
  advance,
  commandId,
  commitLine,
  makeCommit,
  makeStoredHead,
  openHead,
  topics,
  type Commit,
  type Head,
} from '@arbiter/protocol';
import { openMemoryLog, type EventLog, type Offsets } from '@arbiter/event-log';
import { Metrics, NO_SPANS } from '@arbiter/telemetry';
import { GameStateConsumer } from '../game-state.consumer.ts';
import { GameStateRepository } from '../game-state.repository.ts';
import { decideToy, OPENING, PINNED, SECRET } from '../simulation/toy-rules.behaviour-spec.ts';
import type { Checkpoint } from '../owner/facts.ts';
import { makeEntries, ownerSnapshots, parseEntries } from './checkpoints.ts';

const EVENTS = topics.gameEvents.name;
const SNAPSHOTS = topics.gameStateSnapshots.name;
const P = 3;

/** A game of toy rules that somebody plays straight onto the log. */
class Game {
  readonly head: Head;
  constructor(readonly id: string) {
    this.head = openHead(id, { edition: '6ED', pinned: PINNED, secret: SECRET });
  }
  next(): Commit {
    const { head } = this;
    const id = `${this.id}/${head.version}`;
    const body = head.version === 0 ? OPENING : { type: 'Step', step: 1 };
    const seat = head.version === 0 ? ('system' as const) : (0 as const);
    const events = decideToy(1, { id, seat, at: head.version, body }, 0);
    const at = { partition: 0, offset: 0 };
    const commit = makeCommit(
      { prev: head.tip, first: head.next, command: id, ...at, events },
      SECRET,
    );
    advance(head, commit);
    return commit;
  }
}

async function play(log: EventLog, games: readonly Game[], commits: number): Promise<void> {
  for (let i = 0; i < commits; i++) {
    await log.append(
      games.map((game) => ({
        topic: EVENTS,
        key: game.id,
        partition: P,
        value: commitLine(game.next()),
      })),
    );
  }
}

/** A running owner of games, and from where it read the partition. */
async function running(log: EventLog) {
  let from = NaN;
  const metrics = new Metrics();
  const seen: EventLog = Object.assign(Object.create(log) as EventLog, {
    join: (options: Parameters<EventLog['join']>[0]) =>
      log.join({
        ...options,
        onAssigned: async (partition, stored) => {
          const offsets: Offsets = (await options.onAssigned?.(partition, stored)) ?? {};
          if (partition === P) from = offsets[EVENTS] ?? NaN;
          return offsets;
        },
      }),
  });
  for (const name of [
    'append',
    'read',
    'extent',
    'extents',
    'partitionOf',
    'partitions',
  ] as const) {
    Object.assign(seen, { [name]: log[name].bind(log) });
  }
  const consumer = new GameStateConsumer(seen, new GameStateRepository(seen), {
    pinned: PINNED,
    telemetry: { metrics, spans: NO_SPANS },
  });
  await consumer.onApplicationBootstrap();
  const restores = async (): Promise<string> => (await metrics.text()).body;
  return { from, stop: () => consumer.beforeApplicationShutdown(), restores };
}

const gamesOf = (count: number): Game[] =>
  Array.from({ length: count }, (_, i) => new Game(`g${i}`));
const kept = async (log: EventLog): Promise<Checkpoint> => {
  const { from, entries } = await ownerSnapshots(log).restore(P);
  return parseEntries(from, entries);
};
const until = async (met: () => Promise<boolean>): Promise<void> => {
  while (!(await met())) await new Promise((resolve) => setTimeout(resolve, 10));
};

describe('the games of an owner', () => {
  it('are kept when it stops, and the next owner continues from there', async () => {
    const log = openMemoryLog();
    const games = gamesOf(40);
    await play(log, games, 3);
    const first = await running(log);
    expect(first.from).toBe(0);
    await until(async () =>
      (await first.restores()).includes('arbiter_games_live{edition="6ED"} 40'),
    );
    await first.stop();
    const { offset, heads } = await kept(log);
    expect(offset).toBe(120);
    expect(heads).toEqual(games.map(({ head }) => makeStoredHead(head)));
    const second = await running(log);
    expect(second.from).toBe(120);
    await second.stop();
  });

  it('are kept while it runs: one that is killed leaves them to the next', async () => {
    const log = openMemoryLog();
    const games = gamesOf(20);
    const killed = await running(log);
    await play(log, games, 100);
    await until(async () => (await kept(log)).offset >= 2_000);
    expect(await kept(log)).toMatchObject({ offset: 2_000, heads: { length: 20 } });
    await killed.stop();
  });

  it('are taken up from what an earlier release kept, and are all in the next snapshot', async () => {
    const log = openMemoryLog();
    const games = gamesOf(33);
    await play(log, games, 2);
    const heads = games.map(({ head }) => makeStoredHead(head));
    const parts = [heads.slice(0, 32), heads.slice(32)];
    await log.append(
      parts.map((some, part) => ({
        ...{ topic: SNAPSHOTS, key: `${P}/${part}`, partition: P },
        value: JSON.stringify({
          shape: 'game-state.checkpoint.v2',
          offset: 66,
          state: { part, of: 2, heads: some, closed: part === 0 ? [['long over', 5]] : [] },
        }),
      })),
    );
    const next = await running(log);
    expect(next.from).toBe(66);
    await next.stop();
    expect(await kept(log)).toMatchObject({ offset: 66, heads, closed: [['long over', 5]] });
  });
});

describe('what an owner keeps', () => {
  const store = async (
    log: EventLog,
    { heads, closed }: Partial<Checkpoint>,
  ): Promise<Checkpoint> => {
    const all = { offset: 9, heads: heads ?? [], closed: closed ?? [] };
    const games = [...all.heads.map(({ game }) => game), ...all.closed.map(([game]) => game)];
    const entries = makeEntries(all, games);
    await ownerSnapshots(log).store(P, { from: all.offset, oldest: 0, entries });
    return kept(log);
  };

  it('holds the ids of 100,000 games that are over', async () => {
    const log = openMemoryLog();
    const closed = Array.from(
      { length: 100_000 },
      (_, i) => [`eu-g-${i}`, 1_795_400_000_000] as const,
    );
    expect((await store(log, { closed })).closed).toEqual(closed);
  });

  it('holds 32 games of which one has had 100,000 commands', async () => {
    const log = openMemoryLog();
    const games = gamesOf(32);
    for (let i = 0; i < 100_000; i++) games[0]?.head.commands.add(commandId('p', 'g0', String(i)));
    const heads = games.map(({ head }) => makeStoredHead(head));
    expect((await store(log, { heads })).heads).toEqual(heads);
  });

  it('forgets what the owner has forgotten', async () => {
    const log = openMemoryLog();
    const snapshots = ownerSnapshots(log);
    const closed = [['a', 1] as const, ['b', 2] as const];
    const all = { offset: 9, heads: [], closed };
    await snapshots.store(P, { from: 9, oldest: 0, entries: makeEntries(all, ['a', 'b']) });
    const entries = makeEntries({ offset: 10, heads: [], closed: [] }, ['a']);
    await snapshots.store(P, { from: 10, oldest: 0, entries });
    expect((await kept(log)).closed).toEqual([['b', 2]]);
  });
});
