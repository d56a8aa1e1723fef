import type { Reverified, Said } from '@arbiter/protocol';
import type { Ask } from '../reports/reports.ts';
import { Unusable } from '../session/said.ts';

/** Games that are asked about at once. */
const AT_ONCE = 20;

/** What the build of the server makes of the games that are stored. */
export interface OwnReport {
  readonly engine: string;
  readonly games: readonly Reverified[];
  /** How many are stored; those that are not for who asks are not among the games. */
  readonly all: number;
}

/** Where the build of the server decides otherwise than another. */
export interface Comparison {
  readonly engines: { readonly before: string; readonly after: string };
  readonly both: number;
  readonly unknown: readonly string[];
  readonly changed: readonly {
    readonly game: string;
    readonly before: Said;
    readonly after: Reverified;
  }[];
}

/** Has every stored game decided again, page by page. @param told of how far it has come */
export async function decideAgain(
  ask: Ask,
  told: (report: OwnReport, next: string | null) => void,
): Promise<OwnReport> {
  let games: readonly Reverified[] = [];
  for (let after = ''; ;) {
    const query = new URLSearchParams({ limit: String(AT_ONCE), after });
    const page = await ask<OwnReport & { readonly next: string | null }>(`/v1/reverified?${query}`);
    games = [...games, ...page.games];
    const report = { engine: page.engine, all: page.all, games };
    told(report, page.next);
    if (page.next === null) return report;
    after = page.next;
  }
}

/** Such a report as `arbiter reverify` writes it. */
export const reportText = ({ engine, games }: OwnReport): string =>
  [{ report: 'reverify.v1', engine }, ...games].map((one) => `${JSON.stringify(one)}\n`).join('');

/** What a report says of games; files that could not be read name none. @throws Unusable if it is no report */
function reportIn(text: string): { engine: string; games: (Said & { game: string })[] } {
  const [header, ...rest] = text.split('\n').map(objectIn);
  if (header?.['report'] !== 'reverify.v1') {
    throw new Unusable('This file is no report of arbiter reverify.');
  }
  const games = (rest as Partial<Reverified>[]).flatMap(
    ({ game = null, outcome, event = null, decided = null }) =>
      game === null || outcome === undefined ? [] : [{ game, outcome, event, decided }],
  );
  return { engine: String(header['engine']), games };
}

/** A line as an object; one that was cut off as one without anything. */
function objectIn(line: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(line) as Readonly<Record<string, unknown>>;
  } catch {
    return {};
  }
}

/**
 * Compares the report of another build with what the build of the server decides, part by part.
 *
 * @param told of how many games have been compared, of how many
 * @throws Unusable if the text is no report
 */
export async function compareWith(
  ask: Ask,
  text: string,
  told: (done: number, all: number) => void,
): Promise<Comparison> {
  const { engine, games } = reportIn(text);
  if (games.length === 0) throw new Unusable('This report tells of no game.');
  let sum: Comparison | undefined;
  for (let done = 0; done < games.length; done += AT_ONCE) {
    told(done, games.length);
    const part = { engine, games: games.slice(done, done + AT_ONCE) };
    const found = await ask<Comparison>('/v1/reverified/comparison', part);
    sum = {
      engines: found.engines,
      both: (sum?.both ?? 0) + found.both,
      unknown: [...(sum?.unknown ?? []), ...found.unknown],
      changed: [...(sum?.changed ?? []), ...found.changed],
    };
  }
  return sum as Comparison;
}
