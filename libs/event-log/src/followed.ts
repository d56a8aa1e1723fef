import { LogClosed } from './errors.ts';
import type { Subscription, Watch } from './event-log.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What is followed of one partition. */
interface Stoppable {
  stop(): Promise<void>;
}

/**
 * A watch over what can follow one partition.
 *
 * @param follow follows a partition from its end
 * @param close called once nothing is followed any more
 */
export function watchOver(
  open: Subscriptions,
  follow: (partition: number) => Promise<Stoppable>,
  close: () => Promise<void> = () => Promise.resolve(),
): Watch {
  const followed = new Map<number, Promise<Stoppable>>();
  let isClosed = false;
  const end = async (partition: number): Promise<void> => {
    const one = followed.get(partition);
    followed.delete(partition);
    // One that could not be followed has nothing to stop.
    await (await one?.catch(() => undefined))?.stop();
  };
  const subscription: Subscription = open.add(async () => {
    isClosed = true;
    await Promise.all([...followed.keys()].map(end));
    await close();
  });
  return {
    ...subscription,
    end,
    begin: async (partition) => {
      if (isClosed) throw new LogClosed();
      let one = followed.get(partition);
      if (one === undefined) followed.set(partition, (one = follow(partition)));
      try {
        await one;
      } catch (error) {
        if (followed.get(partition) === one) followed.delete(partition);
        throw error;
      }
    },
  };
}
