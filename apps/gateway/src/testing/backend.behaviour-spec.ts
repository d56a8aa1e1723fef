import type { AddressInfo } from 'node:net';
import { judgesOf } from '@arbiter/editions';
import type { Command, Game, GameEvent, PlayerCommand } from '@arbiter/engine';
import { NO_GAME, fold } from '@arbiter/engine';
import {
  openMemoryLog,
  type LocalLog,
  type LogRecord,
  type Subscription,
} from '@arbiter/event-log';
import { memoryKeyRing, type KeyRing } from '@arbiter/http';
import { inProcessCoordination, type Coordination } from '@arbiter/platform';
import { unwatched, type Metrics } from '@arbiter/telemetry';
import {
  accept,
  advance,
  botOf,
  botPlayer,
  commitLine,
  headBefore,
  makeCommit,
  makeCommitment,
  seededSecret,
  shake256,
  systemCommandId,
  topics,
  type Deck,
  type GameCommand,
  type Head,
  type MatchCommand,
  type MatchmakingCommand,
  type MatchmakingEvent,
  type TimesByFormat,
} from '@arbiter/protocol';
import { cardsOf, LIBRARY } from '@arbiter/sets';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { GatewayModule, setUpHttp, type GatewayOptions, type Limits } from '../index.ts';

const judgeOf = judgesOf(LIBRARY, shake256);

/**
 * The rest of the server, as small as can be: pairs each ticket at once (with a bot that only passes, or with the
 * next ticket), and decides each command as it comes. No clocks, no score, no recovery: those are tested elsewhere.
 */
export class StubBackend {
  readonly log: LocalLog;
  /** Off: commands are taken and not decided until it is on again. */
  deciding = true;
  readonly #held: LogRecord[] = [];
  readonly #heads = new Map<string, { head: Head; game: Game; secret: string }>();
  readonly #matches = new Map<
    string,
    { players: [string, string]; decks: [Deck, Deck]; promises: [string?, string?]; game: string }
  >();
  #waiting: Extract<MatchmakingCommand, { type: 'OpenTicket' }> | null = null;
  #tail: Subscription | undefined;
  #count = 0;
  /** How many have joined each tournament. */
  readonly #entrants = new Map<string, number>();

  constructor(log: LocalLog) {
    this.log = log;
  }

  async start(): Promise<void> {
    this.#tail = await this.log.tail({
      topics: [
        topics.matchmakingCommands.name,
        topics.matchCommands.name,
        topics.gameCommands.name,
      ],
      from: 'start',
      onBatch: async ({ records }) => {
        for (const record of records) await this.#take(record);
      },
      onError: (error) => {
        throw error;
      },
    });
  }

  async stop(): Promise<void> {
    await this.#tail?.close();
  }

  /** Decides what was held back. */
  async decideHeld(): Promise<void> {
    this.deciding = true;
    for (const record of this.#held.splice(0)) await this.#decide(record);
  }

  async #take(record: LogRecord): Promise<void> {
    const value: unknown = JSON.parse(record.value ?? 'null');
    if (record.topic === topics.matchmakingCommands.name) {
      await this.#pair(value as MatchmakingCommand);
    } else if (record.topic === topics.matchCommands.name) await this.#match(value as MatchCommand);
    else if (this.deciding) await this.#decide(record);
    else this.#held.push(record);
  }

  async #pair(command: MatchmakingCommand): Promise<void> {
    if ('tournament' in command) {
      await this.#tournament(command);
      return;
    }
    if ('maintenance' in command) return;
    if (command.type === 'ConfirmReady') {
      const tickets: [string, string] = [command.ticket, 'other'];
      await this.#tell(command.ticket, { type: 'SeatReady', check: 'c', tickets, seat: 0, at: 1 });
      return;
    }
    if (command.type !== 'OpenTicket') {
      if (this.#waiting?.ticket === command.ticket) this.#waiting = null;
      await this.#tell(command.ticket, { ...command, type: 'TicketWithdrawn', at: 1 });
      return;
    }
    const { opponent } = command;
    await this.#tell(command.ticket, { ...command, type: 'TicketOpened', at: 1 });
    if (opponent.kind === 'bot') {
      await this.#open(command, {
        ...command,
        ticket: `${command.ticket}-bot`,
        player: botPlayer(opponent.bot),
        deck: opponent.deck ?? command.deck,
      });
    } else if (this.#waiting === null) this.#waiting = command;
    else {
      const first = this.#waiting;
      this.#waiting = null;
      await this.#open(first, command);
    }
  }

  /** Does what is asked for: seldom what a tournament would allow. */
  async #tournament(command: Extract<MatchmakingCommand, { tournament: string }>): Promise<void> {
    const { type, tournament, player } = command;
    const tell = (event: object) =>
      this.#tell('local', { tournament, at: 1, ...event } as MatchmakingEvent);
    const join = async (who: string, deck: Deck, entry: string): Promise<void> => {
      const entrant = (this.#entrants.get(tournament) ?? 0) + 1;
      this.#entrants.set(tournament, entrant);
      await tell({ type: 'EntrantJoined', entrant, entry, player: who, deck });
    };
    if (type === 'OpenTournament') {
      await tell({ ...command, type: 'TournamentOpened', region: 'local', organiser: player });
    } else if (type === 'JoinTournament') await join(player, command.deck, command.id);
    else if (type === 'SeatBots') {
      for (let i = 0; i < command.count; i++) {
        await join(botPlayer(command.bot), command.deck, `${command.id}/${i}`);
      }
    } else if (type === 'LeaveTournament') {
      await tell({ type: 'EntrantLeft', entrant: command.entrant, reason: 'left' });
    } else if (type === 'EndTournament') {
      await tell({ type: 'TournamentEnded', winner: null, reason: 'ended' });
    } else {
      await tell({ type: 'TournamentBegan', seed: 's', seeding: [1, 2, 3, 4], rounds: 3 });
      const tables = [
        { table: 1, match: `${tournament}/1`, entrants: [1, 2] },
        { table: 2, match: null, entrants: [3, null] },
      ];
      await tell({ type: 'RoundPaired', round: 1, tables });
    }
  }

  async #open(
    first: Extract<MatchmakingCommand, { type: 'OpenTicket' }>,
    second: Extract<MatchmakingCommand, { type: 'OpenTicket' }>,
  ): Promise<void> {
    const match = `m-${++this.#count}`;
    const players: [string, string] = [first.player, second.player];
    this.#matches.set(match, {
      players,
      decks: [first.deck, second.deck],
      promises: [],
      game: `${match}-g1`,
    });
    await this.#tell(match, {
      type: 'MatchOpened',
      match,
      region: 'local',
      tickets: [first.ticket, second.ticket],
      players,
      offer: first.offers[0] as never,
      decks: [first.deck, second.deck],
      at: 1,
    });
    for (const seat of [0, 1] as const) {
      if (botOf(players[seat]) !== undefined) {
        await this.#promise(match, seat, makeCommitment(seededSecret(match, String(seat))));
      }
    }
  }

  async #match(command: MatchCommand): Promise<void> {
    const found = this.#matches.get(command.match);
    if (found === undefined) return;
    const seat = found.players.indexOf(command.player) as 0 | 1;
    if (command.type === 'CommitSecret')
      await this.#promise(command.match, seat, command.commitment);
    if (command.type === 'ConcedeMatch') {
      await this.#tell(command.match, {
        type: 'MatchEnded',
        match: command.match,
        winner: seat === 0 ? 1 : 0,
        score: [0, 0],
        reason: 'concession',
        at: 1,
      });
    }
  }

  async #promise(match: string, seat: 0 | 1, commitment: string): Promise<void> {
    const found = this.#matches.get(match)!;
    if (found.promises[seat] !== undefined) return;
    found.promises[seat] = commitment;
    await this.#tell(match, { type: 'SecretCommitted', match, seat, number: 1, commitment, at: 1 });
    const [zero, one] = found.promises;
    if (zero === undefined || one === undefined) return;
    const { game } = found;
    const serverSecret = seededSecret(match, 'server');
    const stops = { own: ['precombat main'], other: [] };
    const body = {
      type: 'StartGame',
      game,
      edition: '6ED',
      decks: found.decks.map(({ main }) => cardsOf(main)),
      commitments: { seats: [zero, one], server: makeCommitment(serverSecret) },
      serverSecret,
      pinned: { engine: 'e'.repeat(64) },
      chooser: 0,
      time: [1_500_000, 1_500_000],
      grace: [60_000, 60_000],
      stops: [stops, stops],
    };
    const from = (await this.log.extents(topics.gameEvents.name))[
      this.log.partitionOf(topics.gameEvents.name, game)
    ]!.next;
    await this.#tell(match, {
      type: 'GameOpened',
      match,
      game,
      number: 1,
      start: body,
      from,
      at: 1,
    });
    await this.#command({
      id: systemCommandId(game, 'StartGame', match),
      game,
      seat: 'system',
      body: body,
    });
  }

  async #decide({ value, time, partition, offset }: LogRecord): Promise<void> {
    const { id, game, seat, body } = JSON.parse(value ?? 'null') as GameCommand;
    const known = this.#heads.get(game);
    if (known?.head.commands.has(id) === true) return;
    const judge = judgeOf('6ED')!;
    const before = known?.game ?? NO_GAME;
    const command = { id, seat, at: time, body } as unknown as Command;
    const { events } = judge.decide(command, before);
    const secret = known?.secret ?? (body['serverSecret'] as string);
    const commit = makeCommit(
      {
        prev: known?.head.tip ?? rootOf(game, events, id),
        first: known?.head.next ?? 0,
        command: id,
        partition,
        offset,
        events: events as never,
      },
      secret,
    );
    const head = known?.head ?? headBefore(game, commit)!;
    if (accept(head, commit) !== 'accepted') throw new Error('the stub forked');
    advance(head, commit);
    const after = fold(before, events);
    this.#heads.set(game, { head, game: after, secret });
    await this.log.append([
      { topic: topics.gameEvents.name, key: game, value: commitLine(commit) },
    ]);
    await this.#botMoves(game, after);
  }

  /** A bot discloses, keeps its hand, discards what is too much, and passes. */
  async #botMoves(game: string, position: Game): Promise<void> {
    const { decision, outcome } = position;
    const match = game.slice(0, game.lastIndexOf('-'));
    const found = this.#matches.get(match);
    if (decision === null || outcome !== null || found === undefined) return;
    const { seat, number } = decision;
    if (botOf(found.players[seat]) === undefined) return;
    const [first] = judgeOf('6ED')!.legalCommands(position, seat);
    const least =
      first?.type === 'Choose' && first.space.shape === 'subset'
        ? first.space.from.slice(0, first.space.least)
        : [];
    const answers: Partial<Record<typeof decision.kind, PlayerCommand>> = {
      disclose: { type: 'DiscloseSecret', secret: seededSecret(match, String(seat)) },
      playFirst: { type: 'Choose', answer: 'p0' },
      mulligan: { type: 'Choose', answer: false },
      attack: { type: 'DeclareAttackers', attackers: [] },
      block: { type: 'DeclareBlockers', blocks: [] },
      choose: { type: 'Choose', answer: least },
      priority: { type: 'Pass' },
    };
    const body = answers[decision.kind] ?? { type: 'Concede' };
    await this.#command({ id: `bot ${number}`, game, seat, body: body as never });
  }

  async #command(command: GameCommand): Promise<void> {
    await this.log.append([
      { topic: topics.gameCommands.name, key: command.game, value: JSON.stringify(command) },
    ]);
  }

  /** Nobody waits any more to be paired by the stub. */
  emptyQueue(): void {
    this.#waiting = null;
  }

  /** Tells of something that this stub doesn't do by itself. */
  async tell(event: MatchmakingEvent): Promise<void> {
    await this.#tell('local', event);
  }

  async #tell(key: string, event: MatchmakingEvent): Promise<void> {
    await this.log.append([
      { topic: topics.matchmakingEvents.name, key, value: JSON.stringify(event) },
    ]);
  }
}

function rootOf(game: string, events: readonly GameEvent[], id: string): string {
  const draft = {
    id: '0',
    prev: '0',
    first: 0,
    command: id,
    partition: 0,
    offset: 0,
    events,
    salt: '',
  };
  return headBefore(game, draft as never)!.tip;
}

/** A gateway with its stub behind it, on a free port. */
export interface Served {
  readonly url: string;
  readonly backend: StubBackend;
  readonly keys: KeyRing;
  readonly app: NestExpressApplication;
  readonly metrics: Metrics;
  /** Stops the gateway and starts another one on the same log and port: what it held is gone. */
  restart(): Promise<void>;
  /** Another gateway beside it, that shares with it what instances share. @returns where it is, and how it ends */
  beside(): Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
  stop(): Promise<void>;
}

/** Starts a gateway over a log in memory. */
export async function serve(
  limits: Partial<Limits> = {},
  times: TimesByFormat = {},
  pictures: GatewayOptions['pictures'] = null,
): Promise<Served> {
  const log = openMemoryLog();
  const keys = memoryKeyRing();
  const telemetry = unwatched();
  const backend = new StubBackend(log);
  await backend.start();
  const boot = async (
    port: number,
    coordination: Coordination,
  ): Promise<NestExpressApplication> => {
    @Module({
      imports: [
        GatewayModule.forRoot({ log, coordination, keys, telemetry, limits, times, pictures }),
      ],
    })
    class Served {}
    const app = await NestFactory.create<NestExpressApplication>(Served as Type, {
      bodyParser: false,
      logger: ['error', 'warn'],
    });
    setUpHttp(app);
    await app.listen(port, '127.0.0.1');
    return app;
  };
  let shared = inProcessCoordination();
  let app = await boot(0, shared);
  const portOf = (one: NestExpressApplication): number =>
    (one.getHttpServer().address() as AddressInfo).port;
  const port = portOf(app);
  return {
    url: `http://127.0.0.1:${port}`,
    backend,
    keys,
    metrics: telemetry.metrics,
    get app() {
      return app;
    },
    async restart() {
      app.getHttpServer().closeAllConnections();
      await app.close();
      shared = inProcessCoordination();
      app = await boot(port, shared);
    },
    async beside() {
      const other = await boot(0, shared);
      return {
        url: `http://127.0.0.1:${portOf(other)}`,
        async stop() {
          other.getHttpServer().closeAllConnections();
          await other.close();
        },
      };
    },
    async stop() {
      app.getHttpServer().closeAllConnections();
      await app.close();
      await backend.stop();
      await log.close();
    },
  };
}
