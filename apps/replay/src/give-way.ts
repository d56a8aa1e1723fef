/**
 * Kept when everything else that this process has to do has had its turn: what replay reads back is of before, and
 * whoever plays now comes first. Who stops the service does not wait for it either.
 */
export const giveWay = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
