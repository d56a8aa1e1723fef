import type { Batch, EventLog, LogRecord, Membership, Subscription } from '@arbiter/event-log';
import { Gathering, Keeping } from '@arbiter/platform';
import { unwatched, type Telemetry } from '@arbiter/telemetry';
import {
  makeSecret,
  matchCommand,
  matchmakingCommand,
  startCommandId,
  systemCommandId,
  topics,
  type DisputeEvent,
  type GameCommand,
  type MatchmakingEvent,
  type Pinned,
} from '@arbiter/protocol';
import {
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { annulledBy, annulsInMatch, endedMeanwhile } from './core/annulments.ts';
import {
  correctedOnRecord,
  correctionOnRecord,
  correctionOf,
  type Correction,
  type ResultRuling,
} from './core/corrections.ts';
import { decide, type Books } from './core/decide.ts';
import { dutyOf, type Duty } from './core/duties.ts';
import { drained, withdrawnByMaintenance } from './core/maintenance.ts';
import { differing, lobbyOf, textOf } from './core/kept-lobby.ts';
import { Lobby } from './core/lobby.ts';
import { runningGame, type Match, type MatchGame } from './core/match.ts';
import { dependsOnLot, openingOfGame } from './core/opening.ts';
import { nextPairs } from './core/pairing.ts';
import { withdrawnBySeat } from './core/waiting-tickets.ts';
import { dueInCheck } from './core/ready-checks.ts';
import {
  cameOf,
  carriedBack,
  heldFor,
  isPlayedAgain,
  matchOnRecord,
  openingFrom,
  opensAgain,
  releasedFor,
  rewoundBy,
  type MomentOnRecord,
} from './core/rewinds.ts';
import { RatingHistory } from './core/rating-history.ts';
import { sanctionsOf, withdrawnByBans } from './core/sanctions.ts';
import { withLeavers } from './core/leavers.ts';
import { withRatings, withStrengths } from './core/rated.ts';
import { tournamentDue } from './core/tournaments/duties.ts';
import { MatchmakingMetrics } from './matchmaking.metrics.ts';
import type { MatchmakingRepository } from './matchmaking.repository.ts';
import { Results, type Ended } from './results.ts';

type DisputeOpened = Extract<DisputeEvent, { type: 'DisputeOpened' }>;

const TICKETS = topics.matchmakingCommands.name;
const MATCHES = topics.matchCommands.name;
const MILESTONES = topics.gameMilestones.name;
const DISPUTES = topics.disputes.name;

/** How often to check whether a player's time is up, in milliseconds. */
const TICK = 500;
/** After how many milliseconds without a tick answers may be lying unread. */
const STALL = 1_500;
/** After how many ticks the start of a game is requested again. */
const AGAIN = 10;

/** The options of matchmaking. */
export interface MatchmakingOptions {
  readonly region: string;
  readonly pinned: Pinned;
  readonly books: Books;
  readonly telemetry?: Telemetry;
}

/**
 * Reads commands and results, decides and appends. Commands that arrive together are decided one after the other, each
 * on the state that the ones before it left, and appended at once. Any number of instances do so concurrently:
 * another's events are read before a command is decided or a duty is found, and if they came between all the same, ours
 * don't count and everything is decided again on what the log has.
 */
export class MatchmakingConsumer implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #log: EventLog;
  readonly #repository: MatchmakingRepository;
  readonly #options: MatchmakingOptions;
  readonly #metrics: MatchmakingMetrics;
  readonly #results: Results;
  readonly #gathering = new Gathering({ millis: 0 }, (batches) =>
    this.#exclusive(() => this.#take(batches)),
  );
  readonly #logger = new Logger('matchmaking');
  readonly #started = Date.now();
  /** Since when the queue is read here without a break; and when that was looked at last. */
  #attentive = this.#started;
  #looked = this.#started;
  /** As the log has it, up to an offset. */
  #written = new Lobby();
  #folded = 0;
  readonly #keeping: Keeping;
  /** The same with what is decided and not on the log yet. */
  #lobby = new Lobby();
  /** Events that are in the lobby and not on the log yet. */
  #ahead: MatchmakingEvent[] = [];
  /** Games that have ended and are not scored yet. */
  readonly #ended = new Map<string, Ended>();
  /** Matches that may need something. */
  readonly #touched = new Set<string>();
  /** Where games go on that were rewound, by their matches, until they have begun. */
  readonly #moments = new Map<string, MomentOnRecord>();
  /** Games that were already conceded for a player who gave up the match, or stopped for a ruling. */
  readonly #conceding = new Set<string>();
  /** Whether the lobby may have what is not on the log: an append that failed, or that another instance's preceded. */
  #astray = false;
  /** Whether what followed from the last append may not have been sent. */
  #unsure = false;
  #turn: Promise<void> = Promise.resolve();
  #membership: Membership | undefined;
  #tail: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;

  constructor(log: EventLog, repository: MatchmakingRepository, options: MatchmakingOptions) {
    this.#log = log;
    this.#repository = repository;
    this.#options = options;
    this.#results = new Results(log, {
      of: (game) => this.#runningGame(game),
      all: () => this.#runningGames(),
    });
    const { metrics } = options.telemetry ?? unwatched();
    this.#keeping = new Keeping({
      snapshots: repository.snapshots(),
      metrics,
      take: (_, keys) => ({
        ...{ from: this.#folded, oldest: 0 },
        entries: new Map([...keys].map((key) => [key, textOf(this.#written, key)])),
      }),
    });
    this.#metrics = new MatchmakingMetrics(metrics, () =>
      this.#hasQueue() ? this.#lobby.tickets : new Map<string, never>(),
    );
  }

  /** Whether the region's tickets come to this instance. */
  #hasQueue(): boolean {
    return this.#membership?.assigned().includes(this.#repository.partition) ?? false;
  }

  /** Reads the last snapshot and what there is since, then follows. */
  async onApplicationBootstrap(): Promise<void> {
    const { partition } = this.#repository;
    const kept = await this.#keeping.read(partition);
    this.#written = lobbyOf(kept.entries);
    this.#lobby = this.#written.copy();
    this.#folded = kept.from;
    await this.#catchUp();
    const from = await this.#results.begin();
    this.#ending(await this.#results.lookAgain());
    const onBatch = (batch: Batch): Promise<void> => this.#gathering.add(batch);
    this.#tail = await this.#log.tail({
      topics: [MILESTONES],
      from: (_, partition) => from(partition),
      onBatch,
      onError: this.#report,
    });
    this.#membership = await this.#log.join({
      group: 'matchmaking',
      topics: [TICKETS, MATCHES, DISPUTES],
      // The owner of the region's tickets keeps its lobby.
      onAssigned: async (assigned) => {
        if (assigned === partition) await this.#exclusive(() => this.#keep());
        if (assigned === partition) this.#attentive = Date.now();
        return {};
      },
      onRevoked: async (revoked) => {
        if (revoked === partition) await this.#keeping.revoked(partition);
      },
      onBatch,
      onError: this.#report,
    });
    await this.#exclusive(() => this.#workOnAll(true));
    this.#keeping.start();
    this.#timer = setInterval(() => {
      this.#ticks += 1;
      const again = this.#ticks % AGAIN === 0;
      this.#noticeStall();
      void this.#exclusive(async () => {
        if (again) this.#ending(await this.#results.lookAgain());
        await this.#workOnAll(again);
      }).catch(this.#report);
    }, TICK);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    this.#keeping.stop();
    await this.#membership?.close();
    await this.#tail?.close();
    await this.#turn;
  }

  /** A process that stood still has not read who is ready either. */
  #noticeStall(): void {
    const now = Date.now();
    if (now - this.#looked > STALL) this.#attentive = now;
    this.#looked = now;
  }

  /** From now on we keep the lobby. Another instance may have done so meanwhile: what differs is in no snapshot. */
  async #keep(): Promise<void> {
    const { partition } = this.#repository;
    const { entries } = await this.#keeping.assigned(partition);
    this.#keeping.changed(partition, ...differing(this.#written, entries));
  }

  /** Applies an event that is on the log. */
  #takeWritten(event: MatchmakingEvent): void {
    const { partition } = this.#repository;
    const match = 'match' in event ? this.#written.matches.get(event.match) : undefined;
    this.#written.take(event, (key) => {
      this.#keeping.changed(partition, key);
    });
    // Whichever instance has scored a game, nothing of it is needed any longer.
    if (event.type === 'GameScored') this.#release(event.game);
    if (event.type === 'MatchEnded') for (const { game } of match?.games ?? []) this.#release(game);
  }

  #release(game: string): void {
    this.#ended.delete(game);
    this.#conceding.delete(game);
    this.#results.release(game);
  }

  async #take(batches: readonly Batch[]): Promise<void> {
    const behind = batches.some((batch) => this.#mayBeBehind(batch));
    const wasCaughtUp = this.#results.isCaughtUp();
    const rulings = await this.#rulingsIn(batches);
    do {
      if (behind || this.#astray) await this.#catchUp();
      for (const batch of batches) {
        if (batch.topic === MILESTONES) this.#ending(await this.#results.read(batch));
        else if (batch.topic !== DISPUTES) {
          for (const record of batch.records) this.#command(record);
        }
      }
      for (const one of rulings) await this.#ruledOn(one);
    } while (!(await this.#work(false)));
    // Now it is known which games have not begun.
    if (!wasCaughtUp && this.#results.isCaughtUp()) await this.#workOnAll(true);
    await Promise.all(
      batches.map(async ({ topic, partition, next }) => {
        if (topic !== MILESTONES) await this.#membership?.commit(topic, partition, next);
      }),
    );
  }

  /**
   * Whether a batch may refer to what another instance has appended and we have not read. Its sender had seen that, so
   * it is not decided without it.
   */
  #mayBeBehind({ topic, records }: Batch): boolean {
    if (topic !== MILESTONES) return true;
    return records.some(({ key }) => !this.#lobby.games.has(key) && this.#isOfOurRegion(key));
  }

  #isOfOurRegion(game: string): boolean {
    return game.startsWith(`${this.#options.region}-`);
  }

  #command({ topic, value, time, offset }: LogRecord): void {
    const schema = topic === TICKETS ? matchmakingCommand : matchCommand;
    const command = schema.safeParse(json(value));
    const { books, region } = this.#options;
    if (command.success) this.#made(decide(this.#lobby, books, command.data, time, region));
    else this.#logger.warn({ message: 'command dropped', topic, offset, why: 'it is no command' });
  }

  /** The rulings in some batches, and the disputes that are opened in them, as far as they count. */
  async #rulingsIn(batches: readonly Batch[]): Promise<readonly (ResultRuling | DisputeOpened)[]> {
    const rulings: (ResultRuling | DisputeOpened)[] = [];
    for (const { topic, records } of batches) {
      if (topic !== DISPUTES) continue;
      for (const record of records) rulings.push(...(await this.#repository.rulingIn(record)));
    }
    return rulings;
  }

  async #ruledOn(one: ResultRuling | DisputeOpened): Promise<void> {
    const at = Date.now();
    if (!('type' in one)) this.#made(sanctionsOf(this.#lobby, one, at));
    if ('type' in one) this.#made(heldFor(this.#lobby, one, at));
    else if (isPlayedAgain(one)) await this.#rewind(one);
    else {
      if (annulsInMatch(one)) await this.#annul(one, at);
      else await this.#correctBy(one, at);
      this.#made(releasedFor(this.#lobby, one.match, one.ruling.dispute, at));
    }
  }

  async #annul(one: ResultRuling, at: number): Promise<void> {
    const running = this.#lobby.matches.get(one.match);
    if (running !== undefined) {
      this.#made(annulledBy(one, running, at));
      return;
    }
    const ended = await endedMeanwhile(one, this.#events());
    if (ended === undefined) return;
    await this.#correctBy({ ...one, ruling: { ...one.ruling, ended } }, at);
  }

  async #correctBy(one: ResultRuling, at: number): Promise<void> {
    const corrected = await this.#corrected(one.match);
    const begun = (await matchOnRecord(one.match, this.#events()))?.continues?.score;
    const corrections = correctionOf(this.#lobby, one, at, corrected, begun);
    await this.#correct(corrections);
    if (corrections.length > 0) return;
    // It was applied before, perhaps by a process that died before it carried this back.
    const { dispute, number } = one.ruling;
    const applied = await correctionOnRecord(one.match, dispute, number, this.#events());
    if (applied !== undefined) await this.#carryBack(applied);
  }

  async #rewind(ruling: ResultRuling): Promise<void> {
    const { region } = this.#options;
    const running = this.#lobby.matches.get(ruling.match);
    const match = running ?? (await matchOnRecord(ruling.match, this.#events()));
    if (match !== undefined) {
      const corrected = await this.#corrected(ruling.match);
      this.#made(rewoundBy(this.#lobby, ruling, match, region, Date.now(), corrected));
    }
  }

  /** What is played again: opened where it may be; what it goes on from is read; what came of it counts. */
  async #playAgain(): Promise<void> {
    for (const rewind of [...this.#lobby.rewinds.values()]) {
      const { match, dispute, game, continuation, to } = rewind.ruled;
      this.#made(opensAgain(this.#lobby, rewind, Date.now()));
      const again = this.#lobby.matches.get(continuation);
      if (to !== null && again?.games.length === 0 && !this.#moments.has(continuation)) {
        const moment = await this.#repository.momentOf(game, to.from, to.event);
        if (moment !== undefined) this.#moments.set(continuation, moment);
      }
      if (rewind.ended === null) continue;
      this.#moments.delete(continuation);
      const corrected = await this.#corrected(match);
      await this.#correct(cameOf(this.#lobby, rewind, Date.now(), corrected));
      this.#made(releasedFor(this.#lobby, match, dispute, Date.now()));
    }
  }

  /** How a match counts so far, by the log: the lobby remembers only what was ruled on lately. */
  #corrected(match: string): ReturnType<typeof correctedOnRecord> {
    return correctedOnRecord(match, this.#events());
  }

  /** All that is decided: on the log, and ahead of it. */
  async *#events(): AsyncGenerator<MatchmakingEvent> {
    yield* this.#repository.eventsUntil(this.#folded);
    yield* this.#ahead;
  }

  /** A ruling is seldom, so all that was ever rated is read again for it, and nobody has to keep it. */
  async #correct(corrections: readonly Correction[]): Promise<void> {
    for (const correction of corrections) {
      const history = new RatingHistory();
      for await (const event of this.#events()) history.take(event);
      const ratings = history.corrected(correction, (player, pool) =>
        this.#lobby.ratingIn(player, pool),
      );
      this.#made([{ ...correction, ...(ratings && { ratings }) }]);
      await this.#carryBack(correction);
    }
  }

  /** The match from which this one goes on counts by what has been corrected in it, too. */
  async #carryBack(correction: Correction): Promise<void> {
    const match = await matchOnRecord(correction.match, this.#events());
    if (match?.continues === undefined) return;
    const corrected = await this.#corrected(match.continues.match);
    await this.#correct(carriedBack(correction, match, correction.at, corrected));
  }

  /** Games that have ended: their matches have something to do. */
  #ending(all: readonly Ended[]): void {
    for (const ended of all) {
      const match = this.#lobby.games.get(ended.game);
      if (match === undefined) continue;
      this.#ended.set(ended.game, ended);
      this.#touched.add(match);
    }
  }

  #runningGame(game: string): MatchGame | undefined {
    const match = this.#lobby.matches.get(this.#lobby.games.get(game) ?? '');
    const running = match && runningGame(match);
    return running?.game === game ? running : undefined;
  }

  *#runningGames(): Generator<MatchGame> {
    for (const match of this.#lobby.matches.values()) {
      const running = runningGame(match);
      if (running !== undefined) yield running;
    }
  }

  /** Events that are decided: they count here from now on, and are appended soon. */
  #made(events: readonly MatchmakingEvent[]): void {
    for (const one of events) {
      const event = withStrengths(this.#lobby, one);
      if (!this.#lobby.take(event)) continue;
      this.#ahead.push(event);
      if ('match' in event) this.#touched.add(event.match);
      this.#made(withdrawnBySeat(this.#lobby, event));
    }
  }

  async #workOnAll(again: boolean): Promise<void> {
    do {
      await this.#catchUp();
      for (const id of this.#lobby.matches.keys()) this.#touched.add(id);
    } while (!(await this.#work(again)));
  }

  /**
   * Does what is due until nothing is: pairs, opens, scores, ends; then appends it all, and sends what follows from it.
   *
   * @param again whether commands for games that may have been lost are sent again
   * @returns false if nothing of it counts, because another instance appended before: then decide again
   */
  async #work(again: boolean): Promise<boolean> {
    await this.#playAgain();
    this.#readyChecks();
    this.#made(withdrawnByMaintenance(this.#lobby, Date.now()));
    this.#made(withdrawnByBans(this.#lobby, Date.now()));
    this.#made(nextPairs(this.#lobby, this.#options.region, Date.now()));
    this.#readyChecks();
    this.#tournaments();
    const commands: GameCommand[] = [];
    for (const id of this.#touched) {
      this.#touched.delete(id);
      const match = this.#lobby.matches.get(id);
      if (match !== undefined) commands.push(...(await this.#due(match, again || this.#unsure)));
    }
    if (this.#hasQueue()) this.#made(drained(this.#lobby, this.#options.region, Date.now()));
    if (!(await this.#append())) return false;
    try {
      await this.#repository.send(commands);
      this.#unsure = false;
      return true;
    } catch (error) {
      this.#unsure = true;
      throw error;
    }
  }

  /** Opens matches of those who are ready, and ends the checks of those who are not: to whom answers come, decides. */
  #readyChecks(): void {
    if (!this.#hasQueue()) return;
    for (const check of this.#lobby.checks.values()) {
      const due = dueInCheck(this.#lobby, check, Date.now(), this.#attentive);
      if (due !== null) this.#made([due]);
    }
  }

  /** Pairs rounds, opens their matches, and ends what is played to its end. */
  #tournaments(): void {
    if (!this.#hasQueue()) return;
    for (const { tournament } of this.#lobby.tournaments.values()) {
      for (let before = -1; ;) {
        const now = this.#lobby.tournaments.get(tournament);
        if (now === undefined || now.version === before) break;
        before = now.version;
        this.#made(tournamentDue(now, Date.now(), this.#lobby.maintenance !== null));
      }
    }
  }

  /** Does what is due for one match: makes events, and returns commands for its game. */
  async #due(match: Match, again: boolean): Promise<GameCommand[]> {
    const running = runningGame(match);
    const ended = running && this.#ended.get(running.game);
    if (running !== undefined && ended !== undefined) {
      this.#made([scored(match, running, ended)]);
      return [];
    }
    const lost = running !== undefined && this.#results.hasNotBegun(running.game);
    const starts = again && lost ? [startOf(match, running)] : [];
    const { maintenance, lastMaintenance } = this.#lobby;
    const since = Math.max(this.#started, lastMaintenance?.over ?? 0);
    const duty = dutyOf(match, Date.now(), since, maintenance !== null);
    return duty === null ? starts : [...starts, ...(await this.#do(match, duty, again))];
  }

  async #do(match: Match, duty: Duty, again: boolean): Promise<GameCommand[]> {
    switch (duty.type) {
      case 'append':
        this.#made([withLeavers(this.#lobby, match, withRatings(this.#lobby, match, duty.event))]);
        return [];
      case 'openGame':
        return this.#openGame(match, duty.number, duty.commitments);
      case 'concedeGame': {
        const { game, seat } = duty;
        if (!again && this.#conceding.has(game)) return [];
        this.#conceding.add(game);
        const id = systemCommandId(game, 'Concede', match.match);
        return [{ id, game, seat, body: { type: 'Concede' } }];
      }
      case 'stopGame': {
        const { game } = duty;
        const by = duty.by ?? this.#lobby.rewindOf(match.match)?.ruled;
        if (by === undefined || (!again && this.#conceding.has(game))) return [];
        this.#conceding.add(game);
        const { dispute, ruling } = by;
        const id = systemCommandId(game, 'StopGame', `${dispute}/${ruling}`);
        return [{ id, game, seat: 'system', body: { type: 'StopGame', dispute, ruling } }];
      }
      default:
        return duty satisfies never;
    }
  }

  async #openGame(
    match: Match,
    number: number,
    commitments: readonly [string, string],
  ): Promise<GameCommand[]> {
    const { region, pinned, books } = this.#options;
    const secret = makeSecret();
    const rewind = number === 1 ? this.#lobby.rewinds.get(match.match) : undefined;
    const moment = this.#moments.get(match.match);
    if (rewind !== undefined && rewind.ruled.to !== null && moment === undefined) return [];
    const last = match.games.at(-1);
    const lot = dependsOnLot(last) ? await this.#repository.lotOf(last.game, last.from) : null;
    const next = [region, match, number, commitments, pinned, secret] as const;
    const { game, start } =
      rewind !== undefined && moment !== undefined
        ? openingFrom(rewind.ruled, moment, commitments, pinned, secret)
        : openingOfGame(...next, books.definitionsOf, lot);
    const begins = await this.#results.whereBegins(game);
    const at = Date.now();
    this.#made([{ type: 'GameOpened', match: match.match, game, number, start, ...begins, at }]);
    const opened = this.#lobby.matches.get(match.match);
    const running = opened && runningGame(opened);
    return opened === undefined || running === undefined ? [] : [startOf(opened, running)];
  }

  /**
   * Puts on the log what is ahead of it.
   *
   * @returns false if something else was there already
   */
  async #append(): Promise<boolean> {
    const events = this.#ahead;
    this.#ahead = [];
    if (events.length === 0) return true;
    this.#astray = true; // Until their outcome is known.
    const next = await this.#repository.append(events, this.#folded);
    if (next === null) return false;
    this.#astray = false;
    this.#folded = next;
    for (const event of events) {
      this.#metrics.appended(event, this.#written);
      this.#takeWritten(event);
    }
    this.#keeping.folded(this.#repository.partition, events.length);
    return true;
  }

  /** Folds what is on the log by now. What is not there does not count, and is dropped. */
  async #catchUp(): Promise<void> {
    const inStep = !this.#astray && this.#ahead.length === 0;
    for await (const { event, next } of this.#repository.read(this.#folded)) {
      this.#folded = next;
      if (event === undefined) continue;
      this.#takeWritten(event);
      this.#keeping.folded(this.#repository.partition, 1);
      if (inStep) this.#lobby.take(event);
    }
    if (inStep) return;
    this.#lobby = this.#written.copy();
    this.#ahead = [];
    this.#astray = false;
    this.#unsure = true;
    for (const id of this.#lobby.matches.keys()) this.#touched.add(id);
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

/** The command that starts a game. Its id is always the same, so it may be resent. */
function startOf({ match }: Match, { game, number, start }: MatchGame): GameCommand {
  return { id: startCommandId(game, match, number), game, seat: 'system', body: start };
}

function scored(
  match: Match,
  { game, start, annulledBy: annulled }: MatchGame,
  ended: Ended,
): MatchmakingEvent {
  const { reason, at } = ended;
  const winner = annulled === undefined ? ended.winner : null;
  const [zero, one] = match.score;
  const left = ended.left ?? (start['time'] as [number, number]);
  const spare = ended.grace ?? (start['grace'] as [number, number]);
  return {
    type: 'GameScored',
    ...{ match: match.match, game, winner, reason, at },
    score: [zero + (winner === 0 ? 1 : 0), one + (winner === 1 ? 1 : 0)],
    time: [Math.round(left[0]), Math.round(left[1])],
    grace: [Math.round(spare[0]), Math.round(spare[1])],
  };
}

function json(value: string | null): unknown {
  try {
    return JSON.parse(value ?? 'null');
  } catch {
    return null;
  }
}
