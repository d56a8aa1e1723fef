export { engineDigest } from './build/engine-digest.ts';
export type {
  Coordination,
  Passage,
  Presence,
  Rate,
  RateLimits,
  WakeUps,
} from './coordination/coordination.ts';
export { inProcessCoordination, type InProcessOptions } from './coordination/in-process.ts';
export { passAt } from './coordination/rate.ts';
export {
  CoordinationLost,
  redisCoordination,
  type RedisCoordinationOptions,
} from './coordination/redis.ts';
export { Gathering } from './gathering.ts';
export { databaseEmptied, databaseFull, databaseLost } from './read-models/lost.ts';
export {
  notReady,
  ReadModels,
  ReadModelsAway,
  type ReadModelsOptions,
  readModelsPlace,
  type ReadModelsPlace,
} from './read-models/read-models.ts';
export { beginRebuildingReadModels, notRebuilding } from './read-models/rebuilding.ts';
export { admit, type Knock, pass, REQUESTS } from './service/admission.ts';
export { runAlone, serveAlone } from './service/alone.ts';
export { type Check, HealthModule, Readiness } from './service/health.module.ts';
export { MetricsModule } from './service/metrics.module.ts';
export { ProblemFilter, problemOf, sendProblem } from './service/problem.filter.ts';
export { openCoordination, openStores, type Stores } from './service/stores.ts';
export { type Tie, Ties } from './service/ties.ts';
export { TiesGuard } from './service/ties.guard.ts';
export { Keeping, type KeepingOptions } from './snapshots/keeping.ts';
export { entriesOf } from './snapshots/run.ts';
export {
  type EntryText,
  type Outcome,
  type Restored,
  type Snapshot,
  Snapshots,
  type SnapshotsOptions,
} from './snapshots/snapshots.ts';
