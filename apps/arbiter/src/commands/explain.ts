import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { RULEBOOKS } from '@arbiter/editions';
import { explainPage } from '../scenarios/explain/page.ts';
import { findFiles } from '../scenarios/files.ts';
import { failureText, warningText } from '../scenarios/report.ts';
import { runFiles } from '../scenarios/run-files.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter explain FILE [--edition 6ED] [--out FILE]

Renders a scenario as a page that needs nothing else: each step in words, what happened with its rule, and
the table after it. To standard output, or to a file.

Exit code 0: it holds. 1: it doesn't; the page shows where. 2: there is no page.
`;

/** A scenario as a page. */
export const explain: Command = {
  name: 'explain',
  summary: 'renders a scenario as a page, with the table at each step',
  usage: USAGE,
  run(args) {
    const given = optionsOf(args);
    if (typeof given === 'string') return fail(given);
    const { file, edition, out } = given;
    const found = findFiles([file]);
    if (found.length !== 1) return fail('name one file, not a folder');
    const told = [...runFiles(found, edition)];
    if (told.length === 0) return fail(`${file} is not for ${edition ?? 'any edition'}`);
    const unread = told.filter(({ account }) => account === null);
    if (unread.length > 0) return fail(unread.map(failureText).join('\n'));
    const [first] = told;
    if (first !== undefined) process.stderr.write(warningText(first));
    const page = explainPage(told);
    if (out === null) process.stdout.write(page);
    else {
      try {
        writeFileSync(out, page);
      } catch (error) {
        return fail(`${out} can't be written (${String((error as NodeJS.ErrnoException).code)})`);
      }
    }
    return told.every(({ result }) => result.passed) ? 0 : 1;
  },
};

interface Given {
  readonly file: string;
  readonly edition: string | null;
  readonly out: string | null;
}

function optionsOf(args: readonly string[]): Given | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { edition: { type: 'string' }, out: { type: 'string' } },
    });
    const { edition = null, out = null } = values;
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return 'name one file';
    if (edition !== null && !Object.hasOwn(RULEBOOKS, edition)) {
      return `there is no edition '${edition}'; there are ${Object.keys(RULEBOOKS).join(', ')}`;
    }
    return { file, edition, out };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(why: string): number {
  process.stderr.write(`arbiter explain: ${why}\n`);
  return 2;
}
