import type { JudgeOf } from '@arbiter/editions';
import type { GameEvent, PlayerCommand, Seat } from '@arbiter/engine';
import {
  legalFor,
  paidIn,
  storyFor,
  tellEach,
  viewOf,
  type StoryStep,
  type Viewer,
} from '@arbiter/view';
import type { SeatOptions, View, VisibleEvent } from '@arbiter/view';
import type { EventLog, LogRecord } from '@arbiter/event-log';
import {
  changeOf,
  topics,
  type Change,
  type CommandTried,
  type Commit,
  type GameState,
  type GameUpdate,
  type SignedTip,
  type TipSigner,
  type WireClock,
} from '@arbiter/protocol';
import { FoldedGame, type Link } from './folded-game.ts';

/** How many commits are kept with their positions; older ones are folded again from the record. */
const BUFFER = 64;

const TOPIC = topics.gameEvents.name;

/** What every table needs. */
export interface TableParts {
  readonly log: EventLog;
  readonly tips: TipSigner;
  readonly judgeOf: JudgeOf;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** What is told of a game that goes on to those who choose what to watch. */
export interface Glance {
  readonly turn: number;
  readonly active: Seat;
  /** By seat. */
  readonly life: readonly [number, number];
  readonly clock: WireClock | null;
  /** Whom the game waits for; null: for nobody. */
  readonly asks: Seat | null;
}

/** A commit, and when it was written in milliseconds since 1970. */
type Dated = Link & { readonly time: number };

/** A record of the game's commits. */
type Arrived = Pick<LogRecord, 'offset' | 'value' | 'time'>;

/** Called with each commit that this table accepts. */
export type OnLink = (link: Link) => void;

/** One game that is being watched: folded from the record, then kept up to date by the tail. */
export class Table {
  readonly id: string;
  /** Watchers, and as whom they watch, if they do more than wait; without any, the table is dropped after a while. */
  readonly watchers = new Map<OnLink, Viewer | null>();
  /** When it was last used, in milliseconds. */
  touched = 0;
  readonly #log: EventLog;
  readonly #tips: TipSigner;
  readonly #judgeOf: JudgeOf;
  readonly #now: () => number;
  /** How many milliseconds this table is behind the record: it knows nothing that is newer. */
  readonly #delay: number;
  /** What is too new to be known here yet, in order. */
  #held: Arrived[] = [];
  #release: NodeJS.Timeout | undefined;
  readonly #folded: FoldedGame;
  /** Offset from which on records are new to us. */
  #next = 0;
  readonly #first: number;
  readonly #buffer: Dated[] = [];
  readonly #byCommand = new Map<string, { readonly version: number }>();
  readonly #views = new Map<Viewer, { readonly game: Link['after']; readonly view: View | null }>();
  /** The last change that was sent. */
  #changed:
    | { readonly before: View | null; readonly after: View | null; readonly change: Change | null }
    | undefined;
  #ready: Promise<void> | undefined;
  #loaded = false;
  #waiting: Arrived[] = [];

  /**
   * @param from the lowest offset at which its commits may start
   * @param delay milliseconds that it is behind, for those who may not see everything at once
   */
  constructor(id: string, from: number, { log, tips, judgeOf, now }: TableParts, delay = 0) {
    this.id = id;
    this.#log = log;
    this.#tips = tips;
    this.#judgeOf = judgeOf;
    this.#now = now;
    this.#delay = delay;
    this.#first = from;
    this.#folded = new FoldedGame(id);
  }

  get version(): number {
    return this.#folded.version;
  }

  get folded(): FoldedGame {
    return this.#folded;
  }

  /** Whether it is still being folded for the first time. */
  get isLoading(): boolean {
    return !this.#loaded;
  }

  /** Resolves when all that was in the record at the call is folded. */
  ready(): Promise<void> {
    return (this.#ready ??= this.#load());
  }

  /** A record of this game from the tail. */
  offer({ offset, value, time }: Arrived): void {
    const record = { offset, value, time };
    if (!this.#loaded) this.#waiting.push(record);
    else this.#arrive(record);
  }

  /** How many watch here who play neither seat. */
  get spectators(): number {
    return [...this.watchers.values()].filter((viewer) => viewer === 'spectator').length;
  }

  /**
   * The game as it was some milliseconds ago, as far as it is remembered; null before it began. Of long before nothing is
   * told rather than something newer.
   */
  glance(ago: number): Glance | null {
    const until = this.#now() - ago;
    const link = this.#buffer.findLast(({ time }) => time <= until);
    if (link === undefined) return null;
    const { turn, players, decision, outcome } = link.after;
    const life = [players[0].life, players[1].life] as const;
    const asks = outcome === null ? (decision?.seat ?? null) : null;
    return { turn: turn.number, active: turn.active, life, clock: link.clock, asks };
  }

  /** Nobody needs it any more. */
  end(): void {
    clearTimeout(this.#release);
  }

  /** In which commit a command was answered. */
  answerTo(command: string): number | undefined {
    return this.#byCommand.get(command)?.version;
  }

  /** The commits from one version to another, both included: from the buffer, or folded again from the record. */
  async *links(from: number, upTo: number): AsyncGenerator<Link> {
    // The record may go on already where this table is behind.
    const to = Math.min(upTo, this.version);
    if (from > to) return;
    const oldest = this.#buffer[0]?.version ?? Infinity;
    if (from >= oldest) {
      // By version, not by place: the buffer moves on while the reader pauses.
      for (let version = from; version <= to; version++) {
        const link = this.#buffer.find((one) => one.version === version);
        if (link === undefined) {
          yield* this.links(version, to);
          return;
        }
        yield link;
      }
      return;
    }
    const again = new FoldedGame(this.id);
    for await (const { value } of this.#log.readKey(TOPIC, this.id, this.#first)) {
      const link = again.take(value);
      if (link === undefined || link.version < from) continue;
      yield link;
      if (link.version >= to) return;
    }
  }

  /** The commit of this version, if it is there. */
  async link(version: number): Promise<Link | undefined> {
    for await (const link of this.links(version, version)) return link;
    return undefined;
  }

  /** The tip after a commit, signed. */
  tip({ version, commit }: { readonly version: number; readonly commit: Commit }): SignedTip {
    return this.#sign(version, commit.id);
  }

  /** What a viewer may see of a commit. */
  eventsOf({ before, commit }: Link, viewer: Viewer): readonly VisibleEvent[] {
    return tellEach(before, asEvents(commit), viewer).filter((told) => told !== null);
  }

  /**
   * One commit as an update.
   *
   * @param seen the view that its reader has (null: none yet), for how it changed and what the reader may do; if left
   * out, the update tells of neither
   */
  update(link: Link, viewer: Viewer, seen?: View | null): GameUpdate {
    return {
      type: 'update',
      game: this.id,
      version: link.version,
      tip: this.tip(link),
      events: this.eventsOf(link, viewer),
      clock: link.clock,
      ...(seen !== undefined && {
        change: this.#change(seen, this.view(link.after, viewer)),
        options: this.#options(link.after, viewer),
      }),
    };
  }

  /** What a viewer may see of a position. The last one is remembered: several sockets may ask, and the next change. */
  view(game: Link['after'], viewer: Viewer): View | null {
    const last = this.#views.get(viewer);
    if (last?.game === game) return last.view;
    const judge = this.#judgeOf(game.edition);
    const view = judge === undefined ? null : viewOf(judge, game, viewer);
    this.#views.set(viewer, { game, view });
    return view;
  }

  #change(before: View | null, after: View | null): Change | null {
    if (this.#changed?.before !== before || this.#changed.after !== after) {
      this.#changed = { before, after, change: changeOf(before, after) };
    }
    return this.#changed.change;
  }

  /** Whether a seat's command would be accepted now; nothing is sent. Null: its edition isn't played here. */
  tried(seat: Seat, body: PlayerCommand): CommandTried | null {
    const { game, version } = this.#folded;
    const judge = this.#judgeOf(game.edition);
    if (judge === undefined) return null;
    const verdict = judge.decide({ id: 'tried', seat, at: game.clock.settled, body }, game);
    return {
      game: this.id,
      version,
      legal: verdict.accepted,
      refusal: verdict.accepted ? null : verdict.refusal,
      pays: verdict.accepted ? paidIn(verdict.events, seat) : null,
    };
  }

  /** How the size of a permanent comes about now; null if it has none. */
  story(object: number, viewer: Viewer): StoryStep[] | null {
    const { game } = this.#folded;
    const judge = this.#judgeOf(game.edition);
    return judge === undefined ? null : storyFor(judge, game, object, viewer);
  }

  /** The game as it is now. @param recent how many of the last commits it includes, as far as they are in memory */
  state(viewer: Viewer, recent = 0): GameState {
    const { head, game, version, clockNow: clock } = this.#folded;
    return {
      type: 'subscribed',
      to: 'game',
      id: this.id,
      version,
      tip: head === null ? null : this.#sign(version, head.tip),
      viewer,
      clock,
      view: null,
      options: null,
      ...(head !== null && {
        view: this.view(game, viewer),
        options: this.#options(game, viewer),
      }),
      ...(recent > 0 && {
        recent: this.#buffer
          .slice(-recent)
          .map((link) => ({ version: link.version, events: this.eventsOf(link, viewer) })),
      }),
    };
  }

  /** The game as it was after a commit; without options. */
  stateAfter(link: Link, viewer: Viewer): GameState {
    const { version, clock, after } = link;
    const judge = this.#judgeOf(after.edition);
    const view = judge === undefined ? null : viewOf(judge, after, viewer);
    const tip = this.tip(link);
    return {
      type: 'subscribed',
      to: 'game',
      id: this.id,
      version,
      tip,
      viewer,
      clock,
      view,
      options: null,
    };
  }

  #options(game: Link['after'], viewer: Viewer): SeatOptions | null {
    if (game.decision?.seat !== viewer || game.outcome !== null || game.suspended) return null;
    const judge = this.#judgeOf(game.edition);
    return judge === undefined ? null : legalFor(judge, game, game.decision.seat);
  }

  readonly #signed = new Map<number, SignedTip>();

  #sign(version: number, tip: string): SignedTip {
    let signed = this.#signed.get(version);
    if (signed?.tip !== tip) {
      signed = this.#tips.sign({ game: this.id, version, tip });
      this.#signed.set(version, signed);
      if (this.#signed.size > BUFFER) {
        const [oldest] = this.#signed.keys();
        if (oldest !== undefined) this.#signed.delete(oldest);
      }
    }
    return signed;
  }

  async #load(): Promise<void> {
    for await (const record of this.#log.readKey(TOPIC, this.id, this.#first)) {
      this.#arrive(record);
    }
    this.#loaded = true;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const record of waiting) this.#arrive(record);
  }

  /** Takes a record, or holds it until it is old enough. */
  #arrive(record: Arrived): void {
    if (this.#held.length === 0 && this.#wait(record) <= 0) {
      this.#take(record);
      return;
    }
    this.#held.push(record);
    this.#awaitNext();
  }

  /** For how many milliseconds a record is still too new. */
  #wait({ time }: Arrived): number {
    return this.#delay === 0 ? 0 : time + this.#delay - this.#now();
  }

  #awaitNext(): void {
    const [next] = this.#held;
    if (next === undefined || this.#release !== undefined) return;
    this.#release = setTimeout(() => {
      this.#release = undefined;
      while (this.#held[0] !== undefined && this.#wait(this.#held[0]) <= 0) {
        this.#take(this.#held.shift() as Arrived);
      }
      this.#awaitNext();
    }, this.#wait(next)).unref();
  }

  #take({ offset, value, time }: Arrived): void {
    if (offset < this.#next) return;
    this.#next = offset + 1;
    const taken = this.#folded.take(value);
    if (taken === undefined) return;
    const link = { ...taken, time };
    this.#byCommand.set(link.commit.command, { version: link.version });
    this.#buffer.push(link);
    if (this.#buffer.length > BUFFER) this.#buffer.shift();
    for (const told of [...this.watchers.keys()]) told(link);
  }
}

const asEvents = (commit: Commit): readonly GameEvent[] =>
  commit.events as unknown as readonly GameEvent[];
