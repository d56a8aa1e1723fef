import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openMemoryLog, type EventLog, type LocalLog, type NewRecord } from '@arbiter/event-log';
import {
  COMMIT_LIMIT_BYTES,
  commitLine,
  makeCommit,
  matchmakingEventIn,
  REGION,
  rootId,
  topics,
  type GameEvent,
  type GameMilestone,
  type MatchCommand,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type Opponent,
  type Pinned,
} from '@arbiter/protocol';
import { SPED_RED, STOMPY } from '@arbiter/sets';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { Lobby } from './core/lobby.ts';
import { MatchmakingModule } from './index.ts';

const COMMANDS = topics.matchmakingCommands.name;
const EVENTS = topics.matchmakingEvents.name;
const GAMES = topics.gameEvents.name;
const PROMISE = 'a'.repeat(64);

const deckOf = ({ main, side }: typeof STOMPY) => ({ main: [...main], side: [...side] });

/** Tickets that name each other, two by two: nobody asks these whether they are ready. */
const byTwos = (number: number): Opponent => ({ kind: 'player', player: `p${number ^ 1}` });

function ticket(number: number, opponent: Opponent = byTwos(number), bestOf: 1 | 3 = 1): NewRecord {
  const command: MatchmakingCommand = {
    type: 'OpenTicket',
    id: `c${number}`,
    ticket: `t${number}`,
    player: `p${number}`,
    offers: [{ edition: '6ED', format: 'freeform', bestOf }],
    deck: deckOf(number % 2 === 0 ? STOMPY : SPED_RED),
    opponent,
    commitments: Array.from({ length: bestOf }, () => PROMISE),
  };
  return { topic: COMMANDS, key: REGION, value: JSON.stringify(command) };
}

const command = (body: MatchCommand): NewRecord => ({
  topic: topics.matchCommands.name,
  key: body.match,
  value: JSON.stringify(body),
});

const asRecord = (event: MatchmakingEvent): NewRecord => ({
  topic: EVENTS,
  key: REGION,
  value: JSON.stringify(event),
});

/** What the watched log does as the one behind it does. */
const PASSED_ON = [
  ...(['available', 'extent', 'extents', 'join'] as const),
  ...(['partitionOf', 'partitions', 'read', 'readKey', 'tail'] as const),
] as const;

describe('matchmaking on a log', () => {
  let log: LocalLog;
  let app: INestApplicationContext;
  let start: () => Promise<INestApplicationContext>;
  /** Events of each append of matchmaking's own. */
  let appends: string[][];
  /** Characters of each. */
  let sizes: number[];
  /** What another instance appends just before matchmaking's next append. */
  let between: MatchmakingEvent[];
  /** Matchmaking's next append succeeds, but is reported as failed. */
  let lie = false;
  /** Offsets of matchmaking's own events that it has read. */
  let reads: number[];

  beforeEach(async () => {
    log = openMemoryLog();
    appends = [];
    sizes = [];
    between = [];
    reads = [];
    const watched = Object.create(log, {
      append: {
        value: async (records: readonly NewRecord[]) => {
          if (records[0]?.topic !== EVENTS) return log.append(records);
          if (between.length > 0) await log.append(between.splice(0).map(asRecord));
          const places = await log.append(records);
          appends.push(records.map(({ value }) => typeIn(value)));
          sizes.push(records.reduce((sum, { value }) => sum + (value?.length ?? 0), 0));
          if (!lie) return places;
          lie = false;
          throw new Error('the answer is lost');
        },
      },
    }) as EventLog;
    for (const name of PASSED_ON) {
      Object.assign(watched, { [name]: (log[name] as (...a: never[]) => unknown).bind(log) });
    }
    Object.assign(watched, {
      async *read(topic: string, partition: number, from: number, to?: number) {
        for await (const record of log.read(topic, partition, from, to)) {
          if (topic === EVENTS) reads.push(record.offset);
          yield record;
        }
      },
    });
    start = () =>
      NestFactory.createApplicationContext(
        MatchmakingModule.forRoot({ log: watched, pinned: { engine: 'e'.repeat(64) } }),
        { logger: false },
      );
    app = await start();
  });
  afterEach(async () => {
    await app.close();
    await log.close();
  });

  const typeIn = (value: string | null): string =>
    (JSON.parse(value ?? 'null') as { type: string }).type;

  async function events(): Promise<MatchmakingEvent[]> {
    const found: MatchmakingEvent[] = [];
    for await (const record of log.read(EVENTS, log.partitionOf(EVENTS, REGION), 0)) {
      const event = matchmakingEventIn(record);
      if (event !== undefined) found.push(event);
    }
    return found;
  }

  /** The events that count, once this many games were opened. */
  const counted = (games: number): Promise<MatchmakingEvent[]> => eventsWith('GameOpened', games);

  /** The events that count, once there are this many of a type. */
  async function eventsWith(
    wanted: MatchmakingEvent['type'],
    count: number,
  ): Promise<MatchmakingEvent[]> {
    for (;;) {
      const all = await events();
      if (all.filter(({ type }) => type === wanted).length >= count) return all;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Another instance on the same log. */
  const another = (): Promise<INestApplicationContext> =>
    NestFactory.createApplicationContext(
      MatchmakingModule.forRoot({ log, pinned: { engine: 'e'.repeat(64) } }),
      { logger: false },
    );

  const typeOfAll = (all: readonly MatchmakingEvent[], type: MatchmakingEvent['type']) =>
    all.filter((event) => event.type === type);

  const opened = (all: readonly MatchmakingEvent[]): (readonly string[])[] =>
    all.flatMap((event) => (event.type === 'MatchOpened' ? [event.tickets] : []));

  test('a restart reads no event from before the last stop, and continues with its matches and tickets', async () => {
    await log.append([ticket(0), ticket(1), ticket(2)]);
    const [opening] = typeOfAll(await counted(1), 'GameOpened');
    if (opening?.type !== 'GameOpened') throw new Error('no game is open');
    await app.close();
    reads.length = 0;
    app = await start();
    expect(reads).toEqual([]);
    await log.append([overMilestone(opening), ticket(3), ticket(1)]);
    await eventsWith('GameScored', 1);
    const all = await eventsWith('MatchOpened', 2);
    expect(opened(all)[1]).toEqual(['t2', 't3']);
    // The ticket that came again is known.
    expect(typeOfAll(all, 'TicketOpened')).toHaveLength(4);
  });

  test('who sits down to a match is sought for no other: the other ticket is withdrawn, and says why', async () => {
    const anyone = ticket(0, { kind: 'anyone' });
    const another = { ...anyone, value: anyone.value!.replace('"t0"', '"t0-anyone"') };
    await log.append([another, ticket(0), ticket(1)]);
    const all = await eventsWith('MatchOpened', 1);
    expect(opened(all)).toEqual([['t0', 't1']]);
    expect(typeOfAll(all, 'TicketWithdrawn')).toMatchObject([
      {
        ticket: 't0-anyone',
        why: expect.stringContaining('a match of yours has begun') as unknown,
      },
    ]);
  });

  describe('of two in the middle of sideboarding, whose first game was drawn', () => {
    let opening: GameOpened;
    beforeEach(async () => {
      await log.append([0, 1].map((number) => ticket(number, undefined, 3)));
      opening = typeOfAll(await counted(1), 'GameOpened')[0] as GameOpened;
      await log.append([openingOf(opening, [{ type: 'LotDrawn', roll: 1, seat: 1 }])]);
      await log.append([overMilestone(opening)]);
      await eventsWith('SideboardingBegan', 1);
    });

    /** Both say that they keep their decks. @returns the game that is opened then */
    async function goesOn(): Promise<GameOpened> {
      for (const number of [0, 1]) {
        const deck = deckOf(number === 0 ? STOMPY : SPED_RED);
        const submits = { type: 'SubmitSideboard', id: `s${number}`, game: 2, deck } as const;
        await log.append([command({ ...submits, match: opening.match, player: `p${number}` })]);
      }
      return typeOfAll(await counted(2), 'GameOpened')[1] as GameOpened;
    }

    test('whom the lot met decides again who plays first', async () => {
      expect((await goesOn()).start['chooser']).toBe(1);
    });

    test('a restart begins no other clock for it, and what both submit then counts', async () => {
      await app.close();
      app = await start();
      const { number, at } = await goesOn();
      const began = (await events()).filter((one) => one.type === 'SideboardingBegan');
      expect([number, began.length]).toEqual([2, 1]);
      expect(at).toBeLessThan(began[0]!.until);
    });
  });

  test('what arrives together is one append: tickets, matches and their games', async () => {
    await log.append(Array.from({ length: 40 }, (_, i) => ticket(i)));
    const all = await counted(20);
    expect(opened(all)).toHaveLength(20);
    expect(appends).toHaveLength(1);
    const started: string[] = [];
    for (let p = 0; p < log.partitions(topics.gameCommands.name); p++) {
      for await (const { key } of log.read(topics.gameCommands.name, p, 0)) started.push(key);
    }
    const games = all.flatMap((event) => (event.type === 'GameOpened' ? [event.game] : []));
    while (started.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(started.sort()).toEqual(games.sort());
  });

  describe('maintenance that sends away more than fit one append', () => {
    const WAITING = 4_000;
    const announce: MatchmakingCommand = {
      ...{ type: 'AnnounceMaintenance', id: 'm', maintenance: 'm', until: Date.now() + 60_000 },
    };

    /** All wait for somebody who never comes, and then maintenance is announced. */
    async function announced(): Promise<MatchmakingEvent[]> {
      const waits = Array.from({ length: WAITING }, (_, i) =>
        asRecord({
          ...{ type: 'TicketOpened', ticket: `t${i}`, player: `p${i}`, at: 1 },
          ...{ opponent: { kind: 'player', player: 'nobody' }, deck: { main: [], side: [] } },
          offers: [{ edition: '6ED', format: 'freeform', bestOf: 1 }],
        }),
      );
      await log.append(waits);
      await log.append([{ topic: COMMANDS, key: REGION, value: JSON.stringify(announce) }]);
      return eventsWith('TicketWithdrawn', WAITING);
    }
    const withdrawn = (all: readonly MatchmakingEvent[]): ReadonlySet<string> =>
      new Set(all.flatMap((one) => (one.type === 'TicketWithdrawn' ? [one.ticket] : [])));

    test('sends them away in several, none larger than a commit', async () => {
      expect(withdrawn(await announced()).size).toBe(WAITING);
      expect(sizes.length).toBeGreaterThan(1);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(COMMIT_LIMIT_BYTES);
    });

    test('sends away the others, too, if it breaks off after the first', async () => {
      lie = true;
      const all = await announced();
      expect(withdrawn(all).size).toBe(WAITING);
      expect(typeOfAll(all, 'TicketWithdrawn')).toHaveLength(WAITING);
      expect(typeOfAll(all, 'MaintenanceAnnounced')).toHaveLength(1);
    });
  });

  test('another’s event between ours: what no longer fits is dropped, and the rest continues', async () => {
    between = [];
    const names = (number: number): Opponent => ({ kind: 'player', player: `p${number}` });
    await log.append([ticket(0)]);
    while (appends.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    // Another instance withdraws the ticket just before ours is matched with it.
    between = [{ type: 'TicketWithdrawn', ticket: 't0', player: 'p0', at: 1 }];
    await log.append([ticket(1, names(0)), ticket(1.5, names(2))]);
    while (appends.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    await log.append([ticket(2, names(1.5))]);
    expect(opened(await counted(1))).toEqual([['t1.5', 't2']]);
    // What was folded before is not read again.
    expect(reads).toEqual([...new Set(reads)]);
  });

  test('an append that seems to fail but succeeded is not repeated', async () => {
    lie = true;
    await log.append([ticket(0), ticket(1)]);
    const all = await counted(1);
    expect(opened(all)).toEqual([['t0', 't1']]);
    const lobby = new Lobby();
    expect(all.every((event) => lobby.take(event))).toBe(true);
  });

  test('what was decided without another’s event does not count, and is decided again', async () => {
    await log.append([ticket(0)]);
    await eventsWith('TicketOpened', 1);
    // Another instance pairs the same ticket just before ours does.
    const [mine] = await events();
    const opponent: Opponent = { kind: 'player', player: 'p0' };
    const other = { ...mine, ticket: 'other', player: 'p1', opponent } as MatchmakingEvent;
    between = [other];
    await log.append([ticket(1)]);
    const all = await counted(1);
    expect(opened(all)).toEqual([['t0', 'other']]);
    // The ticket whose opening came too late to count there is opened anyway, once.
    await eventsWith('TicketOpened', 3);
    expect(typeOfAll(await events(), 'TicketOpened')).toHaveLength(3);
  });

  test('a game’s commits are looked for from where game.events was read to when it was opened', async () => {
    const more = (count: number) =>
      log.append(
        Array.from({ length: count * log.partitions(GAMES) }, (_, i) => ({
          ...{ topic: GAMES, key: 'another', value: '{}' },
          partition: i % log.partitions(GAMES),
        })),
      );
    let players = 0;
    const begins = async (): Promise<number> => {
      await log.append([ticket(players++), ticket(players++)]);
      const opening = typeOfAll(await counted(players / 2), 'GameOpened').at(-1);
      return opening?.type === 'GameOpened' ? opening.from : NaN;
    };
    // Given: what was there before matchmaking started.
    await app.close();
    await more(3);
    app = await another();
    expect(await begins()).toBe(3);
    // And what comes while it runs: never more than there is.
    await more(2);
    const seen = new Set<number>();
    while (!seen.has(5)) seen.add(await begins());
    expect(Math.max(...seen)).toBe(5);
  });

  test('after a restart a game that has not begun is requested again, and no other', async () => {
    await log.append([ticket(0), ticket(1), ticket(2), ticket(3)]);
    const [begun, lost] = typeOfAll(await counted(2), 'GameOpened');
    if (begun?.type !== 'GameOpened' || lost?.type !== 'GameOpened')
      throw new Error('none is open');
    const startsOf = async (game: string): Promise<number> => {
      const found: unknown[] = [];
      for await (const one of log.readKey(topics.gameCommands.name, game, 0)) found.push(one);
      return found.length;
    };
    while ((await startsOf(lost.game)) < 1) await new Promise((resolve) => setTimeout(resolve, 5));
    await app.close();
    await log.append([milestone(begun, { type: 'GameBegun', game: begun.game })]);
    app = await another();
    while ((await startsOf(lost.game)) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await startsOf(begun.game)).toBe(1);
  });

  test('a game that ended under an owner who tells no milestones is scored when its owner is one that does', async () => {
    await log.append([ticket(0), ticket(1)]);
    const [opening] = typeOfAll(await counted(1), 'GameOpened');
    if (opening?.type !== 'GameOpened') throw new Error('no game is open');
    const { offset: at } = (await log.append([refusedOpening(opening)]))[0]!;
    const partition = log.partitionOf(GAMES, opening.game);
    await log.append([milestone(opening, { type: 'ToldFrom', partition, offset: at + 1 })]);
    const scored = await eventsWith('GameScored', 1);
    expect(typeOfAll(scored, 'GameScored')).toMatchObject([{ game: opening.game, winner: null }]);
  });

  describe('two who ask for anyone', () => {
    const anyone: Opponent = { kind: 'anyone' };
    const ready = (number: number): NewRecord => {
      const [id, ticket, player] = [`r${number}`, `t${number}`, `p${number}`];
      const command: MatchmakingCommand = { type: 'ConfirmReady', id, ticket, player };
      return { topic: COMMANDS, key: REGION, value: JSON.stringify(command) };
    };

    test('are asked whether they are ready, and their match opens when both are', async () => {
      await log.append([ticket(0, anyone), ticket(1, anyone)]);
      const asked = await eventsWith('ReadyCheckBegan', 1);
      expect(typeOfAll(asked, 'MatchOpened')).toEqual([]);
      await log.append([ready(0)]);
      expect(typeOfAll(await eventsWith('SeatReady', 1), 'MatchOpened')).toEqual([]);
      await log.append([ready(1)]);
      expect(opened(await counted(1))).toEqual([['t0', 't1']]);
    });

    test('are asked still after a crash in between, and nobody has to answer twice', async () => {
      await log.append([ticket(0, anyone), ticket(1, anyone)]);
      await eventsWith('ReadyCheckBegan', 1);
      await log.append([ready(1)]);
      await eventsWith('SeatReady', 1);
      await app.close();
      app = await another();
      await log.append([ready(0)]);
      expect(opened(await counted(1))).toEqual([['t0', 't1']]);
    });
  });

  describe('of two instances', () => {
    let second: INestApplicationContext;
    beforeEach(async () => {
      second = await another();
    });
    afterEach(() => second.close());

    test('each handles commands of the other’s matches, and none is lost', async () => {
      await log.append(Array.from({ length: 40 }, (_, i) => ticket(i)));
      const all = await counted(20);
      const matches = all.flatMap((event) =>
        event.type === 'MatchOpened' ? [{ match: event.match, player: event.players[0] }] : [],
      );
      // Commands of matches are spread over the partitions, and so over both.
      for (const { match, player } of matches) {
        await log.append([command({ type: 'ConcedeMatch', id: `c-${match}`, match, player })]);
      }
      const conceded = await eventsWith('MatchConceded', matches.length);
      expect(typeOfAll(conceded, 'MatchConceded')).toHaveLength(matches.length);
    });

    test('what each has appended fits what precedes it', async () => {
      for (let i = 0; i < 40; i += 4) {
        await Promise.all([0, 1, 2, 3].map((more) => log.append([ticket(i + more)])));
      }
      const all = await counted(20);
      const lobby = new Lobby();
      expect(all.filter((event) => !lobby.take(event))).toEqual([]);
    });

    test('one scores a game of the other’s that ends when the other is gone', async () => {
      await log.append([ticket(0), ticket(1)]);
      const [opening] = typeOfAll(await counted(1), 'GameOpened');
      if (opening?.type !== 'GameOpened') throw new Error('no game is open');
      await (appends.length > 0 ? app : second).close();
      await log.append([overMilestone(opening)]);
      const scored = await eventsWith('GameScored', 1);
      expect(typeOfAll(scored, 'GameScored')).toMatchObject([{ game: opening.game, winner: null }]);
    });
  });
});

type GameOpened = Extract<MatchmakingEvent, { type: 'GameOpened' }>;

/** What the owner of a game tells of it. */
const milestone = ({ game }: GameOpened, told: GameMilestone): NewRecord => ({
  topic: topics.gameMilestones.name,
  key: game,
  value: JSON.stringify(told),
});

/** The owner tells that a game is over because its opening was refused. */
const overMilestone = (opened: GameOpened): NewRecord => {
  const { game } = opened;
  return milestone(opened, { type: 'GameOver', game, winner: null, reason: 'refused', at: 1 });
};

/** The commit by which a game ends as soon as it is to begin. */
const refusedOpening = (opened: GameOpened): NewRecord =>
  openingOf(opened, [{ type: 'CommandRefused', reason: 'for the test' }]);

/** The first commit of a game, with what came of its opening. */
function openingOf({ game, start }: GameOpened, came: readonly GameEvent[]): NewRecord {
  const commit = makeCommit(
    {
      prev: rootId(game, start['pinned'] as Pinned),
      first: 0,
      ...{ command: 'c', partition: 0, offset: 0 },
      events: [
        { type: 'CommandReceived', id: 'c', seat: 'system', at: 1, command: start },
        ...came,
      ],
    },
    start['serverSecret'] as string,
  );
  return { topic: topics.gameEvents.name, key: game, value: commitLine(commit) };
}
