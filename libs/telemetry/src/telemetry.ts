import type { EventLog } from '@arbiter/event-log';
import { Metrics } from './metrics.ts';
import { NO_SPANS, spansOf, type Spans } from './spans.ts';
import { startTracing, type Tracing } from './tracing.ts';
import { WatchedLog } from './watched-log.ts';

/** The telemetry of a service. */
export interface Telemetry {
  readonly metrics: Metrics;
  readonly spans: Spans;
}

/** The telemetry of a process; several services may share it. */
export class ProcessTelemetry {
  readonly metrics = new Metrics();
  readonly #tracing: Tracing | null;

  private constructor(tracing: Tracing | null) {
    this.#tracing = tracing;
  }

  /** @param name of the process @param traces whether spans go to a collector */
  static async start(name: string, { traces }: { readonly traces: boolean }) {
    return new ProcessTelemetry(traces ? await startTracing(name) : null);
  }

  /** For one of its services. */
  of(service: string): Telemetry {
    return { metrics: this.metrics, spans: this.#tracing === null ? NO_SPANS : spansOf(service) };
  }

  /** Sends what is not sent yet. */
  async close(): Promise<void> {
    await this.#tracing?.close();
  }
}

/** Telemetry that does nothing, for tests. */
export function unwatched(): Telemetry {
  return { metrics: new Metrics(), spans: NO_SPANS };
}

/** The event log with a service's telemetry. */
export function watched(log: EventLog, telemetry: Telemetry): EventLog {
  return new WatchedLog(log, telemetry);
}
