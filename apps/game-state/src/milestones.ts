import { setTimeout as pause } from 'node:timers/promises';
import { isRefused } from '@arbiter/event-log';
import { here, together, type Place } from '@arbiter/telemetry';
import type { GameMilestone } from '@arbiter/protocol';

/** Pauses before one is told again, in milliseconds; and where the log refused it for good. */
const AGAIN = 200;
const AGAIN_REFUSED = 5_000;
/** How long a partition that we release waits for its last ones, in milliseconds. */
const LAST = 1_000;

/** Most that are told at once. */
const AT_ONCE = 500;

/** A milestone, and the place in the trace of the command that it came of. */
interface Untold {
  readonly milestone: GameMilestone;
  readonly place: Place;
}

/** What is still to be told of one partition, in order. */
interface Telling {
  readonly given: AbortController;
  readonly untold: Untold[];
  running: Promise<void> | null;
}

/** What tells milestones. */
export interface MilestonesOptions {
  readonly send: (partition: number, milestones: readonly GameMilestone[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/**
 * Tells milestones of games, those of a partition in order, each to the end. What is not told when we release the
 * partition or die, the next owner tells, since no snapshot is written before: it reads these commits again.
 */
export class Milestones {
  readonly #options: MilestonesOptions;
  readonly #partitions = new Map<number, Telling>();

  constructor(options: MilestonesOptions) {
    this.#options = options;
  }

  /** Tells one, after those before it. */
  tell(partition: number, milestone: GameMilestone): void {
    let telling = this.#partitions.get(partition);
    if (telling === undefined) {
      telling = { given: new AbortController(), untold: [], running: null };
      this.#partitions.set(partition, telling);
    }
    telling.untold.push({ milestone, place: here() });
    telling.running ??= this.#run(partition, telling);
  }

  /** Whether all of a partition are on the log. */
  isTold(partition: number): boolean {
    return (this.#partitions.get(partition)?.untold.length ?? 0) === 0;
  }

  /** Waits for what is under way, not for long: `isTold` says whether all of it is done. */
  async finish(partition: number): Promise<void> {
    const telling = this.#partitions.get(partition);
    if (telling?.running == null) return;
    const done = new AbortController();
    const waited = pause(LAST, undefined, { signal: done.signal }).catch(() => undefined);
    await Promise.race([telling.running, waited]);
    done.abort();
    telling.given.abort();
  }

  /** Forgets a partition that was released. */
  release(partition: number): void {
    this.#partitions.get(partition)?.given.abort();
    this.#partitions.delete(partition);
  }

  async #run(partition: number, telling: Telling): Promise<void> {
    const { untold, given } = telling;
    const { signal } = given;
    // What comes together is told together.
    await Promise.resolve();
    while (untold.length > 0 && !signal.aborted) {
      const some = untold.slice(0, AT_ONCE);
      try {
        await together(
          some.map(({ place }) => place),
          () =>
            this.#options.send(
              partition,
              some.map(({ milestone }) => milestone),
            ),
        );
        untold.splice(0, some.length);
      } catch (error) {
        this.#options.report(error);
        const wait = isRefused(error) ? AGAIN_REFUSED : AGAIN;
        await pause(wait, undefined, { signal }).catch(() => undefined);
      }
    }
    telling.running = null;
  }
}
