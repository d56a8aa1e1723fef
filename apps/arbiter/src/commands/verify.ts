import { readFileSync } from 'node:fs';
import { linesOf } from '@arbiter/protocol';
import { BadArchive, readLines, SUFFIX } from '../copies/archive-folder.ts';
import { verifyLines } from '../records/verify.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter verify FILE…

Checks records of games offline: the chain, the signed final tip, every shuffle and every other
random outcome, and every command decided again by this build of the engine. A game that pins another
build is told apart: its chain and shuffles are checked all the same, and it is said whether this
build decides otherwise, and from which event on.

A file of an archive (games/…/*.ndjson.gz) is unpacked as it is read.

Exit code 0: all are verified. 1: one is not; the line, the commit, the first bad event and why.
`;

/** Checks records offline. */
export const verify: Command = {
  name: 'verify',
  summary: 'checks the record of a game offline',
  usage: USAGE,
  run(args) {
    const unknown = args.find((arg) => arg.startsWith('-'));
    if (unknown !== undefined || args.length === 0) {
      const why = unknown === undefined ? 'name a file' : `there is no option '${unknown}'`;
      process.stderr.write(`arbiter verify: ${why}\n`);
      return 2;
    }
    let code = 0;
    for (const file of args) if (!verifyFile(file, args.length > 1)) code = 1;
    return code;
  },
};

function verifyFile(file: string, named: boolean): boolean {
  let record: string[];
  try {
    record = file.endsWith(SUFFIX) ? readLines(file) : linesOf(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof BadArchive ? error.message : `${file} can't be read`;
    process.stderr.write(`arbiter verify: ${why}\n`);
    return false;
  }
  const { ok, lines } = verifyLines(record);
  const prefix = named ? `${file}: ` : '';
  const out = ok ? process.stdout : process.stderr;
  for (const line of lines) out.write(`${prefix}${line}\n`);
  return ok;
}
