import { canonicalJson } from '../canonical.ts';
import { sha256 } from '../digest.ts';
import { saltOf } from '../ids.ts';
import { isJsonObject, type Json } from '../json.ts';

/** Who sent a command: a seat at the table, or the server itself (clocks, matchmaking, `Continue`). */
export type Seat = 0 | 1 | 'system';

/** What a command asks for, named in the imperative; its other fields are the engine's. */
export interface CommandBody {
  readonly type: string;
  readonly [name: string]: Json;
}

/** One fact about a game, named in the past tense; its other fields are the engine's. */
export interface GameEvent {
  readonly type: string;
  readonly [name: string]: Json;
}

/** A command as it was put in order: `at` is its append time on game.commands, in milliseconds. */
export interface PlacedCommand {
  readonly id: string;
  readonly seat: Seat;
  readonly at: number;
  /** How long the seat says to have had the question, in milliseconds. */
  readonly thought?: number | undefined;
  readonly body: CommandBody;
}

/** Everything that one command did: one message on game.events, one link of the chain. */
export interface Commit {
  /** SHA-256 over the canonical JSON of all other fields. */
  readonly id: string;
  /** Id of the last accepted commit of this game, or the game's root. */
  readonly prev: string;
  /** Number of its first event; the first event of a game is number 0. */
  readonly first: number;
  /** Id of the command that it answers. */
  readonly command: string;
  /** Where that command stood on game.commands. */
  readonly partition: number;
  readonly offset: number;
  /** The first is `CommandReceived`. */
  readonly events: readonly GameEvent[];
  readonly salt: string;
}

/** Bytes of a stored commit above which the engine pauses and goes on by a `Continue` command. */
export const COMMIT_LIMIT_BYTES = 512 * 1024;

/** The id of a commit: SHA-256 over the canonical JSON of everything else in it. */
export function commitId(commit: Omit<Commit, 'id'>): string {
  return sha256(canonicalBody(commit));
}

/** A commit from what was decided: adds salt and id. `secret` is the game's. */
export function makeCommit(decided: Omit<Commit, 'id' | 'salt'>, secret: string): Commit {
  const { prev, first, command, partition, offset, events } = decided;
  const salt = saltOf(secret, prev, command);
  const body = { prev, first, command, partition, offset, events, salt };
  const text = canonicalBody(body);
  const commit = { id: sha256(text), ...body };
  const line = lineOf(commit.id, text);
  MADE.set(commit, line);
  if (isCommit(commit)) remember(line, { commit });
  return commit;
}

/** The lines of commits that were made here and are to be stored: written once. */
const MADE = new WeakMap<Commit, string>();

const PREFIX = '{"id":"';
const ID = /^[0-9a-f]{64}$/;
const AFTER_ID = PREFIX.length + 64;

/**
 * The text in which a commit is stored: its id, then the canonical JSON of the rest. So the hash can be checked over
 * the bytes as they were stored, without writing them again.
 */
export function commitLine(commit: Commit): string {
  return MADE.get(commit) ?? lineOf(commit.id, canonicalBody(commit));
}

const lineOf = (id: string, body: string): string => `${PREFIX}${id}",${body.slice(1)}`;

/** Why a stored text is no commit. */
export type BadCommit = 'not a commit' | 'its id is not the hash of its content';

/** What a stored text is. */
export type Parsed = { readonly commit: Commit } | { readonly bad: BadCommit };

/** Texts that were parsed or made lately with what they are, the oldest first; together at most this many characters. */
const lately = new Map<string, Parsed>();
const LATELY = 2_000_000;
let length = 0;

/**
 * The commit in a stored text, or why it is none. Never throws. Every reader skips what is none, so all readers of
 * the same log go on agreeing.
 *
 * Each commit is read by several services, often of one process: they get the same object, and change nothing in it.
 * What this process made it need not hash and parse again.
 */
export function parseCommit(line: string): Parsed {
  let parsed = lately.get(line);
  if (parsed !== undefined) return parsed;
  parsed = parse(line);
  remember(line, parsed);
  return parsed;
}

/**
 * As `parseCommit`, for who reads what is long past: nobody else reads that soon, so it takes the place of nothing that is
 * being read. Hundreds of commits that are kept for a while and dropped cost the collector more than parsing them.
 */
export const parsePast = (line: string): Parsed => lately.get(line) ?? parse(line);

function remember(line: string, parsed: Parsed): void {
  if (lately.has(line)) return;
  lately.set(line, parsed);
  length += line.length;
  for (const oldest of lately.keys()) {
    if (length <= LATELY) break;
    lately.delete(oldest);
    length -= oldest.length;
  }
}

function parse(line: string): Parsed {
  if (!line.startsWith(PREFIX)) return { bad: 'not a commit' };
  const id = line.slice(PREFIX.length, AFTER_ID);
  if (!ID.test(id) || line.slice(AFTER_ID, AFTER_ID + 2) !== '",') return { bad: 'not a commit' };
  if (sha256('{' + line.slice(AFTER_ID + 2)) !== id) {
    return { bad: 'its id is not the hash of its content' };
  }
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { bad: 'not a commit' };
  }
  return isCommit(value) ? { commit: value } : { bad: 'not a commit' };
}

/** Whether a parsed value has the shape of a commit. Its hash is another question. */
export function isCommit(value: unknown): value is Commit {
  if (!isJsonObject(value)) return false;
  const { id, prev, first, command, partition, offset, events, salt } = value;
  return (
    isText(id) &&
    isText(prev) &&
    isCount(first) &&
    isText(command) &&
    isCount(partition) &&
    isCount(offset) &&
    isText(salt) &&
    Array.isArray(events) &&
    events.length > 0 &&
    events.every(isEvent)
  );
}

/** The command that a commit answers, read from its first event; undefined if that is no `CommandReceived`. */
export function commandOf(commit: Commit): PlacedCommand | undefined {
  const received = commit.events[0];
  if (received?.type !== 'CommandReceived') return undefined;
  const { seat, command, id, at, thought } = received;
  if (seat !== 0 && seat !== 1 && seat !== 'system') return undefined;
  if (!isText(id) || typeof at !== 'number' || !isJsonObject(command)) return undefined;
  if (!isText(command['type'])) return undefined;
  const placed: PlacedCommand = { id, seat, at, body: command as CommandBody };
  return isCount(thought) ? { ...placed, thought } : placed;
}

/** Whether this commit tells that its command was refused. */
export function isRefusal(commit: Commit): boolean {
  return commit.events.at(-1)?.type === 'CommandRefused';
}

function canonicalBody(commit: Omit<Commit, 'id'>): string {
  const { prev, first, command, partition, offset, events, salt } = commit;
  return canonicalJson({ command, events, first, offset, partition, prev, salt });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;
const isEvent = (value: unknown): boolean => isJsonObject(value) && isText(value['type']);
