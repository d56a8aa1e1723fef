import { statfs } from 'node:fs/promises';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type Metric,
} from 'prom-client';

/** What a metric is called, what it says, and what it is told apart by. `deploy/observability/metrics.json` has all. */
export interface MetricName<L extends string = string> {
  readonly name: string;
  readonly help: string;
  /** Few values each: an edition, a kind, a topic; never whose game it is. */
  readonly labels: readonly L[];
}

/** A value and what it is of. */
export type Sample<L extends string = string> = readonly [Readonly<Record<L, string>>, number];

/** Counts what happens. */
export type Count<L extends string> = (labels: Readonly<Record<L, string>>, by?: number) => void;

/** Takes a value into a distribution. */
export type Observe<L extends string> = (
  labels: Readonly<Record<L, string>>,
  value: number,
) => void;

/** Bounds of durations in seconds: commands take milliseconds, what goes wrong takes seconds. */
export const DURATIONS = [
  0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10,
] as const;

/**
 * The metrics of one process, for Prometheus to scrape. Several services may register the same metric: it is one, and
 * gauges of the same labels are added up.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #looks = new Map<string, (() => Iterable<Sample> | Promise<Iterable<Sample>>)[]>();

  counter<L extends string>(metric: MetricName<L>): Count<L> {
    const counter = this.#once(metric, (all) => new Counter(all));
    return (labels, by = 1) => {
      counter.inc(labels, by);
    };
  }

  /** @param buckets upper bounds, from the lowest on */
  histogram<L extends string>(metric: MetricName<L>, buckets: readonly number[]): Observe<L> {
    const histogram = this.#once(metric, (all) => new Histogram({ ...all, buckets: [...buckets] }));
    return (labels, value) => {
      histogram.observe(labels, value);
    };
  }

  /** @param look called at each scrape, and at no other time */
  gauge<L extends string>(
    metric: MetricName<L>,
    look: () => Iterable<Sample<L>> | Promise<Iterable<Sample<L>>>,
  ): void {
    const { name } = metric;
    const looks = this.#looks.get(name) ?? [];
    this.#looks.set(name, looks);
    looks.push(look);
    this.#once(
      metric,
      (all) =>
        new Gauge<string>({
          ...all,
          async collect() {
            const samples = await Promise.all(looks.map(async (one) => [...(await one())]));
            this.reset();
            for (const [labels, value] of samples.flat()) {
              this.inc(labels, value);
            }
          },
        }),
    );
  }

  /** Adds what Node tells of its process: processor, memory, event loop. */
  ofProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds how much room there is on the disk of a folder. */
  ofDisk(folder: string): void {
    const told = (of: (disk: { bavail: number; blocks: number }) => number) => async () => {
      const disk = await statfs(folder);
      return [[{}, of(disk) * disk.bsize] as const];
    };
    const named = (what: string, help: string) => ({
      ...{ name: `arbiter_disk_${what}_bytes`, help, labels: [] },
    });
    this.gauge(
      named('free', 'Room on the disk where the embedded log is.'),
      told(({ bavail }) => bavail),
    );
    this.gauge(
      named('size', 'Size of the disk where the embedded log is.'),
      told(({ blocks }) => blocks),
    );
  }

  /** All of them as they are now, in Prometheus's text format. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.#registry.contentType, body: await this.#registry.metrics() };
  }

  #once<L extends string, M extends Metric<L>>(
    { name, help, labels }: MetricName<L>,
    make: (all: { name: string; help: string; labelNames: L[]; registers: Registry[] }) => M,
  ): M {
    const known = this.#registry.getSingleMetric(name) as M | undefined;
    return known ?? make({ name, help, labelNames: [...labels], registers: [this.#registry] });
  }
}
