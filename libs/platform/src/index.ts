export { engineDigest } from './build/engine-digest.ts';
export {
  AppendForbidden,
  isRefused,
  LogBroken,
  LogClosed,
  LogFull,
  LogInUse,
  LogUnavailable,
  RecordTooLarge,
  UnknownTopic,
} from './log/errors.ts';
export {
  MAX_RECORD_BYTES,
  type Appended,
  type Batch,
  type BatchHandler,
  type EventLog,
  type Extent,
  type GroupOptions,
  type LogRecord,
  type Membership,
  type NewRecord,
  type Offsets,
  type Reading,
  type Subscription,
  type TailOptions,
  type TopicSettings,
  type Watch,
  type WatchOptions,
} from './log/event-log.ts';
export { compactLmdb, type LmdbStoreOptions } from './log/local/lmdb-store.ts';
export type { LocalLog } from './log/local/local-log.ts';
export { Gathering } from './log/gathering.ts';
export {
  openKafkaLog,
  openLmdbLog,
  openMemoryLog,
  type OpenKafkaLogOptions,
  type OpenLogOptions,
} from './log/open-log.ts';
export { KafkaLog } from './log/kafka/kafka-log.ts';
export { addressOf } from './http/address.ts';
export { SASL_MECHANISMS, type KafkaAccess } from './config/kafka-access.ts';
export { whileCompacting } from './log/kafka/compaction.ts';
export { groupsInUse } from './log/kafka/groups.ts';
export type { KafkaServers } from './log/kafka/link.ts';
export { createTopics, type KafkaLogPlace, type TopicReport } from './log/kafka/topics.ts';
export type {
  Coordination,
  Passage,
  Presence,
  Rate,
  RateLimits,
  WakeUps,
} from './coordination/coordination.ts';
export { inProcessCoordination, type InProcessOptions } from './coordination/in-process.ts';
export {
  CoordinationLost,
  redisCoordination,
  type RedisCoordinationOptions,
} from './coordination/redis.ts';
export { passAt } from './coordination/rate.ts';
export {
  BOT_TOKEN_LIFETIME,
  KeyRing,
  memoryKeyRing,
  openKeyRing,
  ROTATE_AFTER,
  TOKEN_LIFETIME,
} from './keys/key-ring.ts';
export { hasKeys, PURPOSES, type Purpose } from './keys/key-folder.ts';
export {
  audienceOf,
  readToken,
  ROLES,
  type Audience,
  type BadToken,
  type Role,
  type TokenClaims,
} from './keys/token.ts';
export { malformed, type Issue } from './http/malformed.ts';
export { RequestPipe } from './http/request-pipe.ts';
export { Problem, type ProblemBody, type ProblemDetails } from './http/problem.ts';
export { ProblemFilter, problemOf, sendProblem } from './http/problem.filter.ts';
export { openDataFolder } from './config/data-folder.ts';
export type { CardPictures } from './config/card-pictures.ts';
export type { Oidc, Official } from './config/oidc.ts';
export { useOwnCards } from './config/own-cards.ts';
export {
  BadSettings,
  readSettings,
  SETTING_NAMES,
  SPECTATOR_DELAY,
  type LogLevel,
  type Settings,
} from './config/settings.ts';
export { framesOf, JsonLogger, type WriteLine } from './logging/json-logger.ts';
export {
  notReady,
  ReadModels,
  ReadModelsAway,
  readModelsPlace,
  type ReadModelsOptions,
  type ReadModelsPlace,
} from './read-models/read-models.ts';
export { beginRebuildingReadModels, notRebuilding } from './read-models/rebuilding.ts';
export { databaseEmptied, databaseFull, databaseLost } from './read-models/lost.ts';
export { HealthModule, Readiness, type Check } from './http/health.module.ts';
export { admit, pass, REQUESTS, type Knock } from './http/admission.ts';
export { Answers, AnswersLines, schemaOf, withProblems } from './http/answers.ts';
export { callerOf, callerOfToken, unauthorized, type Caller } from './http/bearer.ts';
export {
  For,
  MaybeCaller,
  MaybeMe,
  Me,
  Public,
  TheCaller,
  TokenGuard,
  type CallerRequest,
} from './http/guard.ts';
export { Ties, type Tie } from './http/ties.ts';
export { TiesGuard } from './http/ties.guard.ts';
export { checkPort } from './config/free-port.ts';
export { runAlone, serveAlone } from './alone.ts';
export {
  DURATIONS,
  Metrics,
  type Count,
  type MetricName,
  type Observe,
  type Sample,
} from './telemetry/metrics.ts';
export { Evaluation, type EvaluationOptions } from './evaluation/evaluation.ts';
export {
  Evaluator,
  KEEP_FINISHED,
  TIP_PATIENCE,
  type Asked,
  type EvaluatorOptions,
  type Rules,
} from './evaluation/evaluator.ts';
export { earlierOldest } from './evaluation/earlier.ts';
export { evaluationSnapshots, type SnapshotsPlace } from './evaluation/snapshots.ts';
export { Keeping, type KeepingOptions } from './snapshots/keeping.ts';
export {
  Snapshots,
  type EntryText,
  type Outcome,
  type Restored,
  type Snapshot,
  type SnapshotsOptions,
} from './snapshots/snapshots.ts';
export { NO_WATCHDOG, startWatchdog, type Watchdog } from './evaluation/watchdog.ts';
export { MetricsModule } from './telemetry/metrics.module.ts';
export {
  here,
  NO_SPANS,
  together,
  type OpenSpan,
  type Place,
  type Spans,
} from './telemetry/spans.ts';
export { lookOn } from './telemetry/onlooker.ts';
export { ProcessTelemetry, unwatched, watched, type Telemetry } from './telemetry/telemetry.ts';
export { openCoordination, openStores, type Stores } from './stores.ts';
