import type { ToldEvent } from '@arbiter/conformance';
import type { Failure, Result, ToldResult } from './run-files.ts';

/** What happened step by step, each event with its rule. */
export function storyText({ result, scenario, account, text }: ToldResult): string {
  const lines = text.split('\n');
  const told = (account?.steps ?? []).flatMap(({ line, step, events, now }) => {
    const said = step === null ? 'the table' : source(lines, line);
    return [
      `${place(line)} ${said}`,
      ...events().map(eventText),
      ...(step?.kind === 'expect' ? [] : [`${INDENT}${now}`]),
    ];
  });
  return [`${result.file} (${result.edition ?? ''}): ${scenario?.title ?? ''}`, ...told, ''].join(
    '\n',
  );
}

/** What went wrong: the step, what was expected there and found, and what happened before. */
export function failureText({ result, scenario, text }: ToldResult): string {
  const { file, edition, failures } = result;
  const under = edition === null ? '' : ` (${edition})`;
  const title = scenario === null ? '' : `: ${scenario.title}`;
  return failures
    .flatMap((failure) => [`FAILED ${file}${under}${title}`, ...detailsOf(failure, text), ''])
    .join('\n');
}

/** What a reader should know before believing a result, with the line that it is about. */
export function warningText({ result: { file, warnings }, text }: ToldResult): string {
  return warnings
    .flatMap(({ line, text: warning }) => [
      `WARNING ${file}`,
      `${place(line)} ${source(text.split('\n'), line)}`,
      `${INDENT}${warning}`,
      '',
    ])
    .join('\n');
}

/** How many hold. */
export function summaryText(results: readonly Result[]): string {
  const held = results.filter(({ passed }) => passed).length;
  const failed = results.length - held;
  return failed === 0 ? `${held} hold\n` : `${held} hold, ${failed} fail\n`;
}

const INDENT = ' '.repeat(10);

function detailsOf({ line, what, expected, found, since, now }: Failure, text: string): string[] {
  const step = line === null ? [] : [`${place(line)} ${source(text.split('\n'), line)}`];
  const difference = [
    `${INDENT}${what}`,
    ...(expected === null ? [] : [`${INDENT}  expected  ${expected}`]),
    `${INDENT}  found     ${found}`,
  ];
  if (now === null) return [...step, ...difference];
  const before = since.length === 0 ? [] : [`${INDENT}since the last expectation that held:`];
  return [...step, ...difference, ...before, ...since.map(eventText), `${INDENT}${now}`];
}

/** A step as it stands in the file. */
function source(lines: readonly string[], line: number): string {
  return (lines[line - 1] ?? '').trim();
}

const place = (line: number): string => `${String(line).padStart(5)} │ `;

function eventText({ rule, text }: ToldEvent): string {
  return `${INDENT}  ${rule.padEnd(14)} ${text}`;
}
