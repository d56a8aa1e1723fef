import { parseArgs } from 'node:util';
import type { Ledger } from '@arbiter/conformance';
import { buildLedger } from '../ledger/build.ts';
import { LISTED } from '../ledger/sources.ts';
import { ablationText, ledgerText } from '../ledger/text.ts';
import { ledgerPage } from '../ledger/page.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter ledger [--edition 6ED] [--json | --html | --ablate]

Runs every scenario and says of each testable rule and worked example of the rulebooks where it stands:
proved (by which scenarios and tests, which passed just now), implemented (code cites it, nothing proves it),
exception (no table of cards can show it) or to do. Tests outside the scenarios count if they ran since they
were changed: 'npm test' first.

  --edition E   one edition, with each of its rules
  --json        an array of { edition, id, kind, seed, state, proofs: [{ file, title }] }
  --html        a page
  --ablate      each question on which editions differ, its proofs played under every other answer: those that
                pass all the same don't count

Exit code 0: the ledger is sound. 1: it names a rule that does not exist, or a proof did not run or did not
pass; what and where stands on standard error.
`;

/** The ledger of rules. */
export const ledger: Command = {
  name: 'ledger',
  summary: 'which rule of which edition is proved by what',
  usage: USAGE,
  run(args) {
    const given = optionsOf(args);
    if (typeof given === 'string') return fail(given, 2);
    const { edition, json, html } = given;
    let built;
    try {
      built = buildLedger();
    } catch (error) {
      // A file that is no scenario: which, and where in it.
      return fail(error instanceof Error ? error.message : String(error), 1);
    }
    const { ledger, rulebooks } = built;
    const isWanted = (one: { edition: string }): boolean =>
      (edition ?? one.edition) === one.edition;
    const shown: Ledger = { ...ledger, entries: ledger.entries.filter(isWanted) };
    const books = rulebooks.filter(isWanted);
    if (given.ablate) process.stdout.write(ablationText(built.ablations, edition));
    else if (json) process.stdout.write(`${JSON.stringify(shown.entries, null, 1)}\n`);
    else if (html) process.stdout.write(ledgerPage(shown, books));
    else process.stdout.write(ledgerText(shown, books, edition !== undefined));
    for (const fault of ledger.faults) process.stderr.write(`arbiter ledger: ${fault}\n`);
    return ledger.faults.length > 0 ? 1 : 0;
  },
};

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string' },
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
        ablate: { type: 'boolean', default: false },
      },
    });
    const { edition } = values;
    if (edition !== undefined && !LISTED.includes(edition as never)) {
      return `there is no edition '${edition}'; there are ${LISTED.join(', ')}`;
    }
    const forms = [values.json, values.html, values.ablate].filter(Boolean);
    return forms.length > 1 ? 'one of --json, --html and --ablate' : values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter ledger: ${why}\n`);
  return code;
}
