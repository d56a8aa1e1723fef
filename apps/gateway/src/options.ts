import type { JudgeOf } from '@arbiter/editions';
import type { EventLog } from '@arbiter/event-log';
import type { KeyRing } from '@arbiter/http';
import { REQUESTS, type Coordination, type Rate } from '@arbiter/platform';
import { SPECTATOR_DELAY, type CardPictures } from '@arbiter/settings';
import type { Telemetry } from '@arbiter/telemetry';
import type { TimesByFormat } from '@arbiter/protocol';

/** What a gateway depends on. */
export interface GatewayOptions {
  readonly log: EventLog;
  readonly coordination: Coordination;
  /** Signs players' tokens and tips; reads operators' tokens. */
  readonly keys: KeyRing;
  /** Origins of pages besides our own from which browsers may open sockets and ask. */
  readonly origins?: readonly string[];
  /** Proxies of our own before it; 0 if left out. HTTP has them from Express, sockets from here. */
  readonly proxies?: number;
  /** The region that tickets go to. */
  readonly region?: string;
  readonly limits?: Partial<Limits>;
  /** By format, the time to think where nobody asks for another; the standard one if left out. */
  readonly times?: TimesByFormat;
  /** Where browsers load pictures of cards from; nowhere if left out. */
  readonly pictures?: CardPictures | null;
  /** The judge of an edition; all that this build has if left out. */
  readonly judgeOf?: JudgeOf;
  /** The time in milliseconds; the system's clock if left out. */
  readonly now?: () => number;
  readonly telemetry?: Telemetry;
}

/** Rate limits, and limits of what is held. */
export interface Limits {
  /** Guests that one address may become. */
  readonly guests: Rate;
  /** Requests of one player, or of one address without a token; messages on sockets that are no commands, too. */
  readonly requests: Rate;
  /** Commands of one player, over HTTP and sockets together. */
  readonly commands: Rate;
  /** Lines that one player says, and lines that they report. */
  readonly chat: Rate;
  /** Tickets, matches and games that are not in memory and that a player or address may have looked for in the record. */
  readonly recalls: Rate;
  /** Commands that wait for their outcome; above it, 503. */
  readonly pending: number;
  /** Messages that the log has not acknowledged; above it, 503. */
  readonly appends: number;
  /** Milliseconds that the log may take to acknowledge one; while it takes longer, 503 at once. */
  readonly stall: number;
  /** Milliseconds that a request waits for its outcome before it is answered 202. */
  readonly patience: number;
  /** Milliseconds that a seat may be without a socket before the game is told. */
  readonly absence: number;
  /** Milliseconds that a game stays folded when nobody looks at it. */
  readonly idle: number;
  /** Milliseconds by which those are behind who watch a rated match. */
  readonly spectatorDelay: number;
  /** Milliseconds between two times that a gateway says how many watch there. */
  readonly watchers: number;
  /** Sockets of one player or address. */
  readonly sockets: number;
  /** Matches that are over, and as many tickets that wait no longer, that stay in memory. */
  readonly settled: number;
  /** Persons who stay in memory though nothing that is held names them, those who came or were asked for last. */
  readonly persons: number;
}

export const DEFAULT_LIMITS: Limits = {
  guests: { burst: 60, perMinute: 60 },
  requests: REQUESTS,
  commands: { burst: 400, perMinute: 12_000 },
  chat: { burst: 6, perMinute: 20 },
  recalls: { burst: 30, perMinute: 60 },
  pending: 5_000,
  appends: 2_000,
  stall: 5_000,
  patience: 2_000,
  absence: 3_000,
  idle: 30_000,
  spectatorDelay: SPECTATOR_DELAY,
  watchers: 2_000,
  sockets: 200,
  settled: 2_000,
  persons: 10_000,
};

/** The usual limits on what one address or player may do, so many times over: for load tests and shared addresses. */
export function limitsTimes(factor: number): Partial<Limits> {
  const times = ({ burst, perMinute }: Rate): Rate => ({
    burst: burst * factor,
    perMinute: perMinute * factor,
  });
  const { guests, requests, commands, recalls, sockets } = DEFAULT_LIMITS;
  return {
    guests: times(guests),
    requests: times(requests),
    commands: times(commands),
    recalls: times(recalls),
    sockets: sockets * factor,
  };
}

/** Injects the judges of all editions: `JudgeOf`. */
export const JUDGES = Symbol('judges');
/** Injects the gateway's options. */
export const GATEWAY_OPTIONS = Symbol('gateway options');
/** Injects the limits, complete. */
export const LIMITS = Symbol('limits');
