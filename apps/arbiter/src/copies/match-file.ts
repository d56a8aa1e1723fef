import { canonicalJson, matchmakingEvent, sha256, type MatchmakingEvent } from '@arbiter/protocol';
import { BadArchive } from './archive-folder.ts';

/** A game of an archived match, and how far its record goes. */
export interface ArchivedTip {
  readonly game: string;
  readonly version: number;
  readonly tip: string;
}

/** A match as it is archived: what matchmaking told of it, and the tips of its games, whose records lie beside it. */
export interface ArchivedMatch {
  readonly match: string;
  /** The key of its events on matchmaking.events. */
  readonly key: string;
  /** When it ended, in milliseconds. */
  readonly ended: number;
  /**
   * Whether its games take no more commands: before that, late ones may still be refused in the record, and the match is
   * archived again.
   */
  readonly settled: boolean;
  readonly games: readonly ArchivedTip[];
  /** The events as they are stored, of its tickets too, in their order. */
  readonly events: readonly string[];
}

const FORMAT = 'match.v1';

/** The lines of a match's file: a header, the events as stored, and a hash of all before it. Inverse of `parseMatch`. */
export function makeMatch({ events, ...header }: ArchivedMatch): string[] {
  const lines = [canonicalJson({ archive: FORMAT, ...header }), ...events];
  return [...lines, canonicalJson({ lines: lines.length, sha256: hashOf(lines) })];
}

/**
 * The match in the lines of its file. Inverse of `makeMatch`.
 *
 * @throws BadArchive that names the file and the line
 */
export function parseMatch(file: string, lines: readonly string[]): ArchivedMatch {
  const fail = (line: number, why: string): never => {
    throw new BadArchive(`${file}, line ${line}: ${why}`);
  };
  const header = headerIn(lines[0]);
  if (header === undefined) return fail(1, 'this is no header of an archived match');
  const last = parsed(lines.at(-1)) as { lines?: unknown; sha256?: unknown } | undefined;
  if (typeof last?.sha256 !== 'string') return fail(lines.length, 'the last line is missing');
  const events = lines.slice(1, -1);
  events.forEach((text, i) => {
    if (eventIn(text) === undefined) fail(i + 2, 'this is no event of matchmaking');
  });
  if (last.lines !== lines.length - 1) {
    return fail(lines.length, `it counts ${String(last.lines)} lines before it, not as they are`);
  }
  if (last.sha256 !== hashOf(lines.slice(0, -1))) {
    return fail(lines.length, 'a byte was changed: the hash is not that of the lines before it');
  }
  return { ...header, events };
}

/** What the first line of a match's file says; undefined if it is none. */
export function headerIn(line: string | undefined): Omit<ArchivedMatch, 'events'> | undefined {
  const header = parsed(line) as (Omit<ArchivedMatch, 'events'> & { archive?: string }) | undefined;
  if (header?.archive !== FORMAT || !Array.isArray(header.games)) return undefined;
  const { match, key, ended, settled, games } = header;
  return { match, key, ended, settled, games };
}

/** The event in a stored text; undefined if this build knows none like it. */
export function eventIn(text: string | null): MatchmakingEvent | undefined {
  return matchmakingEvent.safeParse(parsed(text ?? undefined)).data;
}

const hashOf = (lines: readonly string[]): string =>
  sha256(lines.map((one) => `${one}\n`).join(''));

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
