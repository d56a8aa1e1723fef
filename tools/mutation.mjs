/**
 * Mutation testing of what cites a rule: changes the code in small ways and plays the scenarios; a change that none of
 * them notices shows code that is not proved. See docs/mutation.md.
 *
 *     npm run mutation -- libs/engine/src/rules                 these files
 *     npm run mutation -- --sample 200                          a fixed random sample of the mutants of all files
 *     … --least 70 --jobs 2                                     fails below 70 % (80), works on 2 at once (all)
 *     … --clock 40                                              seconds until what hangs is given up (300)
 *     … --again                                                 keeps what such a run has found before, as far as it holds
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { placesOf } from './mutation/sample.mjs';
import { isAlive, lineOf } from './mutation/survivors.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** Stryker changes the files in place, so it works on a copy: nothing here is touched, whatever happens. */
const COPY = join(ROOT, 'tmp', 'mutation');
/** The rooms whose code scenarios play; the others cite rules for people. */
const PLAYED = ['kernel', 'cards', 'engine', 'editions'];
/** Generated, and read by no scenario: the card language's schema by ajv, the sentences of rules by people. */
const GENERATED = ['libs/cards/src/card-schema.ts', 'libs/editions/src/sentences.ts'];

const { values, positionals } = readOptions();
if (!(Number(values.clock) > 0)) fail(`--clock takes seconds, not '${values.clock}'`);
const files = (positionals.length > 0 ? positionals : PLAYED.map((room) => `libs/${room}/src`))
  .flatMap(sourcesIn)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts') && !GENERATED.includes(file))
  .filter((file) => /\b(?:4ED|5ED|6ED|TSP) \w/u.test(readFileSync(join(ROOT, file), 'utf8')));
if (files.length === 0) fail('no file there cites a rule');

makeCopy();
process.chdir(COPY);
const { Stryker } = await import('@stryker-mutator/core');
const plugin = (/** @type {string} */ name) => join(ROOT, 'tools', 'mutation', name);
const results = await new Stryker({
  mutate: values.sample === undefined ? files : await placesOf(files, Number(values.sample)),
  inPlace: true,
  testRunner: 'scenarios',
  coverageAnalysis: 'perTest',
  plugins: [plugin('scenario-runner.mjs'), plugin('sample.mjs'), plugin('survivors.mjs')],
  testRunnerNodeArgs: ['--conditions=@arbiter/source', `--import=${plugin('typescript.mjs')}`],
  ...(values.sample === undefined ? {} : { checkers: ['sample'], sample: Number(values.sample) }),
  ...(values.again
    ? { incremental: true, incrementalFile: join(ROOT, 'tmp', 'mutation.json') }
    : {}),
  concurrency: Number(values.jobs),
  // What never ends is counted (scenario-runner.mjs): a short clock would only take a busy machine for it.
  timeoutMS: 1_000 * Number(values.clock),
  // The first run plays everything, which takes a machine with other work its time.
  dryRunTimeoutMinutes: 30,
  // Each reload of the rooms stays in memory.
  maxTestRunnerReuse: 250,
  disableTypeChecks: false,
  reporters: ['progress-append-only', 'survivors'],
  logLevel: /** @type {import('@stryker-mutator/api/core').LogLevel} */ ('warn'),
  allowEmpty: true,
}).runMutationTest();
report(results);

/** @param {string} at @returns {string[]} */
function sourcesIn(at) {
  const path = join(ROOT, at);
  if (!existsSync(path)) fail(`${at} is not there`);
  if (statSync(path).isFile()) return [at];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => `${at}/${name}`)
    .sort();
}

/** The pure rooms' sources and the scenarios, with packages of their own that point to each other. */
function makeCopy() {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(join(COPY, 'node_modules', '@arbiter'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@arbiter' || name.startsWith('.')) continue;
    symlinkSync(join(ROOT, 'node_modules', name), join(COPY, 'node_modules', name));
  }
  for (const room of readdirSync(join(ROOT, 'libs'))) {
    cpSync(join(ROOT, 'libs', room), join(COPY, 'libs', room), {
      recursive: true,
      filter: (path) => !/[\\/](?:node_modules|dist)$/u.test(path),
    });
    symlinkSync(join(COPY, 'libs', room), join(COPY, 'node_modules', '@arbiter', room));
  }
}

/** @param {import('@stryker-mutator/api/core').MutantResult[]} mutants */
function report(mutants) {
  const valid = mutants.filter(
    ({ fileName, status }) =>
      files.includes(relative(COPY, fileName)) && !['CompileError', 'Ignored'].includes(status),
  );
  const alive = valid.filter(isAlive);
  /** @type {Map<string, [killed: number, all: number]>} */
  const byFile = new Map();
  for (const mutant of valid) {
    const file = relative(COPY, mutant.fileName);
    const [killed, all] = byFile.get(file) ?? [0, 0];
    byFile.set(file, [killed + (alive.includes(mutant) ? 0 : 1), all + 1]);
  }
  for (const mutant of alive) process.stdout.write(lineOf(mutant));
  for (const [file, [killed, all]] of byFile) say(`${file}: ${killed} of ${all} killed`);
  const killed = valid.length - alive.length;
  const share = valid.length === 0 ? 100 : (100 * killed) / valid.length;
  say(`${killed} of ${valid.length} mutants killed: ${share.toFixed(1)} %`);
  process.exitCode = share >= Number(values.least) ? 0 : 1;
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

function readOptions() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string' },
        least: { type: 'string', default: '80' },
        clock: { type: 'string', default: '300' },
        again: { type: 'boolean', default: false },
        jobs: { type: 'string', default: String(availableParallelism()) },
      },
    });
  } catch (error) {
    return fail(/** @type {Error} */ (error).message);
  }
}

/** @param {string} why @returns {never} */
function fail(why) {
  process.stderr.write(`mutation: ${why}\n`);
  process.exit(2);
}
