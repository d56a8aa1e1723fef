import { median } from '../measure.ts';

/** Commands of one game below which its halves are not compared. */
const LONG = 60;

/** How long commands took, from sending to acknowledgement, in milliseconds. */
export class Tally {
  readonly #times: number[] = [];
  readonly #byGame = new Map<string, number[]>();

  add(game: string, millis: number): void {
    this.#times.push(millis);
    const times = this.#byGame.get(game);
    if (times === undefined) this.#byGame.set(game, [millis]);
    else times.push(millis);
  }

  get count(): number {
    return this.#times.length;
  }

  /** How many games had a command. */
  get games(): number {
    return this.#byGame.size;
  }

  /** The time that this part of all commands did not exceed. */
  quantile(part: number): number {
    const sorted = [...this.#times].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
  }

  /** Of the long games: the second half's median, as a multiple of the first half's; and how many there were. */
  halves(): { readonly ratio: number; readonly games: number } {
    const long = [...this.#byGame.values()].filter(({ length }) => length >= LONG);
    const half = (second: boolean): number =>
      median(
        long.flatMap((times) => {
          const middle = Math.floor(times.length / 2);
          return second ? times.slice(middle) : times.slice(0, middle);
        }),
      );
    return { ratio: half(true) / half(false), games: long.length };
  }
}
