import type { Game, Judge } from '@arbiter/engine';
import { FixedChance } from './scenario/play/fixed-chance.ts';
import { readScenario } from './scenario/reader/read-scenario.ts';
import { setUp } from './scenario/table/set-up.ts';

/** The game as a scenario's table sets it up, before its first step. @throws {ScenarioError} if it is not well written. */
export function tableOf(judge: Judge, text: string): Game {
  return setUp(judge, new FixedChance(), readScenario(text).table).game;
}
