import { rootId, type Pinned } from '../ids.ts';
import { commandOf, type Commit, type GameEvent, type Seat } from './commit.ts';
import { isPinned, openingOf } from './opening.ts';

/**
 * What a reader must know of a game to say which commit comes next, and no more: the fold of its accepted commits.
 * A head belongs to one reader, who changes it by `advance` alone.
 */
export interface Head {
  readonly game: string;
  readonly edition: string;
  /** Source of salts; restricted as long as the match goes on. */
  readonly secret: string;
  /** The builds that decide this game now. */
  pinned: Pinned;
  /** Id of the last accepted commit, or the root. */
  tip: string;
  /** Accepted commits so far. It numbers what players are sent. */
  version: number;
  /** Number that the next event will have. */
  next: number;
  /** Ids of all commands that are answered, refused ones too. */
  readonly commands: Set<string>;
  /** Time of the last commit's command, in milliseconds. */
  at: number;
  /** Whose decision is open. */
  awaiting: Awaiting | null;
  /** The last `ClocksAdvanced`, as it was recorded. */
  clocks: GameEvent | null;
  phase: 'live' | 'suspended' | 'over';
}

/** The decision that a game waits for. */
export interface Awaiting {
  readonly seat: Seat;
  readonly kind: string;
  /** Number of the `DecisionRequested` that asked for it. */
  readonly event: number;
}

/** The head of a game that has no commit yet, if this commit opens one; undefined otherwise. */
export function headBefore(game: string, opening: Commit): Head | undefined {
  const command = commandOf(opening);
  const found = command && openingOf(command.body);
  return found && openHead(game, found);
}

/** The head of a game that is about to be opened. */
export function openHead(
  game: string,
  opening: { readonly pinned: Pinned; readonly secret: string; readonly edition: string },
): Head {
  return {
    game,
    edition: opening.edition,
    secret: opening.secret,
    pinned: opening.pinned,
    tip: rootId(game, opening.pinned),
    version: 0,
    next: 0,
    commands: new Set(),
    at: 0,
    awaiting: null,
    clocks: null,
    phase: 'live',
  };
}

/** Takes an accepted commit into the head, refusals too. Whether it is accepted is asked before: `accept`. */
export function advance(head: Head, commit: Commit): void {
  head.tip = commit.id;
  head.version += 1;
  head.commands.add(commit.command);
  head.at = commandOf(commit)?.at ?? head.at;
  commit.events.forEach((event, i) => {
    evolve(head, event, commit.first + i);
  });
  head.next = commit.first + commit.events.length;
}

function evolve(head: Head, event: GameEvent, number: number): void {
  switch (event.type) {
    case 'DecisionRequested':
      head.awaiting = { seat: seatOf(event['seat']), kind: textOf(event['kind']), event: number };
      return;
    case 'ClocksAdvanced':
      head.clocks = event;
      return;
    case 'GameSuspended':
      if (head.phase === 'live') head.phase = 'suspended';
      return;
    case 'GameResumed':
      if (head.phase === 'suspended') head.phase = 'live';
      return;
    case 'GameEnded':
      head.phase = 'over';
      head.awaiting = null;
      return;
    case 'GameUpgraded':
      if (isPinned(event['pinned'])) head.pinned = event['pinned'];
      return;
    default:
      return; // The engine's events move the position, not the head.
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const seatOf = (value: unknown): Seat => (value === 0 || value === 1 ? value : 'system');

/** A head as plain JSON, for snapshots. */
export type StoredHead = Omit<Head, 'commands'> & { readonly commands: readonly string[] };

/** Inverse of `parseHead`. */
export function makeStoredHead(head: Head): StoredHead {
  return { ...head, commands: [...head.commands] };
}

/** Inverse of `makeStoredHead`. */
export function parseHead(stored: StoredHead): Head {
  return { ...stored, commands: new Set(stored.commands) };
}
