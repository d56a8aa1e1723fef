export { earlierOldest } from './earlier.ts';
export { Evaluation, type EvaluationOptions } from './evaluation.ts';
export {
  type Asked,
  Evaluator,
  type EvaluatorOptions,
  KEEP_FINISHED,
  type Rules,
  TIP_PATIENCE,
} from './evaluator.ts';
export { evaluationSnapshots, type SnapshotsPlace } from './snapshots.ts';
export { NO_WATCHDOG, startWatchdog, type Watchdog } from './watchdog.ts';
