/** Whether a stop was requested by now: a check of `aborted` itself counts as known from then on. */
export const isStopped = (signal: AbortSignal): boolean => signal.aborted;

/** Callers that wait for a change. */
export class Waiting {
  readonly #waiting = new Set<() => void>();

  /**
   * Resolves at the next `wake`, when the signal is aborted, or when the time is over.
   *
   * The time is kept here, and not by `AbortSignal.any` with `AbortSignal.timeout`: in Node 20 a garbage collection takes
   * the latter away, and the caller then waits for ever.
   *
   * @param millis the longest wait; without end if left out
   */
  async wait(stopped: AbortSignal, millis?: number): Promise<void> {
    if (stopped.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        stopped.removeEventListener('abort', done);
        resolve();
      };
      const timer = millis === undefined ? undefined : setTimeout(done, millis);
      this.#waiting.add(done);
      stopped.addEventListener('abort', done);
    });
  }

  /** Something changed: all waiting callers check again. */
  wake(): void {
    for (const done of [...this.#waiting]) done();
  }
}
