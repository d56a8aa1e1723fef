import type { Batch, EventLog, LogRecord, Membership, Subscription } from '@arbiter/platform';
import {
  Follower,
  makeSecret,
  matchCommand,
  matchmakingCommand,
  systemCommandId,
  topics,
  type GameCommand,
  type GameEvent,
  type MatchmakingEvent,
  type Pinned,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { decide, type Books } from './core/decide.ts';
import { dutyOf, type Duty } from './core/duties.ts';
import { Lobby, runningGame, type Match } from './core/lobby.ts';
import { openingOfGame } from './core/opening.ts';
import { nextPair } from './core/pairing.ts';
import type { MatchmakingRepository } from './matchmaking.repository.ts';

const TICKETS = topics.matchmakingCommands.name;
const MATCHES = topics.matchCommands.name;
const GAMES = topics.gameEvents.name;

/** How often it is looked whether somebody's time is up, in milliseconds. */
const TICK = 500;
/** After how many ticks a game that did not start is asked for again. */
const AGAIN = 10;

/** What matchmaking is told. */
export interface MatchmakingOptions {
  readonly region: string;
  readonly pinned: Pinned;
  readonly books: Books;
}

/** What matters of a game here. */
interface Result {
  readonly winner: 0 | 1 | null;
  readonly reason: string;
}

/**
 * Reads commands and results, decides, appends, and reads back what it appended: one thing at a time, so that each is
 * decided on the state that all before it left.
 */
export class MatchmakingConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: MatchmakingRepository;
  readonly #options: MatchmakingOptions;
  readonly #lobby = new Lobby();
  readonly #games = new Follower<Result | null>({ initial: null, fold: resultOf });
  readonly #logger = new Logger('matchmaking');
  readonly #started = Date.now();
  /** Matches that may need something. */
  readonly #touched = new Set<string>();
  #folded = 0;
  #turn: Promise<void> = Promise.resolve();
  #membership: Membership | undefined;
  #tail: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;

  constructor(log: EventLog, repository: MatchmakingRepository, options: MatchmakingOptions) {
    this.#log = log;
    this.#repository = repository;
    this.#options = options;
  }

  /** Reads what there is, then follows. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#catchUp();
    const from = await this.#whereGamesBegin();
    this.#tail = await this.#log.tail({
      topics: [GAMES],
      from: (_, partition) => from[partition] ?? 0,
      onBatch: (batch) => this.#results(batch),
      onError: this.#report,
    });
    this.#membership = await this.#log.join({
      group: 'matchmaking',
      topics: [TICKETS, MATCHES],
      onBatch: (batch) => this.#commands(batch),
      onError: this.#report,
    });
    await this.#exclusive(() => this.#work([...this.#lobby.matches.keys()], true));
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      const all = [...this.#lobby.matches.keys()];
      void this.#exclusive(() => this.#work(all, this.#ticks % AGAIN === 0)).catch(this.#report);
    }, TICK);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.#membership?.close();
    await this.#tail?.close();
    await this.#turn;
  }

  /** Results are wanted of games that go on; their commits begin where their opening says. */
  async #whereGamesBegin(): Promise<number[]> {
    const from = (await this.#log.extents(GAMES)).map(({ next }) => next);
    for (const match of this.#lobby.matches.values()) {
      const running = runningGame(match);
      if (running === undefined) continue;
      const partition = this.#log.partitionOf(GAMES, running.game);
      from[partition] = Math.min(from[partition] ?? 0, running.from);
    }
    return from;
  }

  async #commands({ topic, partition, records, next }: Batch): Promise<void> {
    await this.#exclusive(async () => {
      for (const record of records) await this.#command(record);
    });
    await this.#membership?.commit(topic, partition, next);
  }

  async #command({ topic, value, time, offset }: LogRecord): Promise<void> {
    const schema = topic === TICKETS ? matchmakingCommand : matchCommand;
    const command = schema.safeParse(json(value));
    if (!command.success) {
      this.#logger.warn({ message: 'command dropped', topic, offset, why: 'it is no command' });
      return;
    }
    await this.#append(decide(this.#lobby, this.#options.books, command.data, time));
    await this.#work([]);
  }

  async #results({ records }: Batch): Promise<void> {
    for (const { key, value, time } of records) {
      const match = this.#lobby.games.get(key);
      if (match === undefined) continue;
      const step = this.#games.read(key, value ?? '');
      if ('skipped' in step || step.after === null) continue;
      const { after: result, head } = step;
      await this.#exclusive(() =>
        this.#scored(match, key, result, head.clock?.left, head.clock?.grace, time),
      );
      this.#games.forget(key);
    }
  }

  async #scored(
    id: string,
    game: string,
    { winner, reason }: Result,
    left: readonly [number, number] | undefined,
    grace: readonly [number, number] | undefined,
    at: number,
  ): Promise<void> {
    const match = this.#lobby.matches.get(id);
    if (match === undefined) return;
    const running = runningGame(match);
    if (running?.game !== game) return;
    const [zero, one] = match.score;
    const score: [number, number] = [zero + (winner === 0 ? 1 : 0), one + (winner === 1 ? 1 : 0)];
    const time = left ?? (running.start['time'] as [number, number]);
    const spare = grace ?? (running.start['grace'] as [number, number]);
    const event: MatchmakingEvent = {
      type: 'GameScored',
      ...{ match: id, game, winner, reason, score, at },
      time: [Math.round(time[0]), Math.round(time[1])],
      grace: [Math.round(spare[0]), Math.round(spare[1])],
    };
    await this.#append([event]);
    await this.#work([]);
  }

  /** Does what is due, until nothing is: pairs, opens, ends. */
  async #work(also: readonly string[], again = false): Promise<void> {
    for (const id of also) this.#touched.add(id);
    for (;;) {
      const pair = nextPair(this.#lobby, this.#options.region, Date.now());
      if (pair === undefined) break;
      await this.#append([pair]);
      if (this.#lobby.tickets.has(pair.tickets[0])) break; // Somebody else's event came between.
    }
    for (const id of this.#touched) {
      this.#touched.delete(id);
      const match = this.#lobby.matches.get(id);
      if (match === undefined) continue;
      if (again) await this.#startAgain(match);
      const duty = dutyOf(match, Date.now(), this.#started);
      if (duty !== null) await this.#do(match, duty, again);
    }
  }

  async #do(match: Match, duty: Duty, again: boolean): Promise<void> {
    switch (duty.type) {
      case 'append':
        await this.#append([duty.event]);
        return;
      case 'openGame':
        await this.#openGame(match, duty.number, duty.commitments);
        return;
      case 'concedeGame': {
        const { game, seat } = duty;
        if (match.conceded === null || (!again && this.#conceding.has(game))) return;
        this.#conceding.add(game);
        const id = systemCommandId(game, 'Concede', match.match);
        await this.#repository.send([{ id, game, seat, body: { type: 'Concede' } }]);
        return;
      }
      default:
        duty satisfies never;
    }
  }

  readonly #conceding = new Set<string>();

  async #openGame(
    match: Match,
    number: number,
    commitments: readonly [string, string],
  ): Promise<void> {
    const { region, pinned } = this.#options;
    const secret = makeSecret();
    const { game, start } = openingOfGame(region, match, number, commitments, pinned, secret);
    const from = await this.#repository.endOf(game);
    const at = Date.now();
    await this.#append([{ type: 'GameOpened', match: match.match, game, number, start, from, at }]);
    // What was read back counts: if another worker was quicker, its secret is the one.
    const opened = this.#lobby.matches.get(match.match);
    if (opened !== undefined) await this.#start(opened);
  }

  async #start(match: Match): Promise<void> {
    const running = runningGame(match);
    if (running === undefined) return;
    const { game, start } = running;
    const id = systemCommandId(game, 'StartGame', `${match.match}/${running.number}`);
    const command: GameCommand = { id, game, seat: 'system', body: start };
    await this.#repository.send([command]);
  }

  /** A command that was lost in a crash is sent again; the game knows its id. */
  async #startAgain(match: Match): Promise<void> {
    const running = runningGame(match);
    if (running !== undefined && this.#games.game(running.game) === undefined) {
      await this.#start(match);
    }
  }

  /** Appends and reads back: what was read back counts, in the order of the log. */
  async #append(events: readonly MatchmakingEvent[]): Promise<void> {
    if (events.length === 0) return;
    await this.#repository.append(events);
    await this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    for await (const { event, next } of this.#repository.read(this.#folded)) {
      this.#folded = next;
      if (event === null || !this.#lobby.take(event)) continue;
      if ('match' in event) this.#touched.add(event.match);
    }
  }

  #exclusive(work: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  readonly #report = (error: unknown): void => {
    this.#logger.error(error);
  };
}

/** How a game ended, once it has. A game whose opening was refused ends without a winner. */
function resultOf(result: Result | null, events: readonly GameEvent[]): Result | null {
  const last = events.at(-1);
  const opening = events[0]?.['command'] as { type?: string } | undefined;
  if (last?.type === 'CommandRefused' && opening?.type === 'StartGame') {
    return { winner: null, reason: 'refused' };
  }
  const ended = events.find(({ type }) => type === 'GameEnded');
  if (ended === undefined) return result;
  const { winner, reason } = ended;
  return {
    winner: winner === 0 || winner === 1 ? winner : null,
    reason: typeof reason === 'string' ? reason : '',
  };
}

function json(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}
