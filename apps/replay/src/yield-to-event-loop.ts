/**
 * Resolves once everything else in this process has had its turn: replay reads the past, and current players come
 * first. Stopping the service does not wait for it either.
 */
export const yieldToEventLoop = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** How long all else in this process waits for its turn, in milliseconds. */
const SLICE = 2;

/**
 * As `yieldToEventLoop`, for many small steps: yields whenever these have taken a while, not after each. Each time takes
 * as long as the others need, and a position is some hundred steps away.
 */
export function givingWay(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE) return undefined;
    return yieldToEventLoop().then(() => {
      began = performance.now();
    });
  };
}
