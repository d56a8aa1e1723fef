/**
 * What instances of a service share and may lose: who waits, who is there, who should look, who asks too often. Never
 * an event. One suite (`coordinationBehaviour`) says how every adapter behaves.
 */
export interface Coordination {
  readonly queue: WaitingQueue;
  readonly presence: Presence;
  readonly wakeUps: WakeUps;
  readonly limits: RateLimits;
  /** Kept if it can be used now; throws why not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Lists of ids in the order in which they came. */
export interface WaitingQueue {
  /**
   * Puts an id into a list; one that is there keeps its place.
   *
   * @param since what orders the list: the time of the ticket, in milliseconds. Equals are ordered by id.
   * @returns whether it is new
   */
  put(list: string, id: string, since: number): Promise<boolean>;
  /** Takes an id out. Of several who try at once, one is told true. */
  take(list: string, id: string): Promise<boolean>;
  /** The ids in order, the one that waits longest first; at most `limit`. */
  waiting(list: string, limit?: number): Promise<readonly string[]>;
}

/** Who is where, as long as they say so. */
export interface Presence {
  /** `who` is at `where` for so many milliseconds from now, or until told otherwise. */
  touch(where: string, who: string, forMillis: number): Promise<void>;
  leave(where: string, who: string): Promise<void>;
  /** Who is at `where`, ordered by name. */
  present(where: string): Promise<readonly string[]>;
}

/** Tells all instances that there is something to look at. A lost one costs time, nothing else. */
export interface WakeUps {
  publish(channel: string, message: string): Promise<void>;
  /**
   * Kept when messages arrive; those of before are not heard. Messages of one publisher arrive in order.
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

/** Counts who asks how often. */
export interface RateLimits {
  /** One more for this key. What is refused does not count. */
  pass(key: string, rate: Rate): Promise<Passage>;
}
