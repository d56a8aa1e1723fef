/** Timeouts and retries of the owner, in milliseconds. */
export interface Patience {
  /**
   * For a verdict, before it is requested again. More than an evaluator waits for a tip, and than any decision takes.
   */
  readonly verdict: number;
  /** After "stale", "unknown" or a failed append. */
  readonly again: number;
  /** After an append that was refused for good: an operator has to act before a retry helps. */
  readonly refused: number;
  /** How many evaluators may start a command and never finish it, before the game is suspended. */
  readonly deaths: number;
  /** Between two games of a partition that are paused after a takeover and that nobody waits for. */
  readonly pause: number;
  /** Between two games of a partition that go over to another build and that nobody waits for. */
  readonly move: number;
  /** Before an expiry without effect is sent again. */
  readonly expiry: number;
  /** How long a finished game stays in memory, to answer retries of its commands. */
  readonly over: number;
  /** How long its id is remembered: longer than game.commands keeps the command that opened it. */
  readonly closed: number;
}

export const PATIENCE: Patience = {
  verdict: 2_500,
  again: 20,
  refused: 5_000,
  deaths: 2,
  pause: 100,
  move: 100,
  expiry: 5_000,
  over: 3_600_000,
  closed: 14 * 86_400_000,
};
