import { parseArgs } from 'node:util';
import { compareProved, provedIds, type Ledger } from '@arbiter/conformance';
import { buildLedger } from '../ledger/build.ts';
import { LISTED, readProved, writeProved } from '../ledger/sources.ts';
import { ablationText, ledgerText } from '../ledger/text.ts';
import { ledgerPage } from '../ledger/page.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter ledger [--edition 6ED] [--json | --html | --ablate | --record]

Runs every scenario and says of each testable rule and worked example of the rulebooks where it stands:
proved (by which scenarios and tests, which passed just now; a rule that says several things is proved when each
of these clauses is), partly proved, implemented (code cites it, nothing proves it), exception (no table of cards
can show it) or to do. Those that only three and more players can meet need more than two players, and count apart:
they are in no other column, nor in 'all'. Tests outside the scenarios count if they ran since they, or the sources
they run on, were changed: 'npm test' first.

  --edition E   one edition, with each of its rules
  --json        an array of { edition, id, kind, seed, state, proofs: [{ file, title }], isSplit,
                clauses: [{ id, gist, state, proofs }] }
  --html        a page
  --ablate      each question on which editions differ, its proofs played under every other answer: those that
                pass all the same don't count
  --record      writes what is proved to libs/conformance/ledger/proved.txt, and prints how the list changed

Exit code 0: the ledger is sound. 1: it names a rule that does not exist, a proof did not run or did not pass,
or what is proved is not what the list says; what and where stands on standard error.
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
    if (given.record) return record(ledger);
    const isWanted = (one: { edition: string }): boolean =>
      (edition ?? one.edition) === one.edition;
    const shown: Ledger = { ...ledger, entries: ledger.entries.filter(isWanted) };
    const books = rulebooks.filter(isWanted);
    if (given.ablate) process.stdout.write(ablationText(built.ablations, edition));
    else if (json) process.stdout.write(`${JSON.stringify(shown.entries, null, 1)}\n`);
    else if (html) process.stdout.write(ledgerPage(shown, books));
    else process.stdout.write(ledgerText(shown, books, edition !== undefined));
    return tellFaults([...ledger.faults, ...changesTold(ledger)]);
  },
};

function tellFaults(faults: readonly string[]): number {
  for (const fault of faults) process.stderr.write(`arbiter ledger: ${fault}\n`);
  return faults.length > 0 ? 1 : 0;
}

/** How what is proved differs from the list, a line each: what is gone has to be mended, what is new to be kept. */
function changesTold({ entries }: Ledger): string[] {
  const { lost, gained } = compareProved(entries, readProved());
  const record = "'npm run -s arbiter -- ledger --record' writes the list";
  return [
    ...lost.map((id) => `${id} was proved, and is no longer; if that is meant, ${record}`),
    ...gained.map((id) => `${id} is proved, but not on the list of what must stay so; ${record}`),
  ];
}

/** Writes the list; not while a fault may be why something is missing from it. */
function record({ entries, faults }: Ledger): number {
  if (faults.length > 0)
    return tellFaults([...faults, 'the list stays as it is until these are mended']);
  const { lost, gained } = compareProved(entries, readProved());
  writeProved(provedIds(entries));
  process.stdout.write(
    [...lost.map((id) => `- ${id}\n`), ...gained.map((id) => `+ ${id}\n`)].join(''),
  );
  return 0;
}

function optionsOf(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        edition: { type: 'string' },
        json: { type: 'boolean', default: false },
        html: { type: 'boolean', default: false },
        ablate: { type: 'boolean', default: false },
        record: { type: 'boolean', default: false },
      },
    });
    const { edition } = values;
    if (edition !== undefined && !LISTED.includes(edition as never)) {
      return `there is no edition '${edition}'; there are ${LISTED.join(', ')}`;
    }
    const forms = [values.json, values.html, values.ablate, values.record].filter(Boolean);
    return forms.length > 1 ? 'one of --json, --html, --ablate and --record' : values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter ledger: ${why}\n`);
  return code;
}
