import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeOf } from '@arbiter/editions';
import {
  isHeader,
  isJsonObject,
  linesOf,
  type Fault,
  type GameEvent,
  type Pinned,
} from '@arbiter/protocol';
import { BadArchive, readLines, SUFFIX } from '../copies/archive-folder.ts';
import { judgeOf, pinnedNow } from './books.ts';
import { verifyLines } from './verify.ts';

/**
 * What this build makes of an old game.
 *
 * - `same`: it decides each command as it is recorded
 * - `otherwise`: from an event on it would decide otherwise
 * - `broken`: the record itself is wrong: chain, chance or signature
 * - `not played`: the edition is none of this build's; chain alone was checked
 * - `unreadable`: the file can't be read, or is damaged
 */
export const OUTCOMES = ['same', 'otherwise', 'broken', 'not played', 'unreadable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One line of a report: a file, and what came of it. */
export interface Reverified {
  readonly file: string;
  readonly outcome: Outcome;
  readonly game: string | null;
  readonly edition: string | null;
  readonly tip: string | null;
  /** Number of the first event that is decided otherwise, or wrong. */
  readonly event: number | null;
  readonly why: string | null;
  readonly recorded: GameEvent | null;
  readonly decided: GameEvent | null;
}

/** First line of a report: which build has made it. */
export interface ReportHeader {
  readonly report: 'reverify.v1';
  readonly engine: string;
}

/** A report that can't be read, or was made by another build. Its message is for people. */
export class BadReport extends Error {
  override readonly name = 'BadReport';
}

/** All files of records at these paths: themselves, or what lies in folders, archives too; in order, each once. */
export async function recordFiles(paths: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  for (const path of paths) {
    if (!existsSync(path) || !statSync(path).isDirectory()) {
      found.add(path);
      continue;
    }
    const names = await readdir(path, { recursive: true });
    for (const name of names.sort()) {
      // Of an archive: what tells of matches and of persons is no record.
      if (/^(matches[/\\]|persons\.|decks\.)/u.test(name)) continue;
      if (name.endsWith('.ndjson') || name.endsWith(SUFFIX)) found.add(join(path, name));
    }
  }
  return [...found];
}

/** Decides the game of one file again. Whatever is wrong with the file is in what is returned. */
export function reverify(
  file: string,
  build: Pinned = pinnedNow(),
  judges: JudgeOf = judgeOf,
): Reverified {
  const none = { game: null, edition: null, tip: null, recorded: null, decided: null };
  let lines: string[];
  try {
    lines = file.endsWith(SUFFIX) ? readLines(file) : linesOf(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof BadArchive ? error.message : (error as Error).message;
    return { file, outcome: 'unreadable', ...none, event: null, why };
  }
  const header = headerOf(lines);
  if (header === undefined) {
    const why = 'line 1: this is no header of a record';
    return { file, outcome: 'unreadable', ...none, event: null, why };
  }
  const { game, edition } = header;
  const { fault, otherwise, tip } = verifyLines(lines, build, judges).verification;
  const about = { file, game, edition, tip };
  // Where a build contradicts what it has decided itself, that is told as any other difference.
  if (fault !== null && fault.differs === undefined) return { ...about, ...found('broken', fault) };
  if (judges(edition) === undefined) return { ...about, ...found('not played', null) };
  const differs = fault ?? otherwise;
  return { ...about, ...found(differs === null ? 'same' : 'otherwise', differs) };
}

function found(
  outcome: Outcome,
  fault: Fault | null,
): Pick<Reverified, 'outcome' | 'event' | 'why' | 'recorded' | 'decided'> {
  const { recorded = null, decided = null } = fault?.differs ?? {};
  return { outcome, event: fault?.event ?? null, why: fault?.why ?? null, recorded, decided };
}

function headerOf(lines: readonly string[]): ReturnType<typeof asHeader> {
  return asHeader(jsonIn(lines[0] ?? ''));
}

const asHeader = (value: unknown) => (isHeader(value) ? value : undefined);

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A report as a file that grows line by line (NDJSON), so that a run that was ended goes on where it was. */
export class ReportFile {
  readonly #path: string;
  /** What the file has, by the files that it is about. */
  readonly done = new Map<string, Reverified>();

  /** @throws BadReport if the file is no report, or one of another build */
  constructor(path: string, engine: string) {
    this.#path = path;
    if (!existsSync(path)) {
      appendFileSync(path, line({ report: 'reverify.v1', engine } satisfies ReportHeader));
      return;
    }
    const { header, games, whole } = readReport(path);
    if (header.engine !== engine) {
      throw new BadReport(
        `${path} is of build ${header.engine.slice(0, 16)}, and this one is ${engine.slice(0, 16)}`,
      );
    }
    // The last line may have been cut off with the run that wrote it.
    if (!whole) appendFileSync(path, '\n');
    for (const one of games) this.done.set(one.file, one);
  }

  add(one: Reverified): void {
    this.done.set(one.file, one);
    appendFileSync(this.#path, line(one));
  }
}

const line = (value: object): string => `${JSON.stringify(value)}\n`;

/** Whether this file is a report, which may lie among records. */
export function isReport(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').startsWith('{"report":"reverify.v1"');
  } catch {
    return false;
  }
}

/** What a report says. A line that was cut off counts as not written. @throws BadReport */
export function readReport(path: string): {
  readonly header: ReportHeader;
  readonly games: readonly Reverified[];
  readonly whole: boolean;
} {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new BadReport(`${path} can't be read`);
  }
  const [first = '', ...rest] = linesOf(text);
  const header = jsonIn(first);
  if (!isJsonObject(header) || header['report'] !== 'reverify.v1') {
    throw new BadReport(`${path} is no report of arbiter reverify`);
  }
  const games = rest.map(jsonIn).filter((one): one is Reverified => isReverified(one));
  return { header: header as unknown as ReportHeader, games, whole: text.endsWith('\n') };
}

const isReverified = (value: unknown): boolean =>
  isJsonObject(value) &&
  typeof value['file'] === 'string' &&
  OUTCOMES.includes(value['outcome'] as Outcome);

/** A game of which two builds make something else. */
export interface Changed {
  readonly game: string;
  readonly before: Reverified;
  readonly after: Reverified;
}

/** Which games two reports say something else about, and how many of them both know. */
export function compareReports(
  before: readonly Reverified[],
  after: readonly Reverified[],
): { readonly both: number; readonly changed: readonly Changed[] } {
  const earlier = new Map(before.map((one) => [nameOf(one), one]));
  const pairs = after.flatMap((one) => {
    const was = earlier.get(nameOf(one));
    return was === undefined ? [] : [{ game: nameOf(one), before: was, after: one }];
  });
  return {
    both: pairs.length,
    changed: pairs.filter((one) => saidOf(one.before) !== saidOf(one.after)),
  };
}

/** A game has the same name in two folders; a file that can't be read has its own alone. */
const nameOf = ({ game, file }: Reverified): string => game ?? file;

const saidOf = ({ outcome, event, decided }: Reverified): string =>
  JSON.stringify([outcome, event, decided]);

/** How many games came to what, in a sentence. */
export function summaryText(games: Iterable<Reverified>): string {
  const counts = new Map<Outcome, number>();
  let all = 0;
  for (const { outcome } of games) {
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    all += 1;
  }
  const said = OUTCOMES.filter((one) => counts.has(one)).map(
    (one) => `${counts.get(one) ?? 0} ${WORDS[one]}`,
  );
  return `${all} games: ${said.join(', ')}`;
}

const WORDS: Readonly<Record<Outcome, string>> = {
  same: 'decided the same',
  otherwise: 'decided otherwise',
  broken: 'whose record does not hold',
  'not played': 'of an edition that this build does not play',
  unreadable: 'that can’t be read',
};

/** What is worth a line of its own, for people. */
export function reverifiedText({ file, outcome, game, event, why }: Reverified): string {
  const what = outcome === 'otherwise' ? 'decided otherwise' : outcome;
  const at = event === null ? '' : ` at event ${event}`;
  return `${file}${game === null ? '' : `, game ${game}`}: ${what}${at}${why === null ? '' : `: ${why}`}`;
}
