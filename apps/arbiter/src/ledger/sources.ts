import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  idsIn,
  readRulebook,
  type CitedQuestion,
  type Rulebook,
  type ScenarioFile,
} from '@arbiter/conformance';

/** The root of the repository, from `src/ledger` and from `dist/ledger` alike. */
export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const CONFORMANCE = 'libs/conformance';

/** Editions whose rules are listed. */
export const LISTED = ['6ED', 'TSP', '4ED', '5ED'] as const;

/** Rooms whose code plays the rules. */
export const PLAYING = ['cards', 'editions', 'engine', 'protocol', 'sets', 'view'];

export function readRulebooks(): Rulebook[] {
  return LISTED.map((edition) =>
    readRulebook(edition, read(`${CONFORMANCE}/ledger/${edition}.json`)),
  );
}

/** Why a rule is an exception, or what it still needs, by id. */
export function readNotes(): Record<string, { exception?: string; needs?: string }> {
  return JSON.parse(read(`${CONFORMANCE}/ledger/notes.json`)) as Record<string, object>;
}

/** Every scenario of the repository, in order of path. */
export function readScenarioFiles(): ScenarioFile[] {
  return LISTED.flatMap((edition) => filesIn(`${CONFORMANCE}/${edition}`, '.yaml')).map((file) => ({
    file,
    text: read(file),
  }));
}

const PROVED = `${CONFORMANCE}/ledger/proved.txt`;

/** Clauses that were proved when the list was last written. */
export function readProved(): string[] {
  return read(PROVED)
    .split('\n')
    .filter((line) => line !== '');
}

/** Writes the list of clauses that are proved, an id a line. */
export function writeProved(ids: readonly string[]): void {
  writeFileSync(join(ROOT, PROVED), ids.map((id) => `${id}\n`).join(''));
}

/** What each rule says, generated from the ledger: it names every rule and plays none. */
const SENTENCES = 'libs/editions/src/sentences.ts';

/** Source files of the rooms that play the rules, without their tests. */
export function playingFiles(): string[] {
  return PLAYING.flatMap((room) => filesIn(`libs/${room}/src`, '.ts')).filter(
    (file) => !file.endsWith('spec.ts') && file !== SENTENCES,
  );
}

const QUESTIONS = 'libs/engine/src/rules';

/** A docstring and the name that it stands before. */
const DOCUMENTED = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:const|function) (\w+)/gu;

/**
 * The questions with a folder of their own, and the rules that the docstrings of their answers cite. Which fields of
 * `Rules` a folder answers, and which of its names are answers, the engine's tables say by what they import and export.
 */
export function readQuestions(known: ReadonlySet<string>): CitedQuestion[] {
  const table = read(`${QUESTIONS}/rules.ts`);
  const answers = [
    ...read(`${QUESTIONS}/answers.ts`).matchAll(
      /export \{ ([\w\s,]+) \} from '\.\/([\w-]+)\/([\w-]+\.ts)'/gu,
    ),
  ].map(([, names = '', folder = '', file = '']) => {
    return { names: names.split(/[\s,]+/u), folder, file };
  });
  const imports = table.matchAll(/import type \{ (\w+) \} from '\.\/([\w-]+)\/question\.ts'/gu);
  return [...imports].map(([, type = '', name = '']): CitedQuestion => {
    const fields = table.matchAll(
      new RegExp(`^ {2}readonly (\\w+): (?:readonly )?${type}\\b`, 'gmu'),
    );
    const cites = answers
      .filter(({ folder }) => folder === name)
      .flatMap(({ names, folder, file }) =>
        [...read(`${QUESTIONS}/${folder}/${file}`).matchAll(DOCUMENTED)]
          .filter(([, , answer = '']) => names.includes(answer))
          .flatMap(([, doc = '']) => idsIn(doc, known)),
      );
    return {
      name,
      fields: [...fields].map(([, field]) => field as CitedQuestion['fields'][number]),
      cites: [...new Set(cites)],
    };
  });
}

/** Files below a folder, by path from the root, with `/`; none if the folder is not there. */
export function filesIn(folder: string, ending: string): string[] {
  let names: string[];
  try {
    names = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

export function read(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}
