import {
  beyondLimit,
  chainRule,
  headBefore,
  makeCommit,
  makeStoredHead,
  milestoneOf,
  openHead,
  openingOf,
  OWNER_LIMITS,
  parseHead,
  systemCommandId,
  type ChainRule,
  type CommandBody,
  type Commit,
  type GameEvent,
  type GameLimits,
  type Head,
  type PlacedCommand,
  type Verdict,
} from '@arbiter/protocol';
import { expiryOf } from './clocks.ts';
import { CommitsInOrder, type Landed } from './commits-in-order.ts';
import type { Checkpoint, Due, Effect, Fact } from './facts.ts';
import type { Asked, OwnedGame, Waiting } from './owned-game.ts';
import { Overdues, type Overdue } from './overdue.ts';
import { PATIENCE, type Patience } from './patience.ts';
import { isSuspension, suspensionOf, traceOf } from './suspension.ts';
import { Undecided } from './undecided.ts';

/** What an owner needs. */
export interface OwnerOptions {
  /** A name unique to this start of this owner; it tells its `PauseClocks` from all others. */
  readonly name: string;
  readonly patience?: Partial<Patience>;
  /** Games of which builds go over to which one. None does, if left out: a game is played out on its build. */
  readonly moves?: Moves;
  /** When a game's clock runs out; `expiryOf` if left out. */
  readonly due?: (head: Head) => Due | null;
  /** The limits of a game; `OWNER_LIMITS` if left out. */
  readonly limits?: GameLimits;
  /** For tests only, to show that they notice faults. */
  readonly rule?: ChainRule;
}

/** Builds of the engine, by digest: a game that pins one of those goes over to this one, before anything else is decided. */
export interface Moves {
  readonly to: string;
  /** `'all'`: whatever other build a game pins. */
  readonly from: ReadonlySet<string> | 'all';
}

/** How often old entries are dropped, in milliseconds. */
const FORGET_EVERY = 60_000;

interface OwnedPartition {
  readonly games: Map<string, OwnedGame>;
  readonly closed: Map<string, number>;
  readonly undecided: Undecided;
  /** Counts how often we acquired this partition. */
  readonly term: number;
  stored: number;
  readonly commits: CommitsInOrder;
  /** Where game.events ended when we acquired the partition. Nothing is decided before it is folded to there. */
  readonly end: number;
  caughtUp: boolean;
  /** The games that wait only for their pause to be decided, and when the next one may be. */
  readonly toPause: Set<OwnedGame>;
  pauseAt: number;
  /** The games that go over to another build and were not told yet, and when the next one may be. */
  readonly toMove: Set<OwnedGame>;
  moveAt: number;
}

/**
 * The owner of games: puts commands in order, has them decided, appends what was decided. Pure: facts in, effects out,
 * no clock and no input or output of its own. One commit of a game is in flight at a time; games don't wait for each
 * other. Nobody has to trust it: a second owner of the same game does no harm, because every reader, this one too,
 * follows the chain rule alone.
 */
export class Owner {
  readonly #name: string;
  readonly #patience: Patience;
  readonly #moves: Moves | undefined;
  readonly #overdues: Overdues;
  readonly #rule: ChainRule;
  readonly #limits: GameLimits;
  readonly #partitions = new Map<number, OwnedPartition>();
  #terms = 0;
  #forgetAt = 0;
  #effects: Effect[] = [];

  constructor({ name, patience, moves, due = expiryOf, ...rest }: OwnerOptions) {
    const { rule = chainRule, limits = OWNER_LIMITS } = rest;
    this.#name = name;
    this.#moves = moves;
    this.#patience = { ...PATIENCE, ...patience };
    this.#overdues = new Overdues(this.#patience, due);
    this.#rule = rule;
    this.#limits = limits;
  }

  /** Takes a fact; returns what to do. Facts of one partition and topic have to come in the order of the log. */
  handle(fact: Fact): Effect[] {
    this.#effects = [];
    switch (fact.type) {
      case 'PartitionAssigned':
        this.#assigned(fact);
        break;
      case 'PartitionRevoked':
        this.#partitions.delete(fact.partition);
        break;
      case 'CommandRead':
        this.#commandRead(fact);
        break;
      case 'CommitRead':
        this.#commitRead(fact);
        break;
      case 'CommitAppended':
        this.#commitAppended(fact);
        break;
      case 'AppendFailed':
        this.#appendFailed(fact);
        break;
      case 'VerdictRead':
        this.#verdictRead(fact.partition, fact.verdict, fact.now);
        break;
      case 'Ticked':
        this.#ticked(fact.now);
        break;
      default:
        fact satisfies never;
    }
    for (const [partition, owned] of this.#partitions) this.#storeOffset(partition, owned);
    return this.#effects;
  }

  /**
   * The state of a partition; undefined if we don't own it.
   *
   * @param only these games; all of them if left out
   */
  checkpoint(partition: number, only?: ReadonlySet<string>): Checkpoint | undefined {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return undefined;
    const { games, closed, commits } = owned;
    const heads = [...(only ?? games.keys())].flatMap((game) => {
      const head = games.get(game)?.head;
      return head ? [makeStoredHead(head)] : [];
    });
    const over = [...(only ?? closed.keys())].flatMap((game): [string, number][] => {
      const at = closed.get(game);
      return at === undefined ? [] : [[game, at]];
    });
    return { offset: commits.next, heads, closed: over };
  }

  /** The head of a game; undefined if we don't own it or it has no commit. Read-only. */
  head(partition: number, game: string): Readonly<Head> | undefined {
    return this.#partitions.get(partition)?.games.get(game)?.head;
  }

  /** The heads of all games that we own. Read-only. */
  *heads(): Generator<Readonly<Head>> {
    for (const { games } of this.#partitions.values()) {
      for (const { head } of games.values()) if (head !== undefined) yield head;
    }
  }

  /** Of each verdict that somebody waits for: whose it is to give, and since when it is asked for. Read-only. */
  *asked(): Generator<Readonly<Pick<Asked, 'build' | 'since'>>> {
    for (const { games } of this.#partitions.values()) {
      for (const { inFlight } of games.values()) if (inFlight?.stage === 'asked') yield inFlight;
    }
  }

  /** Whether nothing of a partition is pending. */
  isIdle(partition: number): boolean {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return true;
    return owned.caughtUp && [...owned.games.values()].every(({ queue }) => queue.length === 0);
  }

  #assigned(fact: Fact & { type: 'PartitionAssigned' }): void {
    const { partition, commands, events, checkpoint, now } = fact;
    const games = new Map<string, OwnedGame>();
    for (const head of checkpoint?.heads ?? []) {
      games.set(head.game, this.#newGame(partition, head.game, parseHead(head)));
    }
    const owned: OwnedPartition = {
      games,
      closed: new Map(checkpoint?.closed),
      undecided: new Undecided(commands),
      term: ++this.#terms,
      stored: commands,
      commits: new CommitsInOrder(events.from),
      end: events.end,
      caughtUp: false,
      toPause: new Set(),
      pauseAt: now,
      toMove: new Set(),
      moveAt: now,
    };
    this.#partitions.set(partition, owned);
    this.#catchUp(partition, owned, now);
  }

  #commandRead(fact: Fact & { type: 'CommandRead' }): void {
    const { partition, offset, at, command, now } = fact;
    const owned = this.#partitions.get(partition);
    if (owned === undefined || !owned.undecided.read(offset)) return;
    if (command === null) {
      this.#drop(partition, owned, offset, 'it is no command');
      return;
    }
    const { id, game: name, seat, thought, body } = command;
    if (owned.closed.has(name)) {
      this.#drop(partition, owned, offset, `game ${name} is over and put away`);
      return;
    }
    let game = owned.games.get(name);
    if (game === undefined) owned.games.set(name, (game = this.#newGame(partition, name)));
    const placed = { id, seat, at, body, ...(thought !== undefined && { thought }) };
    game.queue.push({ offset, command: placed });
    if (owned.caughtUp) this.#next(owned, game, now);
  }

  #commitRead({ partition, offset, game, commit, now }: Fact & { type: 'CommitRead' }): void {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return;
    const landed = owned.commits.read(offset, commit && { game, commit });
    this.#foldAll(partition, owned, landed, now);
  }

  #commitAppended({
    partition,
    offset,
    game,
    commit,
    now,
  }: Fact & { type: 'CommitAppended' }): void {
    const owned = this.#partitions.get(partition);
    if (owned === undefined) return;
    const landed = owned.commits.appended(offset, { game, commit });
    this.#foldAll(partition, owned, landed, now);
  }

  #foldAll(partition: number, owned: OwnedPartition, all: readonly Landed[], now: number): void {
    for (const { game, commit } of all) this.#fold(partition, owned, game, commit, now);
    this.#catchUp(partition, owned, now);
  }

  #fold(partition: number, owned: OwnedPartition, name: string, commit: Commit, now: number): void {
    if (owned.closed.has(name)) return;
    const game = owned.games.get(name);
    const head = game?.head ?? headBefore(name, commit);
    if (head === undefined || this.#rule.accept(head, commit) !== 'accepted') return;
    this.#rule.advance(head, commit);
    const accepted = game ?? this.#newGame(partition, name);
    if (game === undefined) owned.games.set(name, accepted);
    accepted.head = head;
    // Before the commit is done with: with that the trace of its command ends.
    const milestone = milestoneOf(head, commit);
    const { command } = commit;
    if (milestone !== null) {
      this.#effects.push({ type: 'TellMilestone', partition, command, milestone });
    }
    this.#effects.push({ type: 'CommitAccepted', partition, game: name, commit });
    // What was in flight was decided at the tip before: if it was not this commit, it is decided again.
    accepted.inFlight = null;
    accepted.lookAt = 0;
    this.#settle(owned, accepted);
    if (owned.caughtUp) {
      // Its opening may have been written before this build was started.
      if (head.version === 1) this.#noteMove(owned, accepted);
      this.#continue(accepted);
      this.#next(owned, accepted, now);
    }
  }

  /** Commands that are answered leave the queue, wherever in it they stand. */
  #settle(owned: OwnedPartition, { head, queue }: OwnedGame): void {
    for (let i = queue.length - 1; i >= 0; i--) {
      const waiting = queue[i];
      if (waiting !== undefined && head?.commands.has(waiting.command.id)) {
        queue.splice(i, 1);
        owned.undecided.decided(waiting.offset);
      }
    }
  }

  #catchUp(partition: number, owned: OwnedPartition, now: number): void {
    if (owned.caughtUp || owned.commits.next < owned.end) return;
    owned.caughtUp = true;
    for (const game of owned.games.values()) {
      this.#noteMove(owned, game);
      this.#pause(partition, owned, game);
      this.#continue(game);
      this.#next(owned, game, now);
    }
  }

  /** The build that a game goes over from; undefined if it stays where it is. */
  #movesFrom({ head }: OwnedGame): string | undefined {
    const from = head?.pinned['engine'];
    const moves = this.#moves;
    if (moves === undefined || from === undefined || head?.phase === 'over') return undefined;
    if (from === moves.to || (moves.from !== 'all' && !moves.from.has(from))) return undefined;
    return from;
  }

  #noteMove(owned: OwnedPartition, game: OwnedGame): void {
    if (this.#movesFrom(game) !== undefined) owned.toMove.add(game);
  }

  /** The record says that a game goes over to another build: its next command does. */
  #move(owned: OwnedPartition, game: OwnedGame): void {
    if (!owned.toMove.delete(game)) return;
    const from = this.#movesFrom(game);
    const { id, partition, head } = game;
    if (from === undefined || this.#moves === undefined) return;
    const body = { type: 'UpgradeGame', from, to: this.#moves.to };
    this.#send(partition, id, body, `${head?.tip ?? ''}/${from}`);
  }

  /** Games for which nobody waits go over in turn, to leave time for what players wait for. */
  #moveNext(owned: OwnedPartition, now: number): void {
    if (now < owned.moveAt) return;
    const [game] = owned.toMove;
    if (game === undefined) return;
    owned.moveAt = now + this.#patience.move;
    this.#move(owned, game);
  }

  /** No player pays for the time in which the game had no owner. */
  #pause(partition: number, { term }: OwnedPartition, { id, head }: OwnedGame): void {
    if (head?.phase !== 'live' || head.clock === null) return;
    const body = { type: 'PauseClocks' };
    this.#send(partition, id, body, `${this.#name}/${term}/${head.tip}`);
  }

  #continue({ id, partition, head }: OwnedGame): void {
    if (head?.paused == null || head.phase !== 'live') return;
    this.#send(partition, id, { type: 'Continue' }, head.paused);
  }

  /** Has the next command of a game decided, unless one is on its way. */
  #next(owned: OwnedPartition, game: OwnedGame, now: number): void {
    for (;;) {
      const from = this.#movesFrom(game);
      const waiting = game.queue.find(
        ({ command: { body } }) =>
          from === undefined || (body.type === 'UpgradeGame' && body['from'] === from),
      );
      if (from !== undefined && game.queue.some(isWaitedFor)) this.#move(owned, game);
      if (waiting === undefined || game.inFlight !== null) break;
      const { command, offset } = waiting;
      owned.toPause.delete(game);
      if (game.head?.commands.has(command.id)) {
        this.#settle(owned, game);
        continue;
      }
      const head = headFor(game, command);
      if (head === undefined) {
        game.queue.splice(game.queue.indexOf(waiting), 1);
        this.#drop(game.partition, owned, offset, `there is no game ${game.id}`);
        continue;
      }
      const beyond = beyondLimit(head, command, this.#limits);
      if (beyond !== null) {
        game.queue.splice(game.queue.indexOf(waiting), 1);
        this.#drop(
          game.partition,
          owned,
          offset,
          `game ${game.id} has reached its limit of ${beyond}`,
        );
        continue;
      }
      if (command.body.type === 'PauseClocks') {
        if (game.queue.length === 1 && now < owned.pauseAt) {
          owned.toPause.add(game);
          break;
        }
        owned.pauseAt = now + this.#patience.pause;
      }
      this.#ask(game, waiting, head, now);
    }
    if (game.head === undefined && game.queue.length === 0) owned.games.delete(game.id);
  }

  /**
   * A new owner has to pause all its games. Pauses of games that nobody waits for are decided in turn, to leave time
   * for what players wait for; they count from when they were sent anyway.
   */
  #pauseNext(owned: OwnedPartition, now: number): void {
    for (const game of owned.toPause) {
      if (now < owned.pauseAt) return;
      owned.toPause.delete(game);
      this.#next(owned, game, now);
    }
  }

  #ask(game: OwnedGame, waiting: Waiting, head: Head, now: number): void {
    const asked: Asked = {
      stage: 'asked',
      waiting,
      tip: head.tip,
      build: decidedBy(head, waiting.command),
      since: now,
      attempt: 0,
      until: now,
      begun: false,
      deaths: 0,
    };
    game.inFlight = asked;
    this.#askAgain(game, asked, now);
  }

  #askAgain(game: OwnedGame, asked: Asked, now: number): void {
    asked.attempt += 1;
    asked.begun = false;
    asked.until = now + this.#patience.verdict;
    game.lookAt = 0;
    const { tip, attempt, build } = asked;
    const { command, offset } = asked.waiting;
    this.#effects.push({
      type: 'RequestVerdict',
      partition: game.partition,
      offset,
      request: { game: game.id, tip, command, attempt, ...(build !== undefined && { build }) },
    });
  }

  #verdictRead(partition: number, verdict: Verdict, now: number): void {
    const game = this.#partitions.get(partition)?.games.get(verdict.game);
    const asked = game?.inFlight;
    if (game === undefined || asked?.stage !== 'asked') return;
    const { command } = asked.waiting;
    // Any answer to this request counts, whichever attempt it answers; the answer to another never does.
    if (verdict.tip !== asked.tip || verdict.command !== command.id) return;
    const { outcome, build } = verdict;
    // Another build's answer would not verify.
    if (asked.build !== undefined && build !== asked.build) {
      this.#effects.push({ type: 'VerdictIgnored', game: game.id, build });
      return;
    }
    switch (outcome.kind) {
      case 'decided':
        if (outcome.events[0]?.['id'] === command.id) this.#append(game, asked, outcome.events);
        else
          this.#suspend(
            game,
            asked,
            traceOf(asked.tip, command.id),
            'the verdict is for another command',
          );
        return;
      case 'failed':
        this.#suspend(game, asked, outcome.trace, outcome.why);
        return;
      case 'begun':
        if (verdict.attempt === asked.attempt) asked.begun = true;
        return;
      case 'unknown':
      case 'stale':
        if (verdict.attempt !== asked.attempt) return;
        asked.begun = false;
        asked.until = Math.min(asked.until, now + this.#patience.again);
        game.lookAt = 0;
        return;
      default:
        outcome satisfies never;
    }
  }

  #append(game: OwnedGame, asked: Decided, events: readonly GameEvent[]): void {
    const { waiting, tip: prev } = asked;
    const { command, offset } = waiting;
    const head = headFor(game, command);
    if (head === undefined) return;
    const { partition } = game;
    const commit = makeCommit(
      { prev, first: head.next, command: command.id, partition, offset, events },
      head.secret,
    );
    game.inFlight = { stage: 'appending', waiting, commit, again: null, isRefused: false };
    this.#effects.push({ type: 'AppendCommit', partition, game: game.id, commit });
  }

  /**
   * The engine threw, ran too long, its evaluators died of this command, or the log refuses the result: the game is
   * suspended, others continue.
   */
  #suspend(game: OwnedGame, asked: Decided, trace: string, why: string): void {
    this.#effects.push({ type: 'OperatorAlerted', game: game.id, trace, why });
    this.#append(game, asked, suspensionOf(asked.waiting.command, trace));
  }

  #appendFailed(fact: Fact & { type: 'AppendFailed' }): void {
    const { partition, game: name, commit, refused, now } = fact;
    const game = this.#partitions.get(partition)?.games.get(name);
    const inFlight = game?.inFlight;
    if (game === undefined || inFlight?.stage !== 'appending') return;
    if (inFlight.commit.id !== commit.id) return;
    if (refused === undefined) inFlight.again = now + this.#patience.again;
    else {
      const { waiting } = inFlight;
      const trace = traceOf(commit.prev, commit.command);
      if (!isSuspension(commit)) {
        this.#suspend(game, { waiting, tip: commit.prev }, trace, refused);
        return;
      }
      // Not even that is accepted: the game is stopped anyway, which is recorded once the log is repaired.
      if (!inFlight.isRefused) {
        this.#effects.push({ type: 'OperatorAlerted', game: name, trace, why: refused });
      }
      inFlight.isRefused = true;
      inFlight.again = now + this.#patience.refused;
    }
    game.lookAt = 0;
  }

  #ticked(now: number): void {
    for (const owned of this.#partitions.values()) {
      if (!owned.caughtUp) continue;
      this.#pauseNext(owned, now);
      this.#moveNext(owned, now);
      for (const game of owned.games.values()) {
        for (const overdue of this.#overdues.of(game, now)) {
          this.#carryOut(owned, game, overdue, now);
        }
      }
    }
    if (now < this.#forgetAt) return;
    this.#forgetAt = now + FORGET_EVERY;
    for (const [partition, { closed }] of this.#partitions) {
      for (const [game, at] of closed) {
        if (at + this.#patience.closed >= now) continue;
        closed.delete(game);
        this.#effects.push({ type: 'GamePutAway', partition, game });
      }
    }
  }

  #carryOut(owned: OwnedPartition, game: OwnedGame, overdue: Overdue, now: number): void {
    const { id, partition } = game;
    switch (overdue.type) {
      case 'ask again':
        this.#askAgain(game, overdue.asked, now);
        return;
      case 'suspend': {
        const { asked, why } = overdue;
        this.#suspend(game, asked, traceOf(asked.tip, asked.waiting.command.id), why);
        return;
      }
      case 'append again': {
        const { commit } = overdue.appending;
        this.#effects.push({ type: 'AppendCommit', partition, game: id, commit });
        return;
      }
      case 'expire':
        this.#send(partition, id, overdue.due.body, overdue.due.cause);
        return;
      case 'put away':
        // Only its id is kept: a late opening must not start it again.
        owned.games.delete(id);
        owned.closed.set(id, overdue.endedAt);
        this.#effects.push({ type: 'GamePutAway', partition, game: id });
        return;
      default:
        overdue satisfies never;
    }
  }

  #send(partition: number, game: string, body: CommandBody, cause: string): void {
    const id = systemCommandId(game, body.type, cause);
    const command = { id, game, seat: 'system' as const, body };
    this.#effects.push({ type: 'SendCommand', partition, command });
  }

  #drop(partition: number, owned: OwnedPartition, offset: number, why: string): void {
    owned.undecided.decided(offset);
    this.#effects.push({ type: 'CommandDropped', partition, offset, why });
  }

  #storeOffset(partition: number, owned: OwnedPartition): void {
    const offset = owned.undecided.lowest();
    if (offset <= owned.stored) return;
    owned.stored = offset;
    this.#effects.push({ type: 'StoreOffset', partition, offset });
  }

  #newGame(partition: number, id: string, head?: Head): OwnedGame {
    return { id, partition, head, queue: [], inFlight: null, expiry: null, lookAt: 0 };
  }
}

/** Whether somebody waits for a command: the pause of a takeover has time. */
function isWaitedFor({ command: { body } }: Waiting): boolean {
  return body.type !== 'PauseClocks';
}

/** A command that was decided, and the tip at which. */
type Decided = Pick<Asked, 'waiting' | 'tip'>;

/**
 * The build that decides a command: the one that the game pins, or its record would not verify. That a game goes over to
 * another build any build may say: it is what helps where the old one has no answer.
 */
function decidedBy({ pinned }: Head, { body }: PlacedCommand): string | undefined {
  return body.type === 'UpgradeGame' ? undefined : pinned['engine'];
}

/** The head at which a command is decided: the game's, or that of the game which it opens. */
function headFor({ id, head }: OwnedGame, { body }: PlacedCommand): Head | undefined {
  if (head !== undefined) return head;
  const opening = openingOf(body);
  return opening && openHead(id, opening);
}
