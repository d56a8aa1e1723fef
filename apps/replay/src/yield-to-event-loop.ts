/**
 * Resolves once everything else in this process has had its turn: replay reads the past, and current players come
 * first. Stopping the service does not wait for it either.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
