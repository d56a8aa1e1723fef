import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type LocalLog, type NewRecord } from '@arbiter/platform';
import {
  matchmakingEvent,
  REGION,
  topics,
  type MatchmakingCommand,
  type MatchmakingEvent,
} from '@arbiter/protocol';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { Lobby } from './core/lobby.ts';
import { MatchmakingModule } from './index.ts';

const COMMANDS = topics.matchmakingCommands.name;
const EVENTS = topics.matchmakingEvents.name;
const PROMISE = 'a'.repeat(64);

const deckOf = ({ main, side }: typeof STOMPY) => ({ main: [...main], side: [...side] });

function ticket(number: number): NewRecord {
  const command: MatchmakingCommand = {
    type: 'OpenTicket',
    id: `c${number}`,
    ticket: `t${number}`,
    player: `p${number}`,
    offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 }],
    deck: deckOf(number % 2 === 0 ? STOMPY : SPED_RED),
    opponent: { kind: 'anyone' },
    commitments: [PROMISE],
  };
  return { topic: COMMANDS, key: REGION, value: JSON.stringify(command) };
}

const asRecord = (event: MatchmakingEvent): NewRecord => ({
  topic: EVENTS,
  key: REGION,
  value: JSON.stringify(event),
});

describe('matchmaking on a log', () => {
  let log: LocalLog;
  let app: INestApplicationContext;
  /** Events of each append of matchmaking's own. */
  let appends: string[][];
  /** What somebody else puts on the log just before the next append of matchmaking's. */
  let between: MatchmakingEvent[];
  /** The next append of matchmaking's is there, and is told that it failed. */
  let lie = false;
  /** From which offset matchmaking's own events were read, each time. */
  let reads: number[];

  beforeEach(async () => {
    log = openMemoryLog();
    appends = [];
    between = [];
    reads = [];
    const watched = Object.create(log, {
      append: {
        value: async (records: readonly NewRecord[]) => {
          if (records[0]?.topic !== EVENTS) return log.append(records);
          if (between.length > 0) await log.append(between.splice(0).map(asRecord));
          const places = await log.append(records);
          appends.push(records.map(({ value }) => typeIn(value)));
          if (!lie) return places;
          lie = false;
          throw new Error('the answer is lost');
        },
      },
    }) as EventLog;
    for (const name of ['read', 'extents', 'tail', 'join', 'partitionOf', 'partitions'] as const) {
      Object.assign(watched, { [name]: (log[name] as (...a: never[]) => unknown).bind(log) });
    }
    Object.assign(watched, {
      read: (topic: string, partition: number, from: number, to?: number) => {
        if (topic === EVENTS) reads.push(from);
        return log.read(topic, partition, from, to);
      },
    });
    app = await NestFactory.createApplicationContext(
      MatchmakingModule.forRoot({ log: watched, pinned: { engine: 'e'.repeat(64) } }),
      { logger: false },
    );
  });
  afterEach(async () => {
    await app.close();
    await log.close();
  });

  const typeIn = (value: string | null): string =>
    (JSON.parse(value ?? 'null') as { type: string }).type;

  async function events(): Promise<MatchmakingEvent[]> {
    const found: MatchmakingEvent[] = [];
    for await (const { value } of log.read(EVENTS, log.partitionOf(EVENTS, REGION), 0)) {
      found.push(matchmakingEvent.parse(JSON.parse(value ?? '')));
    }
    return found;
  }

  /** The events that count, when so many games were opened. */
  async function counted(games: number): Promise<MatchmakingEvent[]> {
    for (;;) {
      const lobby = new Lobby();
      const counting = (await events()).filter((event) => lobby.take(event));
      if (counting.filter(({ type }) => type === 'GameOpened').length >= games) return counting;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  const opened = (all: readonly MatchmakingEvent[]): (readonly string[])[] =>
    all.flatMap((event) => (event.type === 'MatchOpened' ? [event.tickets] : []));

  test('what comes together is one append: tickets, matches and their games', async () => {
    await log.append(Array.from({ length: 100 }, (_, i) => ticket(i)));
    const all = await counted(50);
    expect(opened(all)).toHaveLength(50);
    expect(appends).toHaveLength(1);
    const started: string[] = [];
    for (let p = 0; p < log.partitions(topics.gameCommands.name); p++) {
      for await (const { key } of log.read(topics.gameCommands.name, p, 0)) started.push(key);
    }
    const games = all.flatMap((event) => (event.type === 'GameOpened' ? [event.game] : []));
    while (started.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(started.sort()).toEqual(games.sort());
  });

  test('another’s event between ours: what no longer fits is nothing, and the rest goes on', async () => {
    between = [];
    await log.append([ticket(0)]);
    while (appends.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // Somebody else withdraws the ticket just before ours is matched with it.
    between = [{ type: 'TicketWithdrawn', ticket: 't0', player: 'p0', at: 1 }];
    await log.append([ticket(1)]);
    while (appends.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await log.append([ticket(2)]);
    expect(opened(await counted(1))).toEqual([['t1', 't2']]);
    // What was folded before is not read again.
    expect(reads).toEqual([0, 1]);
  });

  test('an append that seems to fail and is there all the same is not done twice', async () => {
    lie = true;
    await log.append([ticket(0), ticket(1)]);
    const all = await counted(1);
    expect(opened(all)).toEqual([['t0', 't1']]);
    expect(all).toEqual(await events());
  });
});
