import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openMemoryLog, type LocalLog } from '@arbiter/event-log';
import {
  commitLine,
  gameCommand,
  makeCommit,
  rootId,
  topics,
  type GameEvent,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import { moveGames, pinnedGames } from './pinned-games.ts';

const [OLD, NEW] = ['a'.repeat(64), 'b'.repeat(64)];
const SECRET = 'c'.repeat(128);

describe('the builds of games', () => {
  let log: LocalLog;
  beforeEach(() => {
    log = openMemoryLog();
  });
  afterEach(() => log.close());

  /** Puts a match on the log whose game was opened under a build. */
  async function opened(
    game: string,
    engine: string,
    ...more: readonly GameEvent[]
  ): Promise<void> {
    const start = { type: 'StartGame', game, edition: '6ED', pinned: { engine } };
    const events: GameEvent[] = [
      {
        ...{ type: 'CommandReceived', id: 'start', seat: 'system', at: 1 },
        command: { ...start, serverSecret: SECRET },
      },
      ...more,
    ];
    const place = { prev: rootId(game, { engine }), first: 0, command: 'start' };
    const commit = makeCommit({ ...place, partition: 0, offset: 0, events }, SECRET);
    await log.append([
      { topic: topics.gameEvents.name, key: game, value: commitLine(commit) },
      ...told(game).map((event) => ({
        ...{ topic: topics.matchmakingEvents.name, key: 'local', value: JSON.stringify(event) },
      })),
    ]);
  }

  const told = (game: string): MatchmakingEvent[] => {
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    const offer = { edition: '6ED', format: 'freeform', bestOf: 1 } as const;
    const match = `m-${game}`;
    return [
      {
        ...{ type: 'MatchOpened', match, region: 'local', tickets: [`${match}-0`, `${match}-1`] },
        ...{ players: ['p', 'q'], offer, decks: [deck, deck], at: 1 },
      },
      {
        ...{ type: 'GameOpened', match, game, number: 1, from: 0, at: 1 },
        start: { type: 'StartGame' },
      },
    ];
  };

  it('are told of those that are not over, as their records say last', async () => {
    await opened('g', OLD);
    await opened('h', OLD, { type: 'GameUpgraded', from: OLD, to: NEW });
    await opened('i', OLD, { type: 'GameEnded', winner: 0, reason: 'concession' });
    const found = (await pinnedGames(log)).map(({ game, build }) => [game, build]);
    expect(found).toEqual([
      ['g', OLD],
      ['h', NEW],
    ]);
  });

  it('change where it is asked for, once however often that is', async () => {
    await opened('g', OLD);
    const games = await pinnedGames(log);
    await moveGames(log, games, NEW, 1_000);
    await moveGames(log, games, NEW, 1_000);
    const sent: unknown[] = [];
    const partition = log.partitionOf(topics.gameCommands.name, 'g');
    for await (const { value } of log.read(topics.gameCommands.name, partition, 0)) {
      sent.push(gameCommand.parse(JSON.parse(value!)));
    }
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      ...{ game: 'g', seat: 'system', body: { type: 'UpgradeGame', from: OLD, to: NEW } },
    });
    expect(sent[1]).toEqual(sent[0]);
  });
});
