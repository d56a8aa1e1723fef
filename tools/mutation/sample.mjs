/**
 * Draws a fixed sample of the mutants: those whose hash comes first. The rest is reported to Stryker as what does not
 * compile, which it leaves alone and out of the score.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { CheckStatus } from '@stryker-mutator/api/check';
import {
  commonTokens,
  declareFactoryPlugin,
  PluginKind,
  tokens,
} from '@stryker-mutator/api/plugin';

/** @type {import('@stryker-mutator/api/check').CheckResult} */
const DRAWN = { status: CheckStatus.Passed };
/** @type {import('@stryker-mutator/api/check').CheckResult} */
const NOT_DRAWN = { status: CheckStatus.CompileError, reason: 'not in the sample' };

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

/** @param {import('@stryker-mutator/api/core').Mutant} mutant */
function rankOf({ fileName, location: { start, end }, replacement }) {
  const file = relative(process.cwd(), fileName);
  const at = [start.line, start.column, end.line, end.column];
  return createHash('sha256')
    .update(JSON.stringify([file, at, replacement]))
    .digest('hex');
}

/** @param {object} options as given to Stryker */
const create = (options) => new Sample('sample' in options ? Number(options.sample) : Infinity);
create.inject = tokens(commonTokens.options);

export const strykerPlugins = [declareFactoryPlugin(PluginKind.Checker, 'sample', create)];
