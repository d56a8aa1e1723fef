import {
  commandOf,
  Follower,
  openingOf,
  parseCommit,
  rootId,
  sha256,
  type Commit,
  type Followed,
  type GameEvent,
  type Verdict,
  type VerdictRequest,
} from '@arbiter/protocol';
import type { Kept } from './snapshots.ts';

/** How long a request waits for its tip to be folded, in milliseconds. */
export const TIP_PATIENCE = 2_000;
/** How long a finished game is kept: longer than its owner may still ask about it. */
export const KEEP_FINISHED = 3_900_000;

/** The engine, as an evaluator asks it: what a game is, is its own affair. Pure. */
export interface Rules<S> {
  /** The state before a game's first event. */
  readonly initial: S;
  readonly fold: (state: S, events: readonly object[]) => S;
  /** What comes of a command by an edition, as events. @throws whatever the engine has no answer to */
  readonly decide: (edition: string, command: object, state: S) => readonly object[];
}

/** What an evaluator is made with. */
export interface EvaluatorOptions<S> {
  /** Digest of this build. */
  readonly build: string;
  readonly rules: Rules<S>;
}

/** What came of a request just now; undefined: it waits for its tip. */
export type Asked = 'ready' | Verdict | undefined;

/** A game that nobody has asked about yet: as a snapshot has it, if one does, and what was read of it since. */
interface Unread<S> {
  readonly kept: Kept<S> | null;
  readonly lines: string[];
  /** When it ended, in milliseconds since 1970; null if it goes on. */
  overAt: number | null;
}

/** How many commits of a game are put aside at most: a game is smaller than many commits. */
const ASIDE = 32;

interface Waiting {
  readonly request: VerdictRequest;
  readonly until: number;
}

/**
 * The games as the record says they stand, and what commands would do to them. Pure: no clock and no input or output
 * of its own.
 */
export class Evaluator<S> {
  readonly #build: string;
  readonly #rules: Rules<S>;
  readonly #follower: Follower<S>;
  /** Games that are read and folded when somebody asks about them: after a start most are played on later, if at all. */
  readonly #unread = new Map<string, Unread<S>>();
  /** By game: requests whose tip is not folded yet. */
  readonly #waiting = new Map<string, Waiting[]>();
  /** Earlier tips, so that a request for one is answered at once. */
  readonly #passed = new Map<string, Set<string>>();

  constructor({ build, rules }: EvaluatorOptions<S>) {
    this.#build = build;
    this.#rules = rules;
    this.#follower = new Follower(rules);
  }

  /** The digest of the build that decides. */
  get build(): string {
    return this.#build;
  }

  /**
   * Folds a stored commit, or puts it aside until somebody asks about its game. A game that turns out to have ended long
   * before now is dropped at once, and not held until the next `putAway`: a start may read any number of those.
   *
   * @param now in milliseconds since 1970
   * @returns the requests that waited for it, to be asked again
   */
  read(game: string, line: string, now = 0): readonly VerdictRequest[] {
    if (!this.#putsAside(game, line)) return this.#fold(game, line);
    if (isLongOver(this.#unread.get(game), now)) this.#unread.delete(game);
    return [];
  }

  #fold(game: string, line: string): readonly VerdictRequest[] {
    const parsed = parseCommit(line);
    return 'bad' in parsed ? [] : this.take(game, parsed.commit);
  }

  /** Folds a commit that was parsed already. */
  take(game: string, commit: Commit): readonly VerdictRequest[] {
    this.#readKept(game);
    const tip = this.#follower.game(game)?.head.tip;
    const step = this.#follower.take(game, commit);
    if ('skipped' in step) return [];
    let passed = this.#passed.get(game);
    if (passed === undefined) this.#passed.set(game, (passed = new Set()));
    passed.add(tip ?? step.commit.prev);
    const waiting = this.#waiting.get(game) ?? [];
    this.#waiting.delete(game);
    return waiting.map(({ request }) => request);
  }

  /** Whether a request is for this build: a game is decided by the one that it pins. */
  decides({ build }: VerdictRequest): boolean {
    return build === undefined || build === this.#build;
  }

  /** Whether a request can be decided, is answered without deciding, or has to wait until it is asked again. */
  ask(request: VerdictRequest, now: number): Asked {
    const { game, tip, command } = request;
    const known = this.game(game);
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
    waiting.push({ request, until: now + TIP_PATIENCE });
    this.#waiting.set(game, waiting);
    return undefined;
  }

  /** The edition that a request is decided by; empty if its game is unknown and it opens none. */
  edition({ game, command }: VerdictRequest): string {
    const { edition } = this.game(game)?.head ?? openingOf(command.body) ?? {};
    return edition ?? '';
  }

  /** Decides a request that was found ready. Never throws: what the engine throws is a verdict too. */
  decide(request: VerdictRequest): Verdict {
    const { game, tip, command } = request;
    const known = this.game(game);
    if (known !== undefined && known.head.tip !== tip) {
      return this.#verdict(request, { kind: 'stale' });
    }
    try {
      const { decide, initial } = this.#rules;
      const events = decide(this.edition(request), command, known?.state ?? initial);
      // The record keeps the engine's events as plain JSON; what the engine wrote, it reads.
      return this.#verdict(request, { kind: 'decided', events: [...events] as GameEvent[] });
    } catch (error) {
      const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return this.failed(request, why);
    }
  }

  /** That there is no answer to a request, and why. */
  failed(request: VerdictRequest, why: string): Verdict {
    const { tip, command } = request;
    const trace = sha256(`${this.#build}/${tip}/${command.id}`).slice(0, 32);
    return this.#verdict(request, { kind: 'failed', why: why.slice(0, 4_000), trace });
  }

  /** That an evaluator begins a request: anyone who says so and never ends has died of it. */
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
    for (const [game, unread] of this.#unread) if (isLongOver(unread, now)) gone.push(game);
    for (const game of gone) {
      this.#unread.delete(game);
      this.#follower.forget(game);
      this.#passed.delete(game);
      this.#waiting.delete(game);
    }
    return gone;
  }

  /** Whether a game is held. */
  has(game: string): boolean {
    return this.#unread.has(game) || this.#follower.game(game) !== undefined;
  }

  /** Whether nobody has asked about a game since it was taken up: it is as it was kept, with commits put aside. */
  isUnread(game: string): boolean {
    return this.#unread.has(game);
  }

  /** A game as it is now; undefined if none is held under this id. */
  game(id: string): Followed<S> | undefined {
    this.#readKept(id);
    return this.#follower.game(id);
  }

  /** Takes up a game from a snapshot. */
  keep(kept: Kept<S>): void {
    this.#unread.set(kept.game, { kept, lines: [], overAt: kept.overAt });
  }

  /** Puts a commit aside if its game is unread and nobody waits for it. @returns whether it did */
  #putsAside(game: string, line: string): boolean {
    if (this.#waiting.has(game) || this.#follower.game(game) !== undefined) return false;
    let unread = this.#unread.get(game);
    if (unread === undefined) {
      // What opens no game can't be folded later either.
      if (!mayOpen(line)) return false;
      this.#unread.set(game, (unread = { kept: null, lines: [], overAt: null }));
    }
    if (unread.lines.length >= ASIDE) {
      this.#readKept(game);
      return false;
    }
    unread.lines.push(line);
    unread.overAt ??= endOf(line);
    return true;
  }

  #readKept(game: string): void {
    const unread = this.#unread.get(game);
    if (unread === undefined) return;
    this.#unread.delete(game);
    try {
      if (unread.kept !== null) this.#follower.restore(unread.kept.read());
      for (const line of unread.lines) this.#fold(game, line);
    } catch (error) {
      // Otherwise half of it would pass for all of it.
      this.#follower.release(game);
      this.#unread.set(game, unread);
      throw error;
    }
  }

  /** Drops a game whose partition was released. */
  release(game: string): void {
    this.#unread.delete(game);
    this.#follower.release(game);
    this.#passed.delete(game);
    this.#waiting.delete(game);
  }

  #verdict({ game, tip, command, attempt }: VerdictRequest, outcome: Verdict['outcome']): Verdict {
    return { game, tip, command: command.id, attempt, build: this.#build, outcome };
  }
}

function isLongOver(unread: Unread<unknown> | undefined, now: number): boolean {
  const overAt = unread?.overAt ?? null;
  return overAt !== null && overAt + KEEP_FINISHED < now;
}

/** Whether a stored commit may be the first of its game, before it is parsed: openings are long. */
function mayOpen(line: string): boolean {
  return line.includes('"first":0,');
}

/** When its game ended, if a stored commit says that it did, in milliseconds since 1970. Others are not parsed for it. */
function endOf(line: string): number | null {
  if (!line.includes('"type":"GameEnded"')) return null;
  const parsed = parseCommit(line);
  if ('bad' in parsed || !parsed.commit.events.some(({ type }) => type === 'GameEnded'))
    return null;
  return commandOf(parsed.commit)?.at ?? null;
}
