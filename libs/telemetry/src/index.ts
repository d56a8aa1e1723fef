export { framesOf, JsonLogger, type WriteLine } from './json-logger.ts';
export {
  type Count,
  DURATIONS,
  type MetricName,
  Metrics,
  type Observe,
  type Sample,
} from './metrics.ts';
export { lookOn } from './onlooker.ts';
export { here, NO_SPANS, type OpenSpan, type Place, type Spans, together } from './spans.ts';
export { ProcessTelemetry, type Telemetry, unwatched, watched } from './telemetry.ts';
