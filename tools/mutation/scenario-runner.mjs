/**
 * A test runner for Stryker that plays the scenarios, and then runs the specs of the rules (specs.mjs), in its own
 * process: no test framework, nothing reloaded for a mutant that is reached only while games are played. A mutant costs
 * as long as the tests that reach it take, until one of them fails; one in what runs while a module loads, the time to
 * load the rooms besides.
 */
import { createHash } from 'node:crypto';
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
 * than a clock, and quicker than a process that has to be restarted.
 */
const ENDLESS = 20_000_000;
/** So many killers are remembered. */
const FEW = 20;

/** @typedef {(edition: string) => readonly Card[]} CardsIn the cards as an edition has them */
/** @typedef {{ id: string, text?: string, run: (cardsIn: CardsIn) => unknown }} Test */

/**
 * What plays: the rooms as they were loaded at one time, their scenarios and specs.
 * @typedef {{
 *   tests: readonly Test[], cards: readonly Card[], cardsIn: CardsIn,
 *   rulebooks: Readonly<Record<string, Rulebook>>, build: (cards: readonly Card[]) => void,
 * }} Loaded
 */
/** @typedef {{ name: string }} Card */
/** @typedef {{ cite: Readonly<Record<string, string>> }} Rulebook */

/** Stryker's TestRunner. */
class ScenarioRunner {
  /** The rooms without a mutant in what runs while they load. @type {Promise<Loaded> | undefined} */
  #loaded;
  /** So often they were loaded with one. */
  #reloads = 0;
  /** What killed the mutants before, the last first: it is tried first on the next one, which is likely beside them. */
  #killers = /** @type {string[]} */ ([]);

  /** @type {import('@stryker-mutator/api/core').InstrumenterContext} */
  get #mutants() {
    const all = /** @type {Record<string, object>} */ (/** @type {unknown} */ (globalThis));
    return (all['__stryker__'] ??= {});
  }

  /** Stryker need not start a process for what runs while a module loads. */
  capabilities() {
    return { reloadEnvironment: true };
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

  /** Loads the rooms with the mutant that is switched on. @param {string} [query] reloads them */
  async #load(query = '') {
    const at = process.cwd();
    const room = (/** @type {string} */ name) =>
      import(pathToFileURL(join(at, 'libs', name, 'src', 'index.ts')).href + query);
    const { alwaysHolds, mustProve, readScenario, runScenario } = await room('conformance');
    const { RULEBOOKS } = await room('editions');
    const { BY_HAND, CARDS, cardsIn } = await room('sets');
    const { cardPool } = await room('engine');
    const tests = /** @type {Test[]} */ ([]);
    for (const { file, text, scenario } of scenarios(at, readScenario)) {
      for (const edition of scenario.editions) {
        tests.push({
          id: `${edition} ${file}`,
          text,
          run: (cardsOf) =>
            mustProve(runScenario(scenario, RULEBOOKS[edition], cardsOf(edition), alwaysHolds)),
        });
      }
    }
    const { rulesText } = await room('cards');
    tests.push(...textsOf(at, BY_HAND, rulesText));
    // Specs build their pools as they are loaded.
    if (query === '') this.#mutants.currentTestId = POOL;
    tests.push(...(await loadSpecs(at, query)));
    delete this.#mutants.currentTestId;
    return { tests, cards: CARDS, cardsIn, rulebooks: RULEBOOKS, build: cardPool };
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    const { tests, cardsIn, rulebooks, build } = await (this.#loaded ??= this.#load());
    const mutants = this.#mutants;
    const results = [];
    mutants.currentTestId = POOL;
    let before = performance.now();
    for (const edition of Object.keys(rulebooks)) build(cardsIn(edition));
    results.push(passed(POOL, performance.now() - before));
    for (const { id, run } of tests) {
      mutants.currentTestId = id;
      before = performance.now();
      this.#passed = 0;
      await run(cardsIn);
      results.push(passed(id, performance.now() - before));
    }
    delete mutants.currentTestId;
    const { mutantCoverage } = mutants;
    return {
      status: DryRunStatus.Complete,
      tests: results,
      ...(mutantCoverage === undefined ? {} : { mutantCoverage }),
    };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   */
  async mutantRun({ activeMutant, testFilter, hitLimit, mutantActivation }) {
    const mutants = this.#mutants;
    const loadsAnew = mutantActivation === 'static';
    const loaded = await (this.#loaded ??= this.#load());
    Object.assign(mutants, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const all = testFilter === undefined || testFilter.includes(POOL);
    let ran = 0;
    let now = POOL;
    try {
      this.#passed = 0;
      const anew = loadsAnew ? await this.#load(`?anew=${(this.#reloads += 1)}`) : loaded;
      const { tests, cardsIn } = anew;
      const wanted = testFilter === undefined || all ? tests : among(tests, testFilter);
      const changed = loadsAnew ? changedData(loaded, anew) : [];
      const cardsOf = all ? asAnotherPool(cardsIn) : cardsIn;
      for (const { id, run } of this.#inOrder(wanted, changed)) {
        now = id;
        ran += 1;
        this.#passed = 0;
        await run(cardsOf);
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

  /**
   * What is likely to notice comes first: what has noticed before, then what speaks of one of the words.
   * @param {readonly Test[]} tests @param {readonly string[]} words
   */
  #inOrder(tests, words) {
    const first = new Set(this.#killers.flatMap((id) => tests.find((one) => one.id === id) ?? []));
    for (const one of tests) {
      if (words.some((word) => one.text?.includes(word) === true)) first.add(one);
    }
    return [...first, ...tests.filter((one) => !first.has(one))];
  }
}

/** Another array is another pool, compiled again. @param {CardsIn} cardsIn @returns {CardsIn} */
function asAnotherPool(cardsIn) {
  const pools = /** @type {Map<string, readonly Card[]>} */ (new Map());
  return (edition) => {
    const pool = pools.get(edition) ?? [...cardsIn(edition)];
    pools.set(edition, pool);
    return pool;
  };
}

/**
 * What a mutant made of the cards and of the citations while they loaded, by the words for it in scenarios.
 * @param {Loaded} before @param {Loaded} now
 */
function changedData(before, now) {
  const texts = new Map(now.cards.map((card) => [card.name, JSON.stringify(card)]));
  const cards = before.cards.filter((card) => texts.get(card.name) !== JSON.stringify(card));
  const rules = Object.entries(before.rulebooks).flatMap(([edition, { cite }]) =>
    Object.entries(cite)
      .filter(([topic, rule]) => now.rulebooks[edition]?.cite[topic] !== rule)
      .map(([, rule]) => rule),
  );
  return [...cards.map(({ name }) => name), ...rules];
}

/** @typedef {{ editions: readonly string[] }} Scenario */

/** Read once a process, before a mutant is switched on. @type {{ file: string, text: string, scenario: Scenario }[]} */
const SCENARIOS = [];

/** @param {string} at @param {(text: string) => Scenario} readScenario */
function scenarios(at, readScenario) {
  if (SCENARIOS.length > 0) return SCENARIOS;
  const folder = join(at, 'libs', 'conformance');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml') && !file.includes('node_modules'))
    .sort();
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    SCENARIOS.push({ file, text, scenario: readScenario(text) });
  }
  return SCENARIOS;
}

/**
 * The cards whose text somebody has read say it still, as `apps/arbiter/src/texts.spec.ts` holds.
 * @param {string} at @param {readonly Card[]} cards @param {(card: Card) => readonly string[]} textOf
 * @returns {Test[]}
 */
function textsOf(at, cards, textOf) {
  const read = JSON.parse(readFileSync(join(at, 'libs', 'conformance', 'texts.json'), 'utf8'));
  const hash = (/** @type {Card} */ card) =>
    createHash('sha256').update(textOf(card).join('\n')).digest('hex');
  return cards.map((card) => ({
    id: `the text of ${card.name}`,
    run: () => {
      if (hash(card) !== read[card.name]) throw new Error(`${card.name} reads differently`);
    },
  }));
}

/** @param {readonly Test[]} tests @param {readonly string[]} ids */
function among(tests, ids) {
  const wanted = new Set(ids);
  return tests.filter(({ id }) => wanted.has(id));
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
