/** Whether a stop was requested by now: a check of `aborted` itself counts as known from then on. */
export const isStopped = (signal: AbortSignal): boolean => signal.aborted;

/** Callers that wait for a change. */
export class Waiting {
  readonly #waiting = new Set<() => void>();

  /** Resolves at the next `wake`, or when the signal is aborted. */
  async wait(stopped: AbortSignal): Promise<void> {
    if (stopped.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        stopped.removeEventListener('abort', done);
        resolve();
      };
      this.#waiting.add(done);
      stopped.addEventListener('abort', done);
    });
  }

  /** Something changed: all waiting callers check again. */
  wake(): void {
    for (const done of [...this.#waiting]) done();
  }
}
