import type { WireClock } from '@arbiter/protocol';

/** At so many milliseconds left a player is warned. */
export const WARNED_AT = [60_000, 30_000, 10_000] as const;

/** Timers count no further. */
const LONGEST = 2 ** 31 - 1;

/**
 * Warns one seat as its time runs down. The count is the gateway's own: nothing is decided by it, the record alone says what
 * is left.
 */
export class ShortOfTime {
  readonly #warn: (left: number) => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(warn: (left: number) => void) {
    this.#warn = warn;
  }

  /** Follows the clocks from now on. A clock that is up while the connection is lost runs out no sooner than its grace. */
  follow(clock: WireClock | null, seat: 0 | 1): void {
    this.end();
    if (clock?.running !== seat || !clock.connected[seat]) return;
    this.#wait(clock.left[seat] - (clock.since ?? 0));
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #wait(left: number): void {
    const next = WARNED_AT.find((one) => one < left);
    if (next === undefined || left - next > LONGEST) return;
    this.#timer = setTimeout(() => {
      this.#warn(next);
      this.#wait(next);
    }, left - next).unref();
  }
}
