/** What a bench prints: the figure, its yardstick, and what stands beside it. */
export interface Figure {
  readonly bench: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure should be, in words. */
  readonly yardstick: string;
  readonly holds: boolean;
  readonly details: Readonly<Record<string, number>>;
}

/** Prints figures as lines for people or, with `--json`, one JSON object a line. */
export function printFigures(figures: readonly Figure[], json: boolean): void {
  for (const figure of figures) {
    if (json) process.stdout.write(`${JSON.stringify(figure)}\n`);
    else {
      const { bench, what, value, unit, yardstick, holds, details } = figure;
      const rest = Object.entries(details).map(([name, n]) => `${name} ${rounded(n)}`);
      process.stdout.write(
        `${bench}: ${what}: ${rounded(value)} ${unit} (${yardstick}: ${holds ? 'holds' : 'does not hold'})` +
          (rest.length > 0 ? `; ${rest.join(', ')}` : '') +
          '\n',
      );
    }
  }
}

/** The middle one of some numbers; of an even count the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** The number below which so large a part of the numbers lies: 0.99 of 200 is the 198th smallest. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** How long something takes, in milliseconds of wall time. */
export function timed(work: () => void): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

function rounded(value: number): string {
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
