import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import {
  differ,
  linesOf,
  OUTCOMES,
  reportIn,
  type Outcome,
  type ReportHeader,
  type Reverified,
} from '@arbiter/protocol';

/** A report that can't be read, or was made by another build. Its message is for people. */
export class BadReport extends Error {
  override readonly name = 'BadReport';
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
  const report = reportIn(linesOf(text));
  if (report === undefined) throw new BadReport(`${path} is no report of arbiter reverify`);
  return { ...report, whole: text.endsWith('\n') };
}

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
    changed: pairs.filter(({ before: was, after: is }) => differ(was, is)),
  };
}

/** A game has the same name in two folders; a file that can't be read has its own alone. */
const nameOf = ({ game, file }: Reverified): string => game ?? file;

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
