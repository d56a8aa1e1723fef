import { judge, type CardPool, type Rules } from '@arbiter/engine';
import { ScenarioFailure } from './errors.ts';
import { playStep } from './play/play-step.ts';
import { FixedChance } from './play/fixed-chance.ts';
import type { Proof, Scenario } from './scenario.ts';
import { setUp } from './table/set-up.ts';

/** What a scenario has shown under one edition. */
export interface Shown {
  readonly edition: string;
  /** Rules that its steps and the whole file say they prove. */
  readonly proves: readonly Proof[];
}

/**
 * Runs a scenario under an edition.
 * @throws {ScenarioError} if it speaks of something that is not there, {ScenarioFailure} if it doesn't come out so.
 */
export function runScenario(scenario: Scenario, rules: Rules, cards: CardPool): Shown {
  const chance = new FixedChance();
  const match = setUp(judge(rules, cards, chance.hash), chance, scenario.table);
  const proves: Proof[] = [...scenario.proves];
  for (const step of scenario.play) proves.push(...playStep(match, step));
  const { unused } = chance;
  if (unused !== null) {
    throw new ScenarioFailure(scenario.table.line, `${unused} was to be picked, and nothing was`);
  }
  return { edition: rules.edition, proves };
}
