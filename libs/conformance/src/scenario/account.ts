import type { CardDefinition } from '@arbiter/cards';
import type { Game, Judge, Rules } from '@arbiter/engine';
import type { ToldEvent } from './errors.ts';
import type { Match } from './play/match.ts';
import { standOf, tell } from './play/tell.ts';
import { runScenario } from './run.ts';
import type { Scenario, Step } from './scenario.ts';

/** A step as it was played. */
export interface PlayedStep {
  /** That of the step; that of the table for what happens as it is set up. */
  readonly line: number;
  /** `null` for the table as it is set up. */
  readonly step: Step | null;
  /** What happened in it; told only when asked for. */
  readonly events: () => readonly ToldEvent[];
  /** How it stands afterwards, and in words. */
  readonly game: Game;
  readonly now: string;
}

/** A scenario as it was played under one edition. */
export interface Account {
  readonly edition: string;
  readonly players: readonly [string, string];
  /** `null` if not even the table could be set up. */
  readonly judge: Judge | null;
  readonly steps: readonly PlayedStep[];
  /**
   * Why it didn't go on: `ScenarioFailure` and `ScenarioError` speak of the scenario, `ProgramFault` and everything else
   * of a fault in the program.
   */
  readonly failure: Error | null;
}

/** Plays a scenario under an edition and keeps everything that happens. */
export function accountOf(
  scenario: Scenario,
  rules: Rules,
  cards: readonly CardDefinition[],
): Account {
  const steps: PlayedStep[] = [];
  let judge: Judge | null = null;
  let told = 0;
  const watch = (step: Step | null, match: Match): void => {
    const { history, game } = match;
    const commits = history.slice(told);
    judge = match.judge;
    steps.push({
      line: step?.line ?? scenario.table.line,
      step,
      events: () => tell(match, commits),
      game,
      now: standOf(match),
    });
    told = history.length;
  };
  let failure: Error | null = null;
  try {
    runScenario(scenario, rules, cards, watch);
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  const { players } = scenario.table;
  return { edition: rules.edition, players, judge, steps, failure };
}
