import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { linesOf, recordText, sha256 } from '@arbiter/protocol';

/** What keeps an archive from being read or written. Its message is one line: which file, which line in it, and why. */
export class BadArchive extends Error {
  override readonly name = 'BadArchive';
}

/** What every file of an archive ends with. */
export const SUFFIX = '.ndjson.gz';

/**
 * Where a thing of an archive lies in its folder. The names of folders follow from the id, so that none grows to a
 * million files.
 */
export function fileOf(folder: string, kind: 'games' | 'matches' | 'disputes', id: string): string {
  return join(folder, kind, sha256(id).slice(0, 2), `${encodeURIComponent(id)}${SUFFIX}`);
}

/** The file of all that is kept of players: of who they are, or of their decks. */
export function ofPlayersFile(folder: string, kind: 'persons' | 'decks'): string {
  return join(folder, `${kind}${SUFFIX}`);
}

/** The file that says how far the audit trail of the log has been read into this folder. */
export function auditReadFile(folder: string): string {
  return join(folder, `audit-read${SUFFIX}`);
}

/** The file of what happened in a month (`2026-11`). */
export function monthFile(folder: string, kind: 'audit', month: string): string {
  return join(folder, kind, month.slice(0, 4), `${month}${SUFFIX}`);
}

/**
 * All files of matches, in no order that means anything.
 *
 * @throws BadArchive if the folder is none of an archive
 */
export async function matchFiles(folder: string): Promise<string[]> {
  const top = join(folder, 'matches');
  // While no match was over, the file of persons was all there was to write.
  if (!existsSync(top) && !existsSync(ofPlayersFile(folder, 'persons'))) {
    throw new BadArchive(`${folder} is no archive: there is no folder ${top}`);
  }
  return filesOf(folder, 'matches');
}

/** All files of a kind, each in a folder of its own kind's; none where an older archive has nothing of the kind. */
export async function filesOf(
  folder: string,
  kind: 'matches' | 'disputes' | 'audit',
): Promise<string[]> {
  const top = join(folder, kind);
  if (!existsSync(top)) return [];
  const files: string[] = [];
  for (const shard of (await readdir(top)).sort()) {
    const names = await readdir(join(top, shard));
    for (const name of names.sort()) if (name.endsWith(SUFFIX)) files.push(join(top, shard, name));
  }
  return files;
}

/**
 * Writes lines into a file of an archive, whole or not at all: aside, to the disk, and then under its name. For its
 * owner's eyes alone.
 *
 * @throws BadArchive
 */
export function writeLines(file: string, lines: Iterable<string>): void {
  const part = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const to = openSync(part, 'w', 0o600);
    try {
      const bytes = gzipSync(recordText(lines));
      for (let at = 0; at < bytes.length;) at += writeSync(to, bytes, at);
      fsyncSync(to);
    } finally {
      closeSync(to);
    }
    renameSync(part, file);
    syncFolder(dirname(file));
  } catch (error) {
    throw new BadArchive(`${file} can't be written (${codeOf(error)})`, { cause: error });
  }
}

/**
 * The lines of a file of an archive.
 *
 * @throws BadArchive if it can't be read, or is not as it was written
 */
export function readLines(file: string): string[] {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new BadArchive(`${file} can't be read (${codeOf(error)})`, { cause: error });
  }
  try {
    return linesOf(gunzipSync(bytes).toString('utf8'));
  } catch (error) {
    const lines = linesOf(readableOf(bytes)).length;
    throw new BadArchive(
      `${file}, line ${lines}: it is damaged or cut off here (${codeOf(error)})`,
      { cause: error },
    );
  }
}

/** As much of a damaged file as can be unpacked: to say where it ends. */
function readableOf(bytes: Buffer): string {
  try {
    // SYNC_FLUSH gives what there is of a file that was cut off; a broken one gives nothing.
    return gunzipSync(bytes, { finishFlush: 2 }).toString('utf8');
  } catch {
    return ' ';
  }
}

/** A new name is safe when its folder is. */
function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
