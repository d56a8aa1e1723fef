import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgeOf } from '@arbiter/editions';
import {
  headerIn,
  linesOf,
  type Fault,
  type Outcome,
  type Pinned,
  type Reverified,
} from '@arbiter/protocol';
import { BadArchive, readLines, SUFFIX } from '../copies/archive-folder.ts';
import { judgeOf, pinnedNow } from './books.ts';
import { verifyLines } from './verify.ts';

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
      // Of an archive: what tells of matches, disputes and persons, and who looked at what, is no record.
      if (/^(?:(?:matches|disputes|audit)[/\\]|(?:persons|decks|audit-read)\.)/u.test(name))
        continue;
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
  const header = headerIn(lines[0]);
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
