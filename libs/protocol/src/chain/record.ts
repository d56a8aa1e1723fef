import { canonicalJson } from '../canonical.ts';
import type { Pinned } from '../ids.ts';
import { isJsonObject } from '../json.ts';
import { commitLine, type Commit } from './commit.ts';
import { isPinned } from './opening.ts';
import { thumbprint, type PublicKey, type SignedTip } from './signed-tip.ts';

/** First line of a record: which game this is, what it is played by, and whose signatures count. */
export interface RecordHeader {
  readonly record: 'record.v1';
  readonly game: string;
  readonly edition: string;
  readonly pinned: Pinned;
  readonly keys: readonly PublicKey[];
}

/**
 * The record of a game as NDJSON, without the newline characters: header, one line a commit exactly as stored, the
 * signed final tip. A game that is still going on has the tip of the moment.
 */
export function* recordLines(
  header: Omit<RecordHeader, 'record'>,
  commits: Iterable<Commit | string>,
  final: SignedTip,
): Generator<string> {
  const { game, edition, pinned, keys } = header;
  yield canonicalJson({ record: 'record.v1', game, edition, pinned, keys });
  for (const commit of commits) yield typeof commit === 'string' ? commit : commitLine(commit);
  yield finalLine(final);
}

/** The text of a record file: each line ends with a newline. */
export function recordText(lines: Iterable<string>): string {
  let text = '';
  for (const line of lines) text += `${line}\n`;
  return text;
}

/** The lines of a record file. Only `\n` ends a line, and the last one may lack it. */
export function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/** The last line of a record. */
export function finalLine({ game, version, tip, kid, signature }: SignedTip): string {
  return canonicalJson({ game, version, tip, kid, signature });
}

/** The header in the first line of a record; undefined if it is none. */
export function headerIn(line = ''): RecordHeader | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isHeader(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a parsed first line is a record's header. */
export function isHeader(value: unknown): value is RecordHeader {
  return (
    isJsonObject(value) &&
    value['record'] === 'record.v1' &&
    typeof value['game'] === 'string' &&
    typeof value['edition'] === 'string' &&
    isPinned(value['pinned']) &&
    Array.isArray(value['keys']) &&
    value['keys'].every(isPublicKey)
  );
}

const isPublicKey = (value: unknown): boolean =>
  isJsonObject(value) &&
  value['kty'] === 'OKP' &&
  value['crv'] === 'Ed25519' &&
  typeof value['x'] === 'string' &&
  value['kid'] === thumbprint(value['x']);
