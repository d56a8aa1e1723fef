/** Triggered abilities resolve one after the other, and nobody does anything: it may never end (6ED 421.4). */
export interface LoopWatch {
  /** Stands for the whole position; the same again proves the loop. */
  readonly mark: string;
  /** How many abilities had resolved when it was taken. */
  readonly since: number;
  /** Whether a player could have done something but pass since then. */
  readonly offered: boolean;
  /** How often the position has come back already. */
  readonly repeats: number;
}
