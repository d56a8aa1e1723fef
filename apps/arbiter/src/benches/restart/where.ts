import type { HowMany, LiveGames } from './live-games.ts';

/** Where the bench has its games, and the server that is killed and started again with them. */
export interface Where {
  /** Writes games, before anything has started. */
  fill(many: HowMany): Promise<LiveGames>;
  /** Starts for the first time, without snapshots. */
  start(): Promise<Started>;
  /** Resolves when replay has projected all that is on the log. */
  projected(): Promise<void>;
  /** Kills it with -9 and starts it again. */
  killed(): Promise<Started>;
  /** Bytes that it takes: of one process, its heap after a collection; of several, what each has in memory, by service. */
  memory(): Promise<Readonly<Record<string, number>>>;
  /** Stops it. */
  stop(): Promise<void>;
}

/** A server that was started. */
export interface Started {
  /** Where players go. */
  readonly url: string;
  /** When its start began, by `performance.now()`. */
  readonly began: number;
  /** When it said that it was ready; null where players are let in before all of its services have said so. */
  readonly ready: number | null;
}
