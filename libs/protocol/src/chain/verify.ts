import { canonicalJson } from '../canonical.ts';
import { saltOf, type Pinned } from '../ids.ts';
import { accept } from './accept.ts';
import {
  commandOf,
  commitId,
  commitLine,
  isCommit,
  type Commit,
  type GameEvent,
  type PlacedCommand,
} from './commit.ts';
import { advance, openHead, type Head } from './head.ts';
import { openingOf } from './opening.ts';
import { isHeader, type RecordHeader } from './record.ts';
import { isSignedTip, verifyTip, type PublicKey, type Tip } from './signed-tip.ts';

/** What is wrong with a record, and where. */
export interface Fault {
  /** Number of the line in the file; the first is 1. */
  readonly line: number;
  /** Id of the commit on that line; null where no commit stands or should stand there. */
  readonly commit: string | null;
  /** Number of the first event that is not as it should be. */
  readonly event: number;
  readonly why: string;
  /** The event on record and the one that deciding again gives, where these differ; null: none is there. */
  readonly differs?: { readonly recorded: GameEvent | null; readonly decided: GameEvent | null };
}

/** What a check of a record found. */
export interface Verification extends Tip {
  /** Nothing is wrong: neither with the chain nor with what the game's own build decides again. */
  readonly verified: boolean;
  readonly fault: Fault | null;
  /** Where a build that the game does not pin decides otherwise. No fault of the record. */
  readonly otherwise: Fault | null;
  /** How many commands were decided again, and how many of them by a build that the game does not pin. */
  readonly decidedAgain: number;
  readonly decidedByOtherBuild: number;
  readonly events: number;
}

/** Decides a record's commands again. Given the commits in order, it keeps the game that they lead to. */
export interface Redecider {
  /** Whether what it decides with is what these digests name. */
  isPinned(pinned: Pinned): boolean;
  /** What this build answers to the command in the present game, a refusal too; changes nothing. A throw is a fault. */
  decide(command: PlacedCommand): readonly GameEvent[];
  /** Takes the recorded events into the game. A throw is a fault (a shuffle whose order is not what follows from the secrets, say). */
  fold(events: readonly GameEvent[]): void;
}

/** What `fold` throws to say which event of the commit is wrong, counted from 0. */
export class BadEvent extends Error {
  readonly index: number;
  constructor(index: number, why: string) {
    super(why);
    this.index = index;
  }
}

/** What may be checked besides the chain itself. */
export interface VerifyOptions {
  /** Makes the one that decides again; without it only the chain is checked. */
  readonly redecider?: (header: RecordHeader) => Redecider;
  /** Keys to trust; without them those in the header count, which a forger can write too. */
  readonly keys?: readonly PublicKey[];
}

/**
 * Checks the record of a game: header, chain, signed final tip, and every command decided again. Stops at the first
 * fault. Never throws.
 *
 * @param lines the lines of the file, without newlines
 */
export function verifyChain(lines: readonly string[], options: VerifyOptions = {}): Verification {
  const steps = verifySteps(lines, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** As `verifyChain`, commit by commit: anyone who has others to serve does so in between. */
export function verifySteps(
  lines: readonly string[],
  options: VerifyOptions = {},
): Generator<undefined, Verification> {
  return new Verifier(lines, options).run();
}

class Found extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.why);
    this.fault = fault;
  }
}

class Verifier {
  readonly #lines: readonly string[];
  readonly #options: VerifyOptions;
  readonly #seen = new Map<string, number>();
  #head: Head | undefined;
  #redecider: Redecider | undefined;
  #otherwise: Fault | null = null;
  #decidedAgain = 0;
  #decidedByOtherBuild = 0;

  constructor(lines: readonly string[], options: VerifyOptions) {
    this.#lines = lines;
    this.#options = options;
  }

  *run(): Generator<undefined, Verification> {
    let fault: Fault | null = null;
    let game = '';
    try {
      const header = this.#header();
      game = header.game;
      this.#redecider = this.#options.redecider?.(header);
      for (let line = 2; line < this.#lines.length; line++) {
        this.#commit(header, line);
        yield;
      }
      this.#final(header);
    } catch (error) {
      if (!(error instanceof Found)) throw error;
      fault = error.fault;
    }
    return {
      verified: fault === null,
      fault,
      otherwise: this.#otherwise,
      decidedAgain: this.#decidedAgain,
      decidedByOtherBuild: this.#decidedByOtherBuild,
      game,
      tip: this.#head?.tip ?? '',
      version: this.#head?.version ?? 0,
      events: this.#head?.next ?? 0,
    };
  }

  #header(): RecordHeader {
    const text = this.#lines[0];
    const header = parse(text);
    if (text === undefined || !isHeader(header))
      this.#fail(1, null, 'this is no header of a record');
    if (canonicalJson(header) !== text) this.#fail(1, null, 'the header is not as it was written');
    return header;
  }

  #commit(header: RecordHeader, line: number): void {
    const text = this.#lines[line - 1] ?? '';
    const value = parse(text);
    if (isSignedTip(value)) this.#fail(line, null, 'a signed tip stands before the last line');
    if (!isCommit(value)) {
      const id = /"id":"([0-9a-f]{64})"/.exec(text)?.[1] ?? null;
      this.#fail(line, id, 'this is no commit: a byte was changed');
    }
    const head = (this.#head ??= this.#open(header, value));
    if (value.prev !== head.tip) this.#misplaced(value, line, head);
    this.#content(value, text, line, head);
    if (head.version === 0) this.#opening(header, value, line);
    this.#decideAgain(value, line, head);
    this.#seen.set(value.id, line);
    advance(head, value);
  }

  #open(header: RecordHeader, commit: Commit): Head {
    const command = commandOf(commit);
    const secret = (command && openingOf(command.body))?.secret ?? '';
    return openHead(header.game, { edition: header.edition, pinned: header.pinned, secret });
  }

  #opening(header: RecordHeader, commit: Commit, line: number): void {
    const command = commandOf(commit);
    const opening = command && openingOf(command.body);
    if (opening === undefined) this.#fail(line, commit.id, 'its command opens no game');
    // The digests are in the root already; the edition is not.
    if (opening.edition !== header.edition) {
      this.#fail(
        1,
        null,
        `the header names edition ${header.edition}, the opening ${opening.edition}`,
      );
    }
  }

  /** `prev` is not the tip: says whether a line is missing, doubled, moved or changed. */
  #misplaced(commit: Commit, line: number, head: Head): never {
    const earlier = this.#seen.get(commit.id);
    if (earlier !== undefined) this.#fail(line, commit.id, `line ${earlier} stands here once more`);
    if (commitId(commit) !== commit.id) {
      this.#fail(line, commit.id, 'a byte was changed: the id is not the hash of the line');
    }
    for (let later = line + 1; later < this.#lines.length; later++) {
      const value = parse(this.#lines[later - 1]);
      if (isCommit(value) && value.prev === head.tip) {
        this.#fail(line, commit.id, `lines are out of order: line ${later} belongs here`);
      }
    }
    this.#fail(line, commit.id, `the line of commit ${commit.prev} is missing before this one`);
  }

  /** The line follows the tip: says whether it is, byte by byte, what was stored. */
  #content(commit: Commit, text: string, line: number, head: Head): void {
    const id = commitId(commit);
    if (id !== commit.id) {
      const following = this.#nextPrev(line);
      // Where the chain goes on from the hash of this line, only the written id was changed.
      const name = following === id ? id : commit.id;
      const event = this.#firstDifference(commit, head);
      this.#fail(line, name, 'a byte was changed: the id is not the hash of the line', event);
    }
    if (commitLine(commit) !== text) {
      this.#fail(line, commit.id, 'a byte was changed: the line is not as it was stored');
    }
    if (commit.first !== head.next) {
      this.#fail(line, commit.id, `its events are numbered from ${commit.first}, not ${head.next}`);
    }
    const command = commandOf(commit);
    if (command?.id !== commit.command) {
      this.#fail(line, commit.id, 'its first event is not the command that it answers');
    }
    if (accept(head, commit) !== 'accepted') {
      this.#fail(line, commit.id, 'it answers a command that was answered before');
    }
    if (commit.salt !== saltOf(head.secret, commit.prev, commit.command)) {
      this.#fail(line, commit.id, "its salt does not follow from the game's secret");
    }
  }

  #decideAgain(commit: Commit, line: number, head: Head): void {
    const redecider = this.#redecider;
    if (redecider === undefined) return;
    const pinned = redecider.isPinned(head.pinned);
    let difference: Fault | null = null;
    if (!isSuspension(commit)) {
      this.#decidedAgain += 1;
      if (!pinned) this.#decidedByOtherBuild += 1;
      difference = this.#difference(commit, line, redecider);
    }
    if (difference !== null && pinned) throw new Found(difference);
    this.#otherwise ??= difference;
    try {
      redecider.fold(commit.events);
    } catch (error) {
      if (error instanceof BadEvent) {
        this.#fail(line, commit.id, error.message, commit.first + error.index);
      }
      this.#fail(line, commit.id, `its events do not fold: ${messageOf(error)}`);
    }
  }

  #difference(commit: Commit, line: number, redecider: Redecider): Fault | null {
    const command = commandOf(commit);
    if (command === undefined) return null;
    const at = (index: number) => ({ line, commit: commit.id, event: commit.first + index });
    let again: readonly GameEvent[];
    try {
      again = redecider.decide(command);
    } catch (error) {
      return { ...at(0), why: `deciding the command again failed: ${messageOf(error)}` };
    }
    const index = firstDifference(commit.events, again);
    if (index === undefined) return null;
    const [recorded = null, decided = null] = [commit.events[index], again[index]];
    const [was, is] = [recorded?.type ?? 'nothing', decided?.type ?? 'nothing'];
    return {
      ...at(index),
      why: `decided again, the command gives ${is === was ? `another ${is}` : `${is} where ${was} is recorded`}`,
      differs: { recorded, decided },
    };
  }

  /** Of a commit whose bytes were changed: the number of the first event that deciding again does not give. */
  #firstDifference(commit: Commit, head: Head): number {
    const command = commandOf(commit);
    if (this.#redecider === undefined || command === undefined) return head.next;
    if (isSuspension(commit) || !this.#redecider.isPinned(head.pinned)) return head.next;
    try {
      const again = this.#redecider.decide(command);
      return head.next + (firstDifference(commit.events, again) ?? 0);
    } catch {
      return head.next;
    }
  }

  #final(header: RecordHeader): void {
    const line = Math.max(this.#lines.length, 2);
    const text = this.#lines[line - 1];
    const final = parse(text);
    const head = this.#head;
    const at = head?.tip ?? null;
    if (text === undefined || !isSignedTip(final)) {
      const next = isCommit(final) ? line + 1 : line;
      this.#fail(next, isCommit(final) ? final.id : at, 'the signed final tip is missing');
    }
    if (canonicalJson(final) !== text)
      this.#fail(line, at, 'the signed tip is not as it was written');
    if (final.game !== header.game) this.#fail(line, at, 'the signed tip is that of another game');
    if (!verifyTip(final, this.#options.keys ?? header.keys)) {
      this.#fail(line, at, 'the signature of the final tip does not hold');
    }
    if (head === undefined) this.#fail(line, at, 'all commits are missing');
    if (final.version > head.version) {
      this.#fail(line, at, `${final.version - head.version} lines are missing at the end`);
    }
    if (final.tip !== head.tip || final.version !== head.version) {
      this.#fail(line, at, `the signed tip is ${final.tip}, the record ends at ${head.tip}`);
    }
  }

  #nextPrev(line: number): string | undefined {
    const next = parse(this.#lines[line]);
    if (isCommit(next)) return next.prev;
    return isSignedTip(next) ? next.tip : undefined;
  }

  #fail(line: number, commit: string | null, why: string, event = this.#head?.next ?? 0): never {
    throw new Found({ line, commit, event, why });
  }
}

/** The owner of the game answered in place of the engine, which threw, ran too long or died: nothing to compare. */
const isSuspension = (commit: Commit): boolean =>
  commit.events.length === 2 && commit.events[1]?.type === 'GameSuspended';

/** Index of the first event that differs between two lists; undefined if none does. */
export function firstDifference(
  recorded: readonly GameEvent[],
  again: readonly GameEvent[],
): number | undefined {
  const length = Math.max(recorded.length, again.length);
  for (let i = 0; i < length; i++) {
    const [one, other] = [recorded[i], again[i]];
    if (one === undefined || other === undefined) return i;
    if (one !== other && canonicalJson(one) !== canonicalJson(other)) return i;
  }
  return undefined;
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
