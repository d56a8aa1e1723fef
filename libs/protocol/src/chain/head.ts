import type { TimeControl } from '@arbiter/engine';
import { rootId, type Pinned } from '../ids.ts';
import { isJsonObject } from '../json.ts';
import { commandOf, isRefusal, type Commit, type GameEvent, type Seat } from './commit.ts';
import { openingOf } from './opening.ts';

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
  /** How many commands of each seat were refused. */
  refused: readonly [number, number];
  /** Time of the last commit's command, in milliseconds. */
  at: number;
  /** How many decisions were asked for so far. */
  decisions: number;
  /** Whose decision is open. */
  awaiting: Awaiting | null;
  /** What is left on the clocks; null before the game has started. */
  clock: HeadClock | null;
  phase: 'live' | 'suspended' | 'over';
  /** Id of the commit that stopped in the middle because it grew too large; a `Continue` goes on from it. */
  paused: string | null;
}

/** The decision that a game waits for. */
export interface Awaiting {
  readonly seat: Seat;
  readonly kind: string;
  /** Which decision of its game this is, from 1. */
  readonly number: number;
}

/** The clocks of both seats, in milliseconds. */
export interface HeadClock {
  readonly left: readonly [number, number];
  /** What is left of each seat's grace for lost connections. */
  readonly grace: readonly [number, number];
  readonly connected: readonly [boolean, boolean];
  /** The time up to which all has been charged. */
  readonly settled: number;
  /** What the decision that was charged last, by its number, has cost the player who decides it. */
  readonly thought: { readonly decision: number; readonly spent: number };
  /** As the engine has it: what is added to the clocks, and how much lag may be credited. */
  readonly control?: TimeControl;
  /** What of each seat's lag may still be credited. */
  readonly lag?: readonly [number, number];
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
    refused: [0, 0],
    at: 0,
    awaiting: null,
    clock: null,
    decisions: 0,
    phase: 'live',
    paused: null,
  };
}

/** Takes an accepted commit into the head, refusals too. Whether it is accepted is asked before: `accept`. */
export function advance(head: Head, commit: Commit): void {
  head.tip = commit.id;
  head.version += 1;
  head.commands.add(commit.command);
  const { at = head.at, seat } = commandOf(commit) ?? {};
  head.at = at;
  if (isRefusal(commit)) head.refused = oneMore(head.refused, seat);
  for (const event of commit.events) evolve(head, event);
  if (commit.events.at(-1)?.type === 'AgendaPaused') head.paused = commit.id;
  else if (commandOf(commit)?.body.type === 'Continue') head.paused = null;
  head.next = commit.first + commit.events.length;
}

function evolve(head: Head, event: GameEvent): void {
  switch (event.type) {
    case 'GameStarted':
      head.clock = {
        left: pairOf(event['time']),
        grace: pairOf(event['grace']),
        connected: [true, true],
        settled: numberOf(event['at']),
        thought: { decision: 0, spent: 0 },
        ...controlOf(event['control']),
      };
      return;
    case 'TimeAdded':
      if (head.clock !== null) head.clock = addTime(head.clock, event);
      return;
    case 'DecisionRequested':
      head.decisions += 1;
      head.awaiting = {
        seat: seatOf(event['seat']),
        kind: isJsonObject(event['question']) ? textOf(event['question']['kind']) : '',
        number: head.decisions,
      };
      return;
    case 'DecisionMade':
      head.awaiting = null;
      return;
    case 'ClocksAdvanced':
      if (head.clock !== null) head.clock = advanceClock(head.clock, head.decisions, event);
      return;
    case 'ConnectionLost':
    case 'ConnectionRestored':
      if (head.clock !== null) {
        const [zero, one] = head.clock.connected;
        const now = event.type === 'ConnectionRestored';
        head.clock = { ...head.clock, connected: event['seat'] === 0 ? [now, one] : [zero, now] };
      }
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
      head.pinned = Object.fromEntries(
        Object.entries(head.pinned).map(([name, digest]) => [
          name,
          digest === event['from'] ? textOf(event['to']) : digest,
        ]),
      );
      return;
    default:
      return; // The engine's events move the position, not the head.
  }
}

function controlOf(control: unknown): Pick<HeadClock, 'control' | 'lag'> {
  if (!isJsonObject(control)) return {};
  const { lag } = control;
  const known = control as unknown as TimeControl;
  if (!isJsonObject(lag)) return { control: known };
  return { control: known, lag: [numberOf(lag['all']), numberOf(lag['all'])] };
}

function addTime(clock: HeadClock, { seat, millis }: GameEvent): HeadClock {
  const [zero, one] = clock.left;
  const more = numberOf(millis);
  return { ...clock, left: seat === 0 ? [zero + more, one] : [zero, one + more] };
}

function advanceClock(clock: HeadClock, decision: number, event: GameEvent): HeadClock {
  const spent = pairOf(event['spent']);
  const before = clock.thought.decision === decision ? clock.thought.spent : 0;
  return {
    ...clock,
    left: less(clock.left, spent),
    grace: less(clock.grace, pairOf(event['grace'])),
    settled: numberOf(event['at']),
    thought: { decision, spent: before + spent[0] + spent[1] },
    ...(clock.lag !== undefined && { lag: less(clock.lag, pairOf(event['lag'])) }),
  };
}

type Pair = readonly [number, number];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const seatOf = (value: unknown): Seat => (value === 0 || value === 1 ? value : 'system');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);
const pairOf = (value: unknown): Pair =>
  Array.isArray(value) ? [numberOf(value[0]), numberOf(value[1])] : [0, 0];
const less = (one: Pair, other: Pair): Pair => [one[0] - other[0], one[1] - other[1]];

const oneMore = ([zero, one]: Pair, seat: Seat | undefined): Pair => [
  zero + (seat === 0 ? 1 : 0),
  one + (seat === 1 ? 1 : 0),
];

/** A head as plain JSON, for snapshots. What was kept before refusals were counted has none. */
export type StoredHead = Omit<Head, 'commands' | 'refused'> & {
  readonly commands: readonly string[];
  readonly refused?: Head['refused'];
};

/** Inverse of `parseHead`. */
export function makeStoredHead(head: Head): StoredHead {
  return { ...head, commands: [...head.commands] };
}

/** Inverse of `makeStoredHead`. */
export function parseHead(stored: StoredHead): Head {
  const { refused = [0, 0] as const } = stored;
  return { ...stored, refused, commands: new Set(stored.commands) };
}
