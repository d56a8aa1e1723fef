import { parseArgs } from 'node:util';
import { differences, type QuestionAnswered } from '@arbiter/editions';
import type { Command } from './command.ts';

const USAGE = `
arbiter editions [--json]

Prints what the rulebooks have answered in different ways: every question, which answer each edition gives
to it, and the rules of that edition that say so. An edition that is only a slice says nothing of its own
where no rule stands.

  --json  an array of { question, asks, answers: [{ edition, answer, cites, asWhole }] }
`;

/** The table of questions and answers. */
export const editions: Command = {
  name: 'editions',
  summary: 'what the rulebooks have answered in different ways',
  usage: USAGE,
  run(args) {
    let json: boolean;
    try {
      const { values } = parseArgs({
        args: [...args],
        options: { json: { type: 'boolean', default: false } },
      });
      json = values.json;
    } catch (error) {
      process.stderr.write(
        `arbiter editions: ${error instanceof Error ? error.message : String(error)}\n`,
      );
      return 2;
    }
    const table = differences();
    process.stdout.write(
      json ? `${JSON.stringify(table, null, 1)}\n` : `${table.map(text).join('\n')}\n`,
    );
    return 0;
  },
};

/** Editions that give one answer stand together. */
function text({ question, asks, answers }: QuestionAnswered): string {
  const given = new Map<string, { editions: string[]; cites: string[] }>();
  for (const { edition, answer, cites } of answers) {
    const same = given.get(answer) ?? { editions: [], cites: [] };
    same.editions.push(edition);
    same.cites.push(...cites);
    given.set(answer, same);
  }
  const lines = [...given].map(([answer, { editions, cites }]) => {
    const says = cites.length === 0 ? '' : `  (${cites.join(', ')})`;
    return `  ${editions.join(' ').padEnd(16)} ${answer}${says}`;
  });
  return [`${asks}  [${question}]`, ...lines, ''].join('\n');
}
