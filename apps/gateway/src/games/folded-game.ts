import { foldOnce, NO_GAME, type Game, type GameEvent } from '@arbiter/engine';
import {
  accept,
  advance,
  clockOf,
  commandOf,
  headBefore,
  parseCommit,
  type Commit,
  type Head,
  type WireClock,
} from '@arbiter/protocol';

/** One accepted commit with the positions around it. */
export interface Link {
  /** From 1. */
  readonly version: number;
  readonly commit: Commit;
  readonly before: Game;
  readonly after: Game;
  readonly clock: WireClock | null;
}

/** A game as its accepted commits leave it: the fold that every reader makes. */
export class FoldedGame {
  readonly id: string;
  head: Head | null = null;
  game: Game = NO_GAME;
  /** How often each seat's connection was lost or restored, from which the next such command's id follows. */
  readonly connections: [number, number] = [0, 0];

  constructor(id: string) {
    this.id = id;
  }

  /** When the last commit was read, by this machine's own watch. */
  #readAt = 0;

  /** The clocks, and how long ago they were read of. */
  get clockNow(): WireClock | null {
    const { clock } = this;
    return clock && { ...clock, since: Math.round(performance.now() - this.#readAt) };
  }

  get version(): number {
    return this.head?.version ?? 0;
  }

  get clock(): WireClock | null {
    return clockOf(this.head);
  }

  /** Takes a stored commit; undefined if the chain rule skips it. */
  take(line: string | null): Link | undefined {
    const parsed = parseCommit(line ?? '');
    if ('bad' in parsed) return undefined;
    const { commit } = parsed;
    const head = this.head ?? headBefore(this.id, commit);
    if (head === undefined || accept(head, commit) !== 'accepted') return undefined;
    this.head = head;
    this.#readAt = performance.now();
    advance(head, commit);
    const before = this.game;
    for (const { type, seat } of commit.events) {
      if (type !== 'ConnectionLost' && type !== 'ConnectionRestored') continue;
      if (seat === 0 || seat === 1) this.connections[seat] += 1;
    }
    // A refusal leaves the position as it was, and so do its two events.
    this.game = foldOnce(before, commit.events as unknown as readonly GameEvent[]);
    return { version: head.version, commit, before, after: this.game, clock: this.clock };
  }
}

/** The body of the command that a commit answers, as it was sent. */
export function bodyOf(commit: Commit): unknown {
  return commandOf(commit)?.body;
}
