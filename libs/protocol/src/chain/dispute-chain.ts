import { canonicalJson } from '../canonical.ts';
import { sha256 } from '../digest.ts';
import { evolve, NO_DISPUTES, type CaseFile } from '../disputes/dispute.ts';
import type { Recorded } from '../disputes/events.ts';
import { disputeCommit, type DisputeCommit } from '../messages/operations.ts';

/** The disputes about a game as the log has them, and the id that the next event has to follow. */
export interface Case {
  readonly game: string;
  readonly tip: string;
  readonly file: CaseFile;
  /** The events that count, in order. */
  readonly commits: readonly DisputeCommit[];
}

/** What the first event about a game follows. */
const rootOf = (game: string): string => sha256(canonicalJson({ disputes: game }));

/** An event that follows a tip. Whether it counts only the log says. */
export function makeDisputeCommit(game: string, prev: string, recorded: Recorded): DisputeCommit {
  const body = { prev, game, ...recorded };
  return { id: idOf(body), ...body };
}

/**
 * The disputes about a game, from what lies under its key on disputes.events. As with games, the log arbitrates: an event
 * counts if it follows the tip and its command is new. So any instance of replay may append; one that decided on less
 * than the log had, was cut off, or sent twice, changes nothing for any reader.
 */
export function caseOf(game: string, values: Iterable<string | null>): Case {
  let file: CaseFile = NO_DISPUTES;
  let tip = rootOf(game);
  const commits: DisputeCommit[] = [];
  for (const value of values) {
    const commit = readCommit(value);
    if (commit?.game !== game || commit.prev !== tip || file.commands.has(commit.command)) continue;
    tip = commit.id;
    file = evolve(file, commit);
    commits.push(commit);
  }
  return { game, tip, file, commits };
}

/** The event in a stored text; undefined if it is none, or was changed since. */
function readCommit(value: string | null): DisputeCommit | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(value ?? 'null');
  } catch {
    return undefined;
  }
  const read = disputeCommit.safeParse(stored);
  if (!read.success) return undefined;
  // Over what is stored: a later build may know more of it than this one.
  const { id, ...body } = stored as DisputeCommit;
  return id === idOf(body) ? read.data : undefined;
}

const idOf = (body: Omit<DisputeCommit, 'id'>): string => sha256(canonicalJson(body));
