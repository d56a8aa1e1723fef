import type { EventLog } from '@arbiter/event-log';
import type { KeyRing } from '@arbiter/http';
import type { ReadModelsPlace } from '@arbiter/platform';
import type { Oidc } from '@arbiter/settings';
import type { Telemetry } from '@arbiter/telemetry';
import type { JudgeOf } from '@arbiter/editions';
import type { Pinned } from '@arbiter/protocol';

/** What replay depends on. */
export interface ReplayOptions {
  readonly log: EventLog;
  /** Signs operators' tokens, records and cases; reads players' tokens. */
  readonly keys: KeyRing;
  readonly readModels: ReadModelsPlace;
  /** How those who watch over games sign in; by links alone if left out, or null. */
  readonly oidc?: Oidc | null;
  /** The judge of an edition; all that this build has if left out. */
  readonly judgeOf?: JudgeOf;
  readonly telemetry?: Telemetry;
  /** Milliseconds by which those are behind who watch a rated match; `SPECTATOR_DELAY` if left out. */
  readonly spectatorDelay?: number;
  /** What games that open now pin; this build if left out. Asked for when the first record is checked. */
  readonly pinned?: () => Pinned;
}

/** The same with nothing left out. */
export type WholeReplayOptions = Required<ReplayOptions>;

/** Injects replay's options, whole. */
export const REPLAY_OPTIONS = Symbol('replay options');
