import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadCardData, readCardData, type CardData } from '@arbiter/compiler';
import { CARDS } from '@arbiter/sets';
import { compiledFrom, reportOf, type CompiledFile } from '../own-cards/compiled-file.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter cards compile FILE [--out cards.jsonl] [--report cards.report.txt]

Compiles cards from their texts: FILE is of MTGJSON (AtomicCards, AllPrintings, or one set) or bulk data of
Scryfall, which you have fetched yourself. Writes the definitions of those that are understood whole, one a
line, and a report that says of each other card why not: a card is never played half. Cards that come with
Arbiter are left out. The texts themselves are not written.

  ARBITER_CARDS=cards.jsonl npm start     serves them beside those that come with Arbiter

Compiled cards are read by nobody: look at what matters to you with 'arbiter card NAME'.

Exit code 0: written. 1: nothing in it could be compiled. 2: called wrongly, or the file can't be read.
`;

/** Cards of somebody's own. */
export const cards: Command = {
  name: 'cards',
  summary: 'compiles cards of your own from MTGJSON or Scryfall data',
  usage: USAGE,
  run(args) {
    let given;
    try {
      given = parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          out: { type: 'string', default: 'cards.jsonl' },
          report: { type: 'string' },
        },
      });
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
    const [verb, file, ...more] = given.positionals;
    if (verb !== 'compile' || file === undefined || more.length > 0) {
      return fail('name a file, as in: arbiter cards compile AtomicCards.json');
    }
    const { out, report = `${out.replace(/\.jsonl$/u, '')}.report.txt` } = given.values;
    const data = dataIn(file);
    if (typeof data === 'string') return fail(data);
    const compiled = compiledFrom(data, new Set(CARDS.map(({ name }) => name)));
    return written(compiled, { out, report });
  },
};

/** What the file holds, or in a line what is wrong with it. */
function dataIn(file: string): CardData | string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return `${file} can't be read`;
  }
  try {
    return readCardData(text);
  } catch (error) {
    if (error instanceof BadCardData) return `${file}: ${error.message}`;
    throw error;
  }
}

function written(compiled: CompiledFile, files: { out: string; report: string }): number {
  const { definitions, refused, left, ours } = compiled;
  try {
    writeFileSync(files.out, definitions.map((one) => `${JSON.stringify(one)}\n`).join(''));
    writeFileSync(files.report, reportOf(compiled));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  process.stdout.write(
    `${definitions.length} cards written to ${files.out}\n` +
      `${refused.length} refused, ${left.length} of other kinds, ${ours} that come with Arbiter: ${files.report}\n`,
  );
  return definitions.length > 0 ? 0 : 1;
}

function fail(why: string): number {
  process.stderr.write(`arbiter cards: ${why}\n`);
  return 2;
}
