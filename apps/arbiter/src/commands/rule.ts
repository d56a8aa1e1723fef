import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_EDITION } from '@arbiter/editions';
import { AboutRules } from '../ledger/about.ts';
import { LISTED, ROOT } from '../ledger/sources.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter rule "6ED 419.6b" | TOPIC | QUESTION | PATH [--edition 6ED]

Of a rule, or a clause of one ("6ED 410.1#2"): what it says in our own words, the topic under which the engine cites
it, the question between editions that it answers, the lines of code that cite it, and the scenarios and tests that
show it. Nothing is played: whether a clause is proved is what libs/conformance/ledger/proved.txt says.

And back: of a topic, such as regeneration, the rule that each edition gives for it and the code that cites it; of
a question, such as legendRule, what each edition answers, and by which rules; of a file or folder of the repository, the rules that it cites or, if it holds scenarios, says it proves.

  --edition E   whose rules to name for the topics that a file cites; 6ED unless another is given
`;

/** From a rule to what it is made of, and back. */
export const rule: Command = {
  name: 'rule',
  summary: 'a rule: what it says, the code that cites it, what shows it; and back',
  usage: USAGE,
  run(args) {
    let given;
    try {
      given = parseArgs({
        args: [...args],
        options: { edition: { type: 'string', default: DEFAULT_EDITION } },
        allowPositionals: true,
      });
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
    const { positionals, values } = given;
    const { edition } = values;
    if (!LISTED.includes(edition as never)) {
      return fail(`there is no edition '${edition}'; there are ${LISTED.join(', ')}`);
    }
    const what = positionals.join(' ');
    if (what === '') return fail("a rule, a topic or a file, as in: arbiter rule '6ED 419.6b'");
    const lines = aboutOf(what, edition);
    if (lines === null)
      return fail(`'${what}' is no rule, topic or question, and no file that cites or proves one`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return 0;
  },
};

function aboutOf(what: string, edition: string): string[] | null {
  const about = new AboutRules();
  const path = resolve(what);
  if (existsSync(path)) return about.ofFile(relative(ROOT, path).split(sep).join('/'), edition);
  const inRepository = existsSync(join(ROOT, what)) ? about.ofFile(what, edition) : null;
  return about.ofRule(what) ?? about.ofTopic(what) ?? about.ofQuestion(what) ?? inRepository;
}

function fail(why: string): number {
  process.stderr.write(`arbiter rule: ${why}\n`);
  return 2;
}
