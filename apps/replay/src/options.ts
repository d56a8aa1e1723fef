import type { EventLog, KeyRing, ReadModelsPlace } from '@arbiter/platform';
import type { JudgeOf } from './judges.ts';

/** What replay stands on. */
export interface ReplayOptions {
  readonly log: EventLog;
  /** Whose tokens count, and who signs tips. */
  readonly keys: KeyRing;
  readonly readModels: ReadModelsPlace;
  /** The judge of an edition; all that this build has if left out. */
  readonly judgeOf?: JudgeOf;
}

/** Injects replay's options. */
export const REPLAY_OPTIONS = Symbol('replay options');
