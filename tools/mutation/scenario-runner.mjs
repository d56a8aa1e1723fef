/**
 * A test runner for Stryker that plays the scenarios, and then runs the specs of the rules (specs.mjs), in its own
 * process: no test framework, nothing loaded anew for a mutant that is reached only while games are played. A mutant
 * costs as long as the tests that reach it take, until one of them fails.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { loadSpecs } from './specs.mjs';

/** What is built once for all scenarios, as a test of its own: what reaches it, reaches them all. */
const POOL = 'the pool of cards';
/**
 * A test that passes more places with mutants than this never ends: the longest passes four million. Counting is surer
 * than a clock, and quicker than a process that has to be started anew.
 */
const ENDLESS = 20_000_000;
/** So many killers are remembered. */
const FEW = 20;

/** @typedef {{ id: string, run: (cards: readonly object[]) => unknown }} Test */

/** Stryker's TestRunner. */
class ScenarioRunner {
  /** @type {Test[]} */
  #tests = [];
  /** @type {{ cards: readonly object[], build: (cards: readonly object[]) => void }} */
  #pool = { cards: [], build: () => undefined };
  /** What killed the mutants before, the last first: it is tried first on the next one, which is likely beside them. */
  #killers = /** @type {string[]} */ ([]);

  /** @type {import('@stryker-mutator/api/core').InstrumenterContext} */
  get #mutants() {
    const all = /** @type {Record<string, object>} */ (/** @type {unknown} */ (globalThis));
    return (all['__stryker__'] ??= {});
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  /** Places with mutants that the test has passed. */
  #passed = 0;

  async init() {
    const mutants = this.#mutants;
    let active = /** @type {string | undefined} */ (mutants.activeMutant);
    Object.defineProperty(mutants, 'activeMutant', {
      get: () => {
        this.#passed += 1;
        if (this.#passed > ENDLESS) throw new Error('it never ends');
        return active;
      },
      set: (/** @type {string | undefined} */ now) => {
        active = now;
      },
    });
  }

  /** Loads the rooms and reads the scenarios, once a process. */
  async #load() {
    if (this.#tests.length > 0) return;
    const at = process.cwd();
    const room = (/** @type {string} */ name) =>
      import(pathToFileURL(join(at, 'libs', name, 'src', 'index.ts')).href);
    const { alwaysHolds, readScenario, runScenario } = await room('conformance');
    const { RULEBOOKS } = await room('editions');
    const { CARDS } = await room('sets');
    const { cardPool } = await room('engine');
    const folder = join(at, 'libs', 'conformance');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.yaml') && !file.includes('node_modules'))
      .sort();
    for (const file of files) {
      const scenario = readScenario(readFileSync(join(folder, file), 'utf8'));
      for (const edition of scenario.editions) {
        this.#tests.push({
          id: `${edition} ${file}`,
          run: (cards) => runScenario(scenario, RULEBOOKS[edition], cards, alwaysHolds),
        });
      }
    }
    this.#pool = { cards: CARDS, build: cardPool };
    // Specs build their pools as they are loaded.
    this.#mutants.currentTestId = POOL;
    this.#tests.push(...(await loadSpecs(at)));
    delete this.#mutants.currentTestId;
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    await this.#load();
    const mutants = this.#mutants;
    const tests = [];
    mutants.currentTestId = POOL;
    let before = performance.now();
    this.#pool.build(this.#pool.cards);
    tests.push(passed(POOL, performance.now() - before));
    for (const { id, run } of this.#tests) {
      mutants.currentTestId = id;
      before = performance.now();
      this.#passed = 0;
      await run(this.#pool.cards);
      tests.push(passed(id, performance.now() - before));
    }
    delete mutants.currentTestId;
    const { mutantCoverage } = mutants;
    return {
      status: DryRunStatus.Complete,
      tests,
      ...(mutantCoverage === undefined ? {} : { mutantCoverage }),
    };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const mutants = this.#mutants;
    // What runs while a module loads runs once a process, which Stryker starts for such a mutant alone.
    if (mutantActivation === 'runtime') await this.#load();
    Object.assign(mutants, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const all = testFilter === undefined || testFilter.includes(POOL);
    let ran = 0;
    let now = POOL;
    try {
      await this.#load();
      const wanted = all ? null : new Set(testFilter);
      const tests = wanted === null ? this.#tests : this.#tests.filter(({ id }) => wanted.has(id));
      // Another array is another pool, compiled anew.
      const cards = all ? [...this.#pool.cards] : this.#pool.cards;
      for (const { id, run } of this.#killersFirst(tests)) {
        now = id;
        ran += 1;
        this.#passed = 0;
        await run(cards);
      }
      return { status: MutantRunStatus.Survived, nrOfTests: ran };
    } catch (error) {
      const endless = determineHitLimitReached(mutants.hitCount, mutants.hitLimit);
      if (endless !== undefined || this.#passed > ENDLESS) {
        return { status: MutantRunStatus.Timeout };
      }
      this.#killers = [now, ...this.#killers.filter((one) => one !== now)].slice(0, FEW);
      return {
        status: MutantRunStatus.Killed,
        killedBy: [now],
        failureMessage: error instanceof Error ? error.message.slice(0, 300) : String(error),
        nrOfTests: ran,
      };
    } finally {
      this.#passed = 0;
      Object.assign(mutants, { activeMutant: undefined });
    }
  }

  /** @param {readonly Test[]} tests */
  #killersFirst(tests) {
    const first = this.#killers.flatMap((killer) => tests.find(({ id }) => id === killer) ?? []);
    return [...first, ...tests.filter((one) => !first.includes(one))];
  }
}

/**
 * @param {string} id @param {number} timeSpentMs
 * @returns {import('@stryker-mutator/api/test-runner').TestResult}
 */
function passed(id, timeSpentMs) {
  return { id, name: id, timeSpentMs, status: TestStatus.Success };
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'scenarios', () => new ScenarioRunner()),
];
