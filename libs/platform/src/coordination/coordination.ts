/**
 * State that instances of a service share and may lose: presence, wake-ups and rates. Never an event. One suite
 * (`coordinationBehaviour`) says how every adapter behaves.
 */
export interface Coordination {
  readonly presence: Presence;
  readonly wakeUps: WakeUps;
  readonly limits: RateLimits;
  /** Resolves if it can be used now; rejects with the reason if not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Presence, which expires unless it is renewed. */
export interface Presence {
  /** `who` is at `where` for this many milliseconds from now, or until it leaves. */
  touch(where: string, who: string, forMillis: number): Promise<void>;
  leave(where: string, who: string): Promise<void>;
  /** Who is at `where`, ordered by name. */
  present(where: string): Promise<readonly string[]>;
}

/** Tells all instances that there is something to look at. A lost one only costs time. */
export interface WakeUps {
  publish(channel: string, message: string): Promise<void>;
  /**
   * Resolves once subscribed; earlier messages are not delivered. Messages of one publisher arrive in order.
   *
   * @returns the end of listening
   */
  listen(channel: string, heard: (message: string) => void): Promise<() => Promise<void>>;
}

/** A rate: at most `burst` at once, `perMinute` in the long run. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/** Whether one more may pass. */
export interface Passage {
  readonly allowed: boolean;
  /** How many more may pass now. */
  readonly remaining: number;
  /** Milliseconds until one more may pass; 0 if one may. */
  readonly retryAfter: number;
}

/** Rate limits by key. */
export interface RateLimits {
  /** Counts one more for this key. A refused one does not count. */
  pass(key: string, rate: Rate): Promise<Passage>;
}
