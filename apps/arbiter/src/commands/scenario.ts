import { setImmediate } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { RULEBOOKS } from '@arbiter/editions';
import { findFiles } from '../scenarios/files.ts';
import { failureText, storyText, summaryText, warningText } from '../scenarios/report.ts';
import { runFiles, type Result } from '../scenarios/run-files.ts';
import type { Command } from './command.ts';

const USAGE = `
arbiter scenario FILE|FOLDER… [--edition 6ED] [--story] [--json]

Runs scenarios: YAML files with a table as it stands, what players do and what must be true, under each
edition that they name. Folders are searched for *.yaml. docs/scenarios.md has the format.

  --edition E  only this edition; files that are not for it are left out
  --story      tells each step with its events and their rules; so does one single file
  --json       an array of { file, edition, passed, failures, warnings }

Exit code 0: all hold. 1: one doesn't, or is wrong: the line, what was expected there, what was found.
`;

/** Runs scenarios. */
export const scenario: Command = {
  name: 'scenario',
  summary: 'plays tables written down as files and checks what comes of them',
  usage: USAGE,
  async run(args) {
    const given = optionsOf(args);
    if (typeof given === 'string') return fail(given, 2);
    const { paths, edition, json, story } = given;
    const files = findFiles(paths);
    const tellsStory = !json && (story || files.length === 1);
    const results: Result[] = [];
    // Once for a file, under however many editions it is played.
    let warned: string | null = null;
    for (const told of runFiles(files, edition)) {
      // Only what is printed is kept: thousands of files come by.
      results.push(told.result);
      if (!json && told.result.file !== warned) process.stdout.write(warningText(told));
      warned = told.result.file;
      if (tellsStory && told.account !== null) process.stdout.write(storyText(told));
      if (!json && !told.result.passed) process.stdout.write(failureText(told));
      // Where nobody reads any more (`| head`), the program learns of it here and ends.
      await setImmediate();
    }
    if (json) process.stdout.write(`${JSON.stringify(results, null, 1)}\n`);
    else if (results.length > 0) process.stdout.write(summaryText(results));
    if (results.length === 0)
      return fail(`no scenario there is for ${edition ?? 'any edition'}`, 1);
    return results.every(({ passed }) => passed) ? 0 : 1;
  },
};

interface Given {
  readonly paths: readonly string[];
  readonly edition: string | null;
  readonly json: boolean;
  readonly story: boolean;
}

function optionsOf(args: readonly string[]): Given | string {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        story: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const { edition = null, json, story } = values;
    if (positionals.length === 0) return 'name a file or folder';
    if (edition !== null && !Object.hasOwn(RULEBOOKS, edition)) {
      return `there is no edition '${edition}'; there are ${Object.keys(RULEBOOKS).join(', ')}`;
    }
    return { paths: positionals, edition, json, story };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function fail(why: string, code: number): number {
  process.stderr.write(`arbiter scenario: ${why}\n`);
  return code;
}
