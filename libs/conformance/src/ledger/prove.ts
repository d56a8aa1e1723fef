import type { CardDefinition } from '@arbiter/cards';
import type { Rules } from '@arbiter/engine';
import { isOpposed } from '../proof/claim.ts';
import type { ShownProof } from '../proof/evidence.ts';
import { readScenario } from '../scenario/reader/read-scenario.ts';
import { runScenario, type Shown } from '../scenario/run.ts';
import type { Proof, Proving, Scenario, Step } from '../scenario/scenario.ts';
import type { ClaimedProof } from './ledger.ts';

/** A scenario's file: where it stands and what stands in it. */
export interface ScenarioFile {
  /** Path from the root of the repository, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** A scenario under one edition. */
export interface ScenarioRun {
  readonly file: string;
  readonly edition: string;
  readonly scenario: Scenario;
  /** What it showed; or why it failed. */
  readonly outcome: Shown | { readonly failure: string };
}

/** The editions by code, and the cards as each has them. */
export interface Playable {
  readonly editions: Readonly<Record<string, Rules>>;
  readonly cardsIn: (edition: string) => readonly CardDefinition[];
}

/**
 * Runs scenarios, each under its editions.
 * @param only these of them
 * @throws {Error} with the file's name, if a file is no scenario
 */
export function runScenarios(
  files: readonly ScenarioFile[],
  playable: Playable,
  only?: readonly string[],
): ScenarioRun[] {
  return files.flatMap(({ file, text }) => {
    const scenario = inFile(file, () => readScenario(text));
    const editions = scenario.editions.filter((one) => only?.includes(one) ?? true);
    return editions.map((edition) => ({
      file,
      edition,
      scenario,
      outcome: outcomeOf(scenario, edition, playable),
    }));
  });
}

function outcomeOf(
  scenario: Scenario,
  edition: string,
  { editions, cardsIn }: Playable,
): ScenarioRun['outcome'] {
  const rules = editions[edition];
  if (rules === undefined) return { failure: `there is no edition ${edition}` };
  try {
    return runScenario(scenario, rules, cardsIn(edition));
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
}

function inFile<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${why}`, { cause: error });
  }
}

function provingOf(steps: readonly Step[]): Proving[] {
  return steps.flatMap((step) => {
    if (step.kind === 'under') return [...step.editions.values()].flatMap(provingOf);
    return 'proving' in step ? [step.proving] : [];
  });
}

/** The rules that a scenario says it proves, with their lines, whether it is right or not. */
export function claimedBy({ proving, play }: Scenario): Proof[] {
  return [proving, ...provingOf(play)].flatMap(({ proves }) => proves);
}

/** What the scenarios say they prove. A scenario that failed proves nothing, but its claims are listed. */
export function proofsOf(runs: readonly ScenarioRun[]): ClaimedProof[] {
  const shown = new Map(
    runs.map(({ file, edition, outcome }) => [
      `${edition} ${file}`,
      'failure' in outcome ? [] : outcome.claims,
    ]),
  );
  return runs.flatMap(({ file, edition, scenario, outcome }): ClaimedProof[] => {
    const { title } = scenario;
    if (!('failure' in outcome)) {
      return outcome.proofs.map((proof) => ({
        under: edition,
        file,
        title,
        line: proof.line,
        id: proof.rule,
        test: 'passed',
        fault: faultOf(proof, edition, file),
        isLoose: proof.stands === 'contrast',
      }));
    }
    return claimedBy(scenario)
      .filter(({ rule }) => rule.startsWith(`${edition} `))
      .map(({ line, rule }) => {
        const failed = { test: 'failed', fault: null, isLoose: false } as const;
        return { under: edition, file, title, line, id: rule, ...failed };
      });
  });

  function faultOf({ stands, claims }: ShownProof, edition: string, file: string): string | null {
    if (typeof stands === 'string') return null;
    if ('fault' in stands) return stands.fault;
    const beside = `${file.slice(0, file.lastIndexOf('/') + 1)}${stands.control}`;
    const others = shown.get(`${edition} ${beside}`);
    if (others === undefined) return `its control case ${stands.control} is not beside it`;
    return isOpposed(claims, others)
      ? null
      : `its control case ${stands.control} says nothing else`;
  }
}
