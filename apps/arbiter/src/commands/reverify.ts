import { parseArgs } from 'node:util';
import { Progress } from '../copies/progress.ts';
import { failed } from '../copies/with-log.ts';
import { pinnedNow } from '../records/books.ts';
import {
  BadReport,
  compareReports,
  readReport,
  ReportFile,
  reverifiedText,
  summaryText,
  isReport,
} from '../records/reverify-report.ts';
import type { Reverified } from '@arbiter/protocol';
import { recordFiles, reverify as reverifyFile } from '../records/reverify.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter reverify DIR|FILE… [--report FILE] [--json]
arbiter reverify --compare BEFORE AFTER [--json]

Which old games this build would decide otherwise, and where: run it with a build before you deploy it, over an
archive, or any folder with records (*.ndjson, *.ndjson.gz). Each command of each game is decided again, whatever
build the game pins. What a file has against it is told of that file, and the others go on.

  --report   writes what comes of each file there as it goes, a line each; a run that was ended goes on from it.
             A report belongs to the build that made it
  --compare  what two builds make of the same games: the reports of both, and which games they differ about
  --json     prints what comes of each file as JSON, a line each, in place of text

Exit code 0: every game is decided as it is recorded (or both reports say the same). 1: one is not, or its record
does not hold, or a file can't be read; which, where and why. 2: it was called wrongly.
`;

/** Decides old games again. */
export const reverify: Command = {
  name: 'reverify',
  summary: 'says which old games this build would decide otherwise',
  usage: USAGE,
  async run(args) {
    let paths: string[];
    let wish: { report?: string; compare?: boolean; json?: boolean };
    try {
      ({ values: wish, positionals: paths } = parseArgs({
        args: [...args],
        options: {
          report: { type: 'string' },
          compare: { type: 'boolean' },
          json: { type: 'boolean' },
        },
        allowPositionals: true,
      }));
      if (wish.compare === true && (paths.length !== 2 || wish.report !== undefined)) {
        throw new Error('name two reports to compare');
      }
      if (paths.length === 0) throw new Error('name a folder or a file');
    } catch (error) {
      return failed('reverify', (error as Error).message, 2);
    }
    try {
      const [before = '', after = ''] = paths;
      if (wish.compare === true) return compare(before, after, wish.json === true);
      return await decideAgain(paths, wish.report, wish.json === true);
    } catch (error) {
      if (error instanceof BadReport) return failed('reverify', error.message, 1);
      throw error;
    }
  },
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);

async function decideAgain(
  paths: readonly string[],
  reportPath: string | undefined,
  json: boolean,
): Promise<number> {
  const build = pinnedNow();
  const report =
    reportPath === undefined ? null : new ReportFile(reportPath, build['engine'] ?? '');
  const files = (await recordFiles(paths)).filter(
    (file) => !file.endsWith('.ndjson') || !isReport(file),
  );
  const progress = new Progress(process.stderr, 'games');
  const all: Reverified[] = [];
  for (const [done, file] of files.entries()) {
    progress.tell({ what: 'deciding again', done, all: files.length });
    const known = report?.done.get(file);
    const one = known ?? reverifyFile(file, build);
    if (known === undefined) report?.add(one);
    all.push(one);
    if (json) print(JSON.stringify(one));
    // So that an interrupt is heard, and a terminal drawn.
    await new Promise((resolve) => setImmediate(resolve));
  }
  progress.tell({ what: 'deciding again', done: files.length, all: files.length });
  progress.end();
  const wrong = all.filter(({ outcome }) => outcome !== 'same' && outcome !== 'not played');
  if (!json) {
    for (const one of wrong) print(reverifiedText(one));
    print(summaryText(all));
  }
  return wrong.length === 0 ? 0 : 1;
}

function compare(before: string, after: string, json: boolean): number {
  const [one, other] = [readReport(before), readReport(after)];
  const { both, changed } = compareReports(one.games, other.games);
  for (const { game, before: was, after: is } of changed) {
    if (json) print(JSON.stringify({ game, before: was, after: is }));
    else print(`${game}\n  before: ${reverifiedText(was)}\n  after:  ${reverifiedText(is)}`);
  }
  if (!json) {
    const builds = [one, other].map(({ header }) => header.engine.slice(0, 16));
    print(`builds ${builds.join(' and ')}: ${both} games in both, ${changed.length} differ`);
  }
  return changed.length === 0 ? 0 : 1;
}
