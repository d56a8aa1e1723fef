/**
 * Draws a fixed sample of the mutants: those whose hash comes first. The hash is of what is changed and not of where it
 * stands, so that a line added above changes no sample. The rest is reported to Stryker as what does not compile, which
 * it leaves alone and out of the score.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CheckStatus } from '@stryker-mutator/api/check';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** The sources as they are: Stryker changes those of its copy. */
const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** @type {import('@stryker-mutator/api/check').CheckResult} */
const DRAWN = { status: CheckStatus.Passed };
/** @type {import('@stryker-mutator/api/check').CheckResult} */
const NOT_DRAWN = { status: CheckStatus.CompileError, reason: 'not in the sample' };

/**
 * The places of the drawn mutants, as Stryker takes them: nothing else is in the code, which runs several times faster.
 * Mutants at the same place that are not drawn are left to the checker.
 * @param {readonly string[]} files @param {number} size
 */
export async function placesOf(files, size) {
  const whole = files.map((name) => ({
    name: resolve(name),
    content: readFileSync(name, 'utf8'),
    mutate: true,
  }));
  const { mutants } = await new Instrumenter(SILENT).instrument(whole, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  return mutants
    .map((one) => ({ one, rank: rankOf(one) }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, size)
    .map(({ one: { fileName, location } }) => {
      const [start, end] = [location.start, location.end].map(
        ({ line, column }) => `${line + 1}:${column}`,
      );
      return `${relative(process.cwd(), fileName)}:${start}-${end}`;
    });
}

/** Says nothing. */
const SILENT = /** @type {import('@stryker-mutator/api/logging').Logger} */ (
  /** @type {unknown} */ (
    new Proxy(
      {},
      { get: (_, name) => (String(name).startsWith('is') ? () => false : () => undefined) },
    )
  )
);

/** Stryker's Checker. */
class Sample {
  /** @type {Set<string>} */
  #drawn = new Set();
  #size;

  /** @param {number} size */
  constructor(size) {
    this.#size = size;
  }

  async init() {
    // Nothing to load.
  }

  /** @param {import('@stryker-mutator/api/core').Mutant[]} mutants */
  async group(mutants) {
    const ranked = mutants.map((one) => ({ id: one.id, rank: rankOf(one) }));
    ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
    this.#drawn = new Set(ranked.slice(0, this.#size).map(({ id }) => id));
    return [mutants.map(({ id }) => id)];
  }

  /**
   * @param {import('@stryker-mutator/api/core').Mutant[]} mutants
   * @returns {Promise<Record<string, import('@stryker-mutator/api/check').CheckResult>>}
   */
  async check(mutants) {
    return Object.fromEntries(
      mutants.map(({ id }) => [id, this.#drawn.has(id) ? DRAWN : NOT_DRAWN]),
    );
  }
}

/** @type {Map<string, string[]>} */
const linesOf = new Map();

/**
 * Where a mutant comes in the order of drawing: a hash of its file, the lines that it stands in, its place in them and
 * what it puts there.
 * @param {import('@stryker-mutator/api/core').Mutant} mutant
 */
function rankOf({ fileName, location: { start, end }, replacement }) {
  const file = relative(process.cwd(), fileName);
  const lines = linesOf.get(file) ?? readFileSync(join(ROOT, file), 'utf8').split('\n');
  linesOf.set(file, lines);
  const around = lines.slice(start.line, end.line + 1).map((line) => line.trim());
  const indent = (lines[start.line] ?? '').search(/\S/u);
  return createHash('sha256')
    .update(JSON.stringify([file, around, start.column - indent, replacement]))
    .digest('hex');
}

/** @param {object} options as given to Stryker */
const create = (options) => new Sample('sample' in options ? Number(options.sample) : Infinity);
create.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', create)];
