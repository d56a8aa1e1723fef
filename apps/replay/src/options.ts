import type { EventLog, KeyRing, ReadModelsPlace, Telemetry } from '@arbiter/platform';
import type { JudgeOf } from '@arbiter/editions';

/** What replay depends on. */
export interface ReplayOptions {
  readonly log: EventLog;
  /** The keys of tokens and tips. */
  readonly keys: KeyRing;
  readonly readModels: ReadModelsPlace;
  /** The judge of an edition; all that this build has if left out. */
  readonly judgeOf?: JudgeOf;
  readonly telemetry?: Telemetry;
}

/** The same with nothing left out. */
export type WholeReplayOptions = Required<ReplayOptions>;

/** Injects replay's options, whole. */
export const REPLAY_OPTIONS = Symbol('replay options');
