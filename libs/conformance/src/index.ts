/** What proves the engine: scenarios and their runner. */
export { accountOf, type Account, type PlayedStep } from './scenario/account.ts';
export { ProgramFault, ScenarioError, ScenarioFailure, type ToldEvent } from './scenario/errors.ts';
export { readScenario, scenarioSchema } from './scenario/reader/read-scenario.ts';
export { mustProve, runScenario, type Shown } from './scenario/run.ts';
export type { Action, Scenario, Step } from './scenario/scenario.ts';
export { warningsOf, type Warning } from './scenario/warnings.ts';
export type { ShownProof } from './proof/evidence.ts';
export { ablate, type Ablation, type CitedQuestion } from './ledger/ablate.ts';
export {
  makeLedger,
  FOR_MORE,
  STATES,
  type ClaimedProof,
  type Ledger,
  type LedgerClause,
  type LedgerEntry,
  type Proof,
  type State,
} from './ledger/ledger.ts';
export { compareProved, provedIds, type ProvedChange } from './ledger/proved.ts';
export {
  claimedBy,
  proofsOf,
  runScenarios,
  type Playable,
  type ScenarioFile,
  type ScenarioRun,
} from './ledger/prove.ts';
export {
  clausesOf,
  idsIn,
  idsOf,
  readRulebook,
  ruleOfClause,
  type RuleRow,
  type Rulebook,
} from './ledger/rulebook.ts';
export { alwaysHolds } from './completeness/always-holds.ts';
export { drawCommand, playRandomly, type PlayedGame, type RandomTable } from './random-play.ts';
export { tableOf } from './position-of-scenario.ts';
export { openingOf, secretOf, type Opening } from './opening.ts';
export * from './random-games/index.ts';
