import type { JudgeOf } from '@arbiter/editions';
import { foldOnce, NO_GAME, type Command, type Game, type GameEvent } from '@arbiter/engine';
import {
  Follower,
  openingOf,
  rootId,
  sha256,
  type Followed,
  type GameEvent as StoredEvent,
  type Verdict,
  type VerdictRequest,
} from '@arbiter/protocol';

/** How long a request waits for its tip to be folded, in milliseconds. */
export const PATIENCE = 2_000;
/** How long a finished game is kept: longer than its owner asks about it. */
export const KEEP_FINISHED = 3_900_000;

/** What an evaluator is made with. */
export interface EvaluatorOptions {
  /** Digest of this build. */
  readonly build: string;
  /** The judge of an edition; undefined if this build has none. */
  readonly judgeOf: JudgeOf;
}

/** What came of a request just now; undefined: it waits for its tip. */
export type Asked = 'ready' | Verdict | undefined;

interface Waiting {
  readonly request: VerdictRequest;
  readonly until: number;
}

/**
 * The games as the record says they stand, and what commands would do to them. Pure: no clock and no input or output
 * of its own.
 */
export class Evaluator {
  readonly #build: string;
  readonly #judgeOf: EvaluatorOptions['judgeOf'];
  readonly #follower = new Follower<Game>({
    initial: NO_GAME,
    fold: (game, events) => foldOnce(game, asEngineEvents(events)),
  });
  /** By game: requests whose tip is not folded yet. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Tips that were passed, so that whoever asks about one is told so at once. */
  readonly #passed = new Map<string, Set<string>>();

  constructor({ build, judgeOf }: EvaluatorOptions) {
    this.#build = build;
    this.#judgeOf = judgeOf;
  }

  /**
   * Folds a stored commit.
   *
   * @returns the requests that waited for it, to be asked again
   */
  read(game: string, line: string): readonly VerdictRequest[] {
    const tip = this.#follower.game(game)?.head.tip;
    const step = this.#follower.read(game, line);
    if ('skipped' in step) return [];
    let passed = this.#passed.get(game);
    if (passed === undefined) this.#passed.set(game, (passed = new Set()));
    passed.add(tip ?? step.commit.prev);
    const waiting = this.#waiting.get(game) ?? [];
    this.#waiting.delete(game);
    return waiting.map(({ request }) => request);
  }

  /** Whether a request can be decided, is answered without deciding, or has to wait until it is asked again. */
  ask(request: VerdictRequest, now: number): Asked {
    const { game, tip, command } = request;
    const known = this.#follower.game(game);
    if (known === undefined) {
      const opening = openingOf(command.body);
      if (opening !== undefined && rootId(game, opening.pinned) === tip) return 'ready';
    } else {
      if (known.head.tip === tip) return 'ready';
      const passed = this.#passed.get(game)?.has(tip) ?? false;
      if (passed || known.head.commands.has(command.id)) {
        return this.#verdict(request, { kind: 'stale' });
      }
    }
    const waiting = this.#waiting.get(game) ?? [];
    waiting.push({ request, until: now + PATIENCE });
    this.#waiting.set(game, waiting);
    return undefined;
  }

  /** Decides a request that was found ready. Never throws: what the engine throws is a verdict too. */
  decide(request: VerdictRequest): Verdict {
    const { game, tip, command } = request;
    const known = this.#follower.game(game);
    if (known !== undefined && known.head.tip !== tip) {
      return this.#verdict(request, { kind: 'stale' });
    }
    try {
      const edition = known?.head.edition ?? openingOf(command.body)?.edition ?? '';
      const judge = this.#judgeOf(edition);
      if (judge === undefined) throw new Error(`this build does not play ${edition}`);
      // The form of players' commands was checked at the gateway.
      const { events } = judge.decide(command as unknown as Command, known?.state ?? NO_GAME);
      return this.#verdict(request, { kind: 'decided', events: asStoredEvents(events) });
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const trace = sha256(`${this.#build}/${tip}/${command.id}`).slice(0, 32);
      return this.#verdict(request, { kind: 'failed', why: why.slice(0, 4_000), trace });
    }
  }

  /** That an evaluator begins a request: whoever says so and never ends has died of it. */
  begun(request: VerdictRequest): Verdict {
    return this.#verdict(request, { kind: 'begun' });
  }

  /** Says of requests that waited too long that their tip is unknown; drops games that ended long ago. */
  tick(now: number): readonly Verdict[] {
    const unknown: Verdict[] = [];
    for (const [game, waiting] of this.#waiting) {
      const late = waiting.filter(({ until }) => until <= now);
      if (late.length === 0) continue;
      unknown.push(...late.map(({ request }) => this.#verdict(request, { kind: 'unknown' })));
      const rest = waiting.filter(({ until }) => until > now);
      if (rest.length > 0) this.#waiting.set(game, rest);
      else this.#waiting.delete(game);
    }
    return unknown;
  }

  /** Drops games that ended long ago. @returns their ids */
  putAway(now: number): readonly string[] {
    const gone: string[] = [];
    for (const [game, { head }] of this.#follower.games()) {
      if (head.phase === 'over' && head.at + KEEP_FINISHED < now) gone.push(game);
    }
    for (const game of gone) {
      this.#follower.forget(game);
      this.#passed.delete(game);
      this.#waiting.delete(game);
    }
    return gone;
  }

  game(id: string): Followed<Game> | undefined {
    return this.#follower.game(id);
  }

  games(): IterableIterator<[string, Followed<Game>]> {
    return this.#follower.games();
  }

  restore(game: Followed<Game>): void {
    this.#follower.restore(game);
  }

  /** Lets go of a game whose partition is another's now. */
  release(game: string): void {
    this.#follower.release(game);
    this.#passed.delete(game);
    this.#waiting.delete(game);
  }

  #verdict({ game, tip, command, attempt }: VerdictRequest, outcome: Verdict['outcome']): Verdict {
    return { game, tip, command: command.id, attempt, build: this.#build, outcome };
  }
}

/** The record keeps the engine's events as plain JSON; what the engine wrote, it reads. */
const asEngineEvents = (events: readonly StoredEvent[]): readonly GameEvent[] =>
  events as unknown as readonly GameEvent[];
const asStoredEvents = (events: readonly GameEvent[]): StoredEvent[] =>
  events as unknown as StoredEvent[];
