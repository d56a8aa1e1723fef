/** Where progress is written to: a terminal, or a file of lines. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** How far something is. */
export interface Step {
  /** What is being done; another one starts over. */
  readonly what: string;
  readonly done: number;
  readonly all: number;
}

/** Between two drawings on a terminal, and between two lines elsewhere, in milliseconds. */
const DRAW_EVERY = 100;
const LINE_EVERY = 5_000;
const WIDTH = 24;

/**
 * Tells how far something is, how quickly it goes and how long it will take: as a bar that is drawn over itself on a
 * terminal, elsewhere in a line now and then. The end of each step is told in either.
 */
export class Progress {
  readonly #out: ProgressOutput;
  readonly #unit: string;
  readonly #now: () => number;
  #what = '';
  #began = 0;
  #from = 0;
  #drawn = -Infinity;
  #open = false;
  #ended = false;

  /** @param unit of what, in the plural: `matches` */
  constructor(out: ProgressOutput, unit: string, now: () => number = () => performance.now()) {
    this.#out = out;
    this.#unit = unit;
    this.#now = now;
  }

  tell({ what, done, all }: Step): void {
    const now = this.#now();
    if (what !== this.#what) {
      this.end();
      this.#what = what;
      this.#began = now;
      this.#from = done;
      this.#ended = false;
      // The first line of a step says that it has begun; a short one needs none.
      this.#drawn = now;
    }
    const isLast = done >= all;
    const every = this.#out.isTTY === true ? DRAW_EVERY : LINE_EVERY;
    if (!isLast && now - this.#drawn < every) return;
    if (isLast && (this.#ended || all === 0)) return;
    this.#ended = isLast;
    this.#drawn = now;
    const line = this.#line({ what, done, all }, now);
    if (this.#out.isTTY !== true) {
      this.#out.write(`${line}\n`);
      return;
    }
    this.#out.write(`\r\u001b[K${line}`);
    this.#open = true;
  }

  /** What is written next begins on a line of its own. */
  end(): void {
    if (this.#open) this.#out.write('\n');
    this.#open = false;
    this.#what = '';
  }

  #line({ what, done, all }: Step, now: number): string {
    const share = all === 0 ? 1 : done / all;
    const full = Math.round(share * WIDTH);
    const bar = this.#out.isTTY === true ? `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ` : '';
    const seconds = (now - this.#began) / 1000;
    const rate = seconds > 0 ? (done - this.#from) / seconds : 0;
    const left = done >= all ? `in ${shown(seconds)}` : `${shown((all - done) / rate)} left`;
    return (
      `${what}: ${bar}${Math.floor(share * 100)} %, ${done} of ${all} ${this.#unit}, ` +
      `${Math.round(rate)}/s, ${left}`
    );
  }
}

function shown(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  if (seconds < 3_600) return `${Math.ceil(seconds / 60)} min`;
  return `${(seconds / 3_600).toFixed(1)} h`;
}
