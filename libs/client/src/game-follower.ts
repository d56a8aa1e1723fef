import type {
  GameState,
  GameUpdate,
  ServerMessage,
  SignedTip,
  ToldCommit,
  WireClock,
} from '@arbiter/protocol';
import { changed } from './changed.ts';
import type { ProblemError } from './problem.ts';
import type { Following } from './socket.ts';

/** This many commits come with the state for a client that wants the last ones only. */
const RECENT = 64;

/** A view of a game, as one viewer may see it. */
export type View = NonNullable<GameState['view']>;
/** What a seat may do. */
export type SeatOptions = NonNullable<GameState['options']>;
/** An event as a viewer is told of it. */
export type VisibleEvent = GameUpdate['events'][number];

/** A game as it was at the last message that showed it whole. */
export interface Position {
  readonly version: number;
  readonly view: View;
  /** Null: this seat is not asked. */
  readonly options: SeatOptions | null;
  readonly clock: WireClock | null;
}

/** Told of what a follower takes. */
export interface GameListener {
  /** Each update once, in order. */
  readonly onUpdate?: (update: GameUpdate) => void;
  /**
   * Told of the last commits, the oldest first, in place of all updates that were missed, if these are too many. Without
   * it all of them come as updates.
   */
  readonly onRecent?: (commits: readonly ToldCommit[]) => void;
  /** The game as it is now, whenever that was sent. */
  readonly onPosition?: (position: Position) => void;
  /** This seat has so many milliseconds left, and has to decide. */
  readonly onShortOfTime?: (left: number) => void;
  /** Told why the game can't be followed. */
  readonly onFailed?: (problem: ProblemError) => void;
}

/** Follows one game: each commit once, every signed tip kept. */
export class GameFollower implements Following {
  readonly to = 'game';
  readonly id: string;
  readonly recent?: number;
  readonly failed?: ((problem: ProblemError) => void) | undefined;
  readonly #listener: GameListener;
  readonly #keep: (tip: SignedTip, told?: ToldCommit) => void;
  #version: number | null;
  /** The view as the server told it last: what its next change starts from. */
  #view: View | null = null;
  position: Position | null = null;
  /** When the open question was shown first, by this machine's own watch. */
  #askedAt = 0;
  /** Updates that did not follow the one before: none, unless the server is broken. */
  gaps = 0;

  constructor(
    id: string,
    from: number | null,
    listener: GameListener,
    keep: (tip: SignedTip, told?: ToldCommit) => void,
  ) {
    this.id = id;
    this.#version = from;
    this.#listener = listener;
    this.#keep = keep;
    this.failed = listener.onFailed;
    if (listener.onRecent !== undefined) this.recent = RECENT;
  }

  version(): number | null {
    return this.#version;
  }

  take(message: ServerMessage): void {
    if (message.type === 'subscribed') this.#state(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'short of time') this.#listener.onShortOfTime?.(message.left);
  }

  #state({ version, tip, view, options, clock, recent = [] }: GameState): void {
    if (tip !== null) this.#keep(tip);
    this.#view = view;
    const had = this.#version ?? 0;
    if (version < had) return;
    this.#version = version;
    const missed = recent.filter((commit) => commit.version > had);
    if (missed.length > 0) this.#listener.onRecent?.(missed);
    if (view !== null) this.#show({ version, view, options, clock });
  }

  #update(update: GameUpdate): void {
    const { version, tip, change, options = null, clock } = update;
    this.#keep(tip, this.#version === null || version > this.#version ? update : undefined);
    // Changes follow each other whether or not we had come further before the connection was lost.
    if (change !== undefined && change !== null) this.#view = changed(this.#view, change) as View;
    if (this.#version !== null) {
      if (version <= this.#version) return;
      if (version !== this.#version + 1) this.gaps += 1;
    }
    this.#version = version;
    this.#listener.onUpdate?.(update);
    if (change === undefined || this.#view === null) return;
    this.#show({ version, view: this.#view, options, clock });
  }

  /** How long this seat has had the open question, in whole milliseconds; undefined if it isn't asked. */
  get thought(): number | undefined {
    if (this.position?.options == null) return undefined;
    return Math.max(0, Math.round(performance.now() - this.#askedAt));
  }

  #show(position: Position): void {
    const before = this.position?.view.decision?.number;
    if (position.view.decision?.number !== before) this.#askedAt = performance.now();
    this.position = position;
    this.#listener.onPosition?.(position);
  }
}
