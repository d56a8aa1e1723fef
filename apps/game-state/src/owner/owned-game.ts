import type { Commit, Head, PlacedCommand } from '@arbiter/protocol';

/** A queued command. */
export interface Waiting {
  readonly offset: number;
  readonly command: PlacedCommand;
}

/** The one command of a game that is being decided, and its progress. */
export type InFlight = Asked | Appending;

/** A verdict was asked for. */
export interface Asked {
  readonly stage: 'asked';
  readonly waiting: Waiting;
  readonly tip: string;
  /** Digest of the build that was asked; undefined if any build may answer. */
  readonly build: string | undefined;
  /** When it was asked for first, in the owner's time. */
  readonly since: number;
  attempt: number;
  /** When to retry, in the owner's time. */
  until: number;
  /** An evaluator reported that it starts this attempt. */
  begun: boolean;
  deaths: number;
}

/** A commit was sent to the log. */
export interface Appending {
  readonly stage: 'appending';
  readonly waiting: Waiting;
  readonly commit: Commit;
  /** When to resend it; null as long as the log has not rejected it. */
  again: number | null;
  /** The log refused this one for good. */
  isRefused: boolean;
}

/** One game, as its owner holds it. */
export interface OwnedGame {
  readonly id: string;
  readonly partition: number;
  /** Undefined before its first commit is accepted. */
  head: Head | undefined;
  /** By offset. */
  readonly queue: Waiting[];
  inFlight: InFlight | null;
  /** When the last expiry sent was due, and when to resend it. */
  expiry: { readonly at: number; readonly again: number } | null;
  /** Before this time nothing of it is overdue, unless something of it changes; that sets it to 0. */
  lookAt: number;
}
