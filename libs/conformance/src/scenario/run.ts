import type { CardDefinition } from '@arbiter/cards';
import { cardPool, judge, type CardPool, type Rules } from '@arbiter/engine';
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
 * @param cards every card that works; the scenario's own are added.
 * @throws {ScenarioError} if it speaks of something that is not there, {ScenarioFailure} if it doesn't come out so.
 */
export function runScenario(
  scenario: Scenario,
  rules: Rules,
  cards: readonly CardDefinition[],
): Shown {
  const chance = new FixedChance();
  const match = setUp(judge(rules, poolOf(scenario, cards), chance.hash), chance, scenario.table);
  const proves: Proof[] = [...scenario.proves];
  for (const step of scenario.play) proves.push(...playStep(match, step));
  const { unused } = chance;
  if (unused !== null) {
    throw new ScenarioFailure(scenario.table.line, `${unused} was to be picked, and nothing was`);
  }
  return { edition: rules.edition, proves };
}

/** Pools are compiled once for the scenarios without cards of their own. */
const pools = new WeakMap<readonly CardDefinition[], CardPool>();

function poolOf(scenario: Scenario, cards: readonly CardDefinition[]): CardPool {
  if (scenario.cards.length > 0) return cardPool([...cards, ...scenario.cards]);
  const known = pools.get(cards);
  if (known !== undefined) return known;
  const pool = cardPool(cards);
  pools.set(cards, pool);
  return pool;
}
