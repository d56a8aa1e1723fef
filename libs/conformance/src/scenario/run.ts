import type { CardDefinition } from '@arbiter/cards';
import { cardPool, judge, type CardPool, type Rules } from '@arbiter/engine';
import { ScenarioFailure } from './errors.ts';
import { playStep } from './play/play-step.ts';
import { FixedChance } from './play/fixed-chance.ts';
import type { Claim } from '../proof/claim.ts';
import type { ShownProof } from '../proof/evidence.ts';
import type { Scenario } from './scenario.ts';
import { setUp } from './table/set-up.ts';

/** What a scenario has shown under one edition. */
export interface Shown {
  readonly edition: string;
  /**
   * Rules that its steps and the whole file say they prove: those of this edition, and those of editions under which
   * it is not run, which are the nearest text where this one is silent.
   */
  readonly proofs: readonly ShownProof[];
  /** Everything that its steps say. */
  readonly claims: readonly Claim[];
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
  for (const step of scenario.play) playStep(match, step);
  const { unused } = chance;
  if (unused !== null) {
    throw new ScenarioFailure(scenario.table.line, `${unused}, and nothing of that kind happened`);
  }
  match.mustHaveBeenAsked();
  const { edition } = rules;
  const { evidence } = match;
  const proofs = evidence.proofs(scenario.proving).filter(({ rule }) => {
    const of = rule.slice(0, rule.indexOf(' '));
    return of === edition || !scenario.editions.includes(of);
  });
  return { edition, proofs, claims: evidence.claims };
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
