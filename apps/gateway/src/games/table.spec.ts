import { describe, expect, test } from '@jest/globals';
import { EDITIONS } from '@arbiter/editions';
import { cardPool, judge, NO_GAME, type Command } from '@arbiter/engine';
import { openMemoryLog } from '@arbiter/platform';
import {
  commitLine,
  makeCommit,
  makeCommitment,
  makePrivateKey,
  rootId,
  seededSecret,
  shake256,
  tipSigner,
  topics,
  type GameEvent,
} from '@arbiter/protocol';
import { CARDS, cardsOf, STOMPY } from '@arbiter/sets';
import { Table } from './table.ts';

const GAME = 'g';
const SIXTH = judge(EDITIONS['6ED']!, cardPool(CARDS), shake256);
const secret = (whose: string) => seededSecret('table', whose);
const pinned = { engine: 'e'.repeat(64) };
const none = { own: [], other: [] };
const START = {
  type: 'StartGame',
  game: GAME,
  edition: '6ED',
  decks: [cardsOf(STOMPY.main), cardsOf(STOMPY.main)],
  commitments: {
    seats: [makeCommitment(secret('0')), makeCommitment(secret('1'))],
    server: makeCommitment(secret('server')),
  },
  ...{ serverSecret: secret('server'), pinned, chooser: null },
  ...{ time: [60_000, 60_000], grace: [0, 0], stops: [none, none] },
};

describe('a table', () => {
  test('asks no player while its game is suspended', async () => {
    const log = openMemoryLog();
    const append = async (prev: string, command: string, first: number, events: unknown) => {
      const place = { partition: 0, offset: first };
      const body = { prev, first, command, ...place, events: events as GameEvent[] };
      const commit = makeCommit(body, secret('server'));
      await log.append([{ topic: topics.gameEvents.name, key: GAME, value: commitLine(commit) }]);
      return commit;
    };
    const tableNow = async () => {
      const tips = tipSigner(makePrivateKey());
      const table = new Table(GAME, 0, { log, tips, judgeOf: () => SIXTH });
      await table.ready();
      return table;
    };
    const start = { id: 'start', seat: 'system', at: 5, body: START } as unknown as Command;
    const { events } = SIXTH.decide(start, NO_GAME);

    // given a game that waits for seat 0
    const opened = await append(rootId(GAME, pinned), 'start', 0, events);
    expect((await tableNow()).state(0)).toMatchObject({ options: { commands: [{}] } });

    // when it is suspended
    const command = { type: 'Yield', to: 'x', on: true };
    await append(opened.id, 'a', events.length, [
      { type: 'CommandReceived', rule: 'protocol', seat: 0, command, id: 'a', at: 6 },
      { type: 'GameSuspended', rule: 'protocol', trace: 'abc' },
    ]);

    // then nobody is asked
    expect((await tableNow()).state(0)).toMatchObject({
      ...{ version: 2, options: null },
      view: { suspended: true },
    });
  });
});
