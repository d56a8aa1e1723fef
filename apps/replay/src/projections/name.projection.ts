import { createHash } from 'node:crypto';
import type { LogRecord } from '@arbiter/event-log';
import { jsonIn, player } from '@arbiter/protocol';
import type { NameRow, Plain } from '../store/entities.ts';

/** What a name is found by, however it is written: with small letters or capitals, with spaces around it. */
export function nameDigest(name: string): string {
  const plain = name.normalize('NFKC').trim().toLowerCase();
  return createHash('sha256').update(plain).digest('base64url');
}

/** The rows of the persons that some records tell of, and who of them is gone: the last record of each counts. */
export function nameRows(records: readonly LogRecord[]): {
  readonly rows: readonly Plain<NameRow>[];
  readonly gone: readonly string[];
} {
  const last = new Map(records.map(({ key, value }) => [key, value]));
  const rows: Plain<NameRow>[] = [];
  const gone: string[] = [];
  for (const [key, value] of last) {
    const { data } = player.safeParse(jsonIn(value));
    if (data === undefined) gone.push(key);
    else rows.push({ player: data.player, digest: nameDigest(data.name) });
  }
  return { rows, gone };
}
