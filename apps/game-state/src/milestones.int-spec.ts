import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { openMemoryLog, type LocalLog, type NewRecord } from '@arbiter/event-log';
import { Snapshots } from '@arbiter/platform';
import {
  advance,
  commitLine,
  gameMilestone,
  makeCommit,
  makeStoredHead,
  openHead,
  topics,
  type GameEvent,
  type GameMilestone,
} from '@arbiter/protocol';
import { GameStateConsumer } from './game-state.consumer.ts';
import { GameStateRepository } from './game-state.repository.ts';
import { decideToy, OPENING, PINNED, SECRET } from './simulation/toy-rules.behaviour-spec.ts';
import { isTold, ownerSnapshots } from './snapshots/checkpoints.ts';

const EVENTS = topics.gameEvents.name;
const MILESTONES = topics.gameMilestones.name;
const P = 3;

/** A game that begins, goes on, and is conceded, straight on the log. */
function gameOf(id: string) {
  const head = openHead(id, { edition: '6ED', pinned: PINNED, secret: SECRET });
  const record = (events: readonly GameEvent[]): NewRecord => {
    const command = events[0]?.['id'] as string;
    const at = { partition: 0, offset: 0 };
    const commit = makeCommit({ prev: head.tip, first: head.next, command, ...at, events }, SECRET);
    advance(head, commit);
    return { topic: EVENTS, key: id, partition: P, value: commitLine(commit) };
  };
  const play = (body: { type: string }) => {
    const command = { id: `${id}/${head.version}`, seat: 0 as const, at: head.version, body };
    return decideToy(1, command, head.version === 0 ? -1 : 0);
  };
  return {
    head,
    begin: () => record(play(OPENING)),
    goOn: () => record(play({ type: 'Step', ...{ step: 1 } })),
    end: () => {
      const [received] = play({ type: 'Concede' });
      return record([received!, { type: 'GameEnded', winner: 1, reason: 'concession' }]);
    },
  };
}

describe('milestones of games', () => {
  let log: LocalLog;
  let owner: GameStateConsumer | undefined;
  /** Whether milestones can be written. */
  let isAway: boolean;

  beforeEach(() => {
    Logger.overrideLogger(false);
    log = openMemoryLog();
    isAway = false;
    const append = log.append.bind(log);
    log.append = async (records) => {
      if (isAway && records.some(({ topic }) => topic === MILESTONES)) throw new Error('away');
      return append(records);
    };
  });
  afterEach(async () => {
    await owner?.beforeApplicationShutdown();
    await log.close();
    Logger.overrideLogger(['error', 'warn', 'log']);
  });

  const start = async (): Promise<void> => {
    owner = new GameStateConsumer(log, new GameStateRepository(log), { pinned: PINNED });
    await owner.onApplicationBootstrap();
  };
  const stop = async (): Promise<void> => {
    await owner?.beforeApplicationShutdown();
    owner = undefined;
  };
  const told = async (): Promise<GameMilestone[]> => {
    const all: GameMilestone[] = [];
    for await (const { value } of log.read(MILESTONES, P, 0)) {
      all.push(gameMilestone.parse(JSON.parse(value!)));
    }
    return all;
  };
  /** What was told, once there is so much of it. */
  const toldOnce = async (count: number): Promise<GameMilestone[]> => {
    for (;;) {
      const all = await told();
      if (all.length >= count) return all;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };
  const FROM_0: GameMilestone = { type: 'ToldFrom', partition: P, offset: 0 };

  test('are told as a game begins and ends, after where telling begins', async () => {
    await start();
    const game = gameOf('g');
    await log.append([game.begin(), game.goOn(), game.goOn(), game.end()]);
    expect(await toldOnce(3)).toEqual([
      FROM_0,
      { type: 'GameBegun', game: 'g' },
      {
        ...{ type: 'GameOver', game: 'g', winner: 1, reason: 'concession' },
        ...{ left: [9, 9], grace: [0, 0], at: 3 },
      },
    ]);
  });

  test('are told once where each owner stops in order', async () => {
    await start();
    const game = gameOf('g');
    await log.append([game.begin()]);
    await toldOnce(2);
    await stop();
    await start();
    await log.append([game.end()]);
    expect((await toldOnce(3)).map(({ type }) => type)).toEqual([
      'ToldFrom',
      'GameBegun',
      'GameOver',
    ]);
  });

  test('that could not be told are in no snapshot, and the next owner tells them', async () => {
    await start();
    const game = gameOf('g');
    await log.append([game.begin()]);
    await toldOnce(2);
    isAway = true;
    await log.append([game.end()]);
    await stop();
    expect((await told()).map(({ type }) => type)).toEqual(['ToldFrom', 'GameBegun']);
    isAway = false;
    await start();
    const types = (await toldOnce(5)).map(({ type }) => type);
    expect(types.at(-1)).toBe('GameOver');
  });

  test('a snapshot of a release that told none makes the owner say from where milestones are complete', async () => {
    const game = gameOf('g');
    await log.append([game.begin(), game.goOn()]);
    const before = new Snapshots({
      ...{ log, topic: topics.gameStateSnapshots.name, source: '/game-state' },
      ...{ fold: 'game-state', shape: 'game-state.game.v1' },
    });
    const stored = JSON.stringify(makeStoredHead(game.head));
    await before.store(P, { from: 2, oldest: 0, entries: new Map([['g', () => stored]]) });
    await log.append([game.end()]);
    await start();
    expect(await toldOnce(2)).toMatchObject([
      { type: 'ToldFrom', offset: 2 },
      { type: 'GameOver', game: 'g' },
    ]);
    await stop();
    expect(isTold(await ownerSnapshots(log).restore(P))).toBe(true);
  });
});
