/** How long the owner waits for others, in milliseconds, and how often. */
export interface Patience {
  /** For a verdict, before it is asked for again. More than an evaluator waits for a tip, and than any decision takes. */
  readonly verdict: number;
  /** After "stale", "unknown" or a failed append. */
  readonly again: number;
  /** After an append that was refused for good: somebody has to do something before another one helps. */
  readonly refused: number;
  /** Evaluators that begin a command and never end it, before the game is suspended. */
  readonly deaths: number;
  /** Between two games of a partition that are paused after a takeover and that nobody waits for. */
  readonly pause: number;
  /** Before an expiry that nothing came of is sent again. */
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
  expiry: 5_000,
  over: 3_600_000,
  closed: 14 * 86_400_000,
};
