/** Tracing of a process. */
export interface Tracing {
  /** Sends what is not sent yet, and ends. */
  close(): Promise<void>;
}

/**
 * Starts OpenTelemetry, which reads its own settings from the environment (`OTEL_…`). It is loaded here and nowhere
 * else, so that it costs nothing without tracing. Call it before services are created.
 *
 * @param name what the process is called if `OTEL_SERVICE_NAME` does not say
 */
export async function startTracing(name: string): Promise<Tracing> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({
    ...(process.env['OTEL_SERVICE_NAME'] ? {} : { serviceName: name }),
    instrumentations: [],
    // Metrics are fetched by Prometheus, and logs are lines.
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return {
    // A missing collector doesn't keep the process from stopping.
    close: () => sdk.shutdown().catch(() => undefined),
  };
}
