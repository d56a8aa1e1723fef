/**
 * Asks one after the other until the first answers. A late one is not waited for: the next one is asked too.
 *
 * @param asks at least one
 * @param late after this many milliseconds
 * @throws what the last one threw, if all did
 */
export function firstAnswer<T>(asks: readonly (() => Promise<T>)[], late: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const rest = asks.values();
    let open = 0;
    let timer: NodeJS.Timeout | undefined;
    let isDone = false;
    const next = (why: unknown): void => {
      clearTimeout(timer);
      if (isDone) return;
      const { value: ask } = rest.next();
      if (ask === undefined) {
        if (open === 0) reject(why instanceof Error ? why : new Error(String(why)));
        return;
      }
      open += 1;
      timer = setTimeout(next, late);
      ask().then(
        (answer) => {
          isDone = true;
          clearTimeout(timer);
          resolve(answer);
        },
        (error: unknown) => {
          open -= 1;
          next(error);
        },
      );
    };
    next(new RangeError('there is no broker to ask'));
  });
}
