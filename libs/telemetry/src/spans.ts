import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type SpanOptions,
} from '@opentelemetry/api';
import { gameTopics, TRACEPARENT } from '@arbiter/protocol';
import type { Batch, LogRecord, NewRecord } from '@arbiter/event-log';
import { makeTraceparent, parseTraceparent } from './traceparent.ts';

/** A place in a trace, from which it can continue later; undefined without tracing. */
export type Place = Context | undefined;

/** A span that begins in one call and ends in another. */
export interface OpenSpan {
  /** Does work inside of it. */
  in<T>(work: () => T): T;
  end(last?: { readonly name?: string; readonly attributes?: Attributes }): void;
}

/** The spans of one service. Names and ids go into them, never what a command or an event holds. */
export interface Spans {
  /** A request from outside. @param traceparent what it says about itself, if it does */
  request(name: string, traceparent?: string): OpenSpan;
  /** Does work inside a span. */
  inside<T>(name: string, attributes: Attributes, work: () => T): T;
  /** Adds to the span that we are in. */
  note(attributes: Attributes): void;
  /** Appends records that carry their trace context. */
  send<T>(
    records: readonly NewRecord[],
    append: (records: readonly NewRecord[]) => Promise<T>,
  ): Promise<T>;
  /** Takes a batch: in the trace of its record, or, if several are in it, in one of its own with links to theirs. */
  process<T>(batch: Batch, work: () => T): T;
  /** Works on one record of a batch: in its own trace, however many came with it. */
  each<T>(record: LogRecord, work: () => T): T;
  /** Where we are. */
  here(): Place;
  /** Does work as if we were there. */
  from<T>(place: Place, work: () => T): T;
}

const NO_SPAN: OpenSpan = { in: (work) => work(), end: () => undefined };

/** Spans without tracing: they do nothing. */
export const NO_SPANS: Spans = {
  request: () => NO_SPAN,
  inside: (_name, _attributes, work) => work(),
  note: () => undefined,
  send: (records, append) => append(records),
  process: (_batch, work) => work(),
  each: (_record, work) => work(),
  here: () => undefined,
  from: (_place, work) => work(),
};

/** Topics whose key is a game's id. */
const OF_GAMES = new Set(gameTopics.map(({ name }) => name));

/** The spans of a service, by OpenTelemetry. */
export function spansOf(service: string): Spans {
  const spanning = spanningOf(service);
  const { begin, within } = spanning;
  return {
    request: (name, traceparent) => {
      const from = parseTraceparent(traceparent);
      const parent = from === undefined ? ROOT_CONTEXT : remote(from);
      const { span, inner } = begin(name, { kind: SpanKind.SERVER }, parent);
      return {
        in: (work) => context.with(inner, work),
        end: ({ name: last, attributes = {} } = {}) => {
          if (last !== undefined) span.updateName(last);
          span.setAttributes(attributes).end();
        },
      };
    },
    inside: (name, attributes, work) => within(name, { attributes }, context.active(), work),
    note: (attributes) => {
      trace.getActiveSpan()?.setAttributes(attributes);
    },
    ...recordSpans(spanning),
    here: () => context.active(),
    from: (place, work) => (place === undefined ? work() : context.with(place, work)),
  };
}

/** Begins spans of a service; `within` ends them with the work that they are about. */
interface Spanning {
  readonly begin: (
    name: string,
    options: SpanOptions,
    parent: Context,
  ) => { readonly span: Span; readonly inner: Context };
  readonly within: <T>(name: string, options: SpanOptions, parent: Context, work: () => T) => T;
}

function spanningOf(service: string): Spanning {
  const tracer = trace.getTracer(`arbiter.${service}`);
  const begin = (name: string, options: SpanOptions, parent: Context) => {
    const span = tracer.startSpan(name, options, parent);
    return { span, inner: trace.setSpan(parent, span) };
  };
  const within = <T>(name: string, options: SpanOptions, parent: Context, work: () => T): T => {
    const { span, inner } = begin(name, options, parent);
    return ended(span, () => context.with(inner, work));
  };
  return { begin, within };
}

/** The spans of records that a service sends and takes. */
function recordSpans({ begin, within }: Spanning): Pick<Spans, 'send' | 'process' | 'each'> {
  return {
    send: (records, append) => {
      const [first] = records;
      if (first === undefined) return append(records);
      const options = {
        kind: SpanKind.PRODUCER,
        attributes: {
          'messaging.operation.type': 'send',
          'messaging.destination.name': first.topic,
          'messaging.batch.message_count': records.length,
          ...aboutGame(first),
        },
      };
      const { span, inner } = begin(`send ${first.topic}`, options, context.active());
      const traceparent = makeTraceparent(span.spanContext());
      const marked = records.map((record) => ({
        ...record,
        headers: { ...record.headers, [TRACEPARENT]: traceparent },
      }));
      return ended(span, () => context.with(inner, () => append(marked)));
    },
    process: ({ topic, partition, records }, work) => {
      const from = distinct(records.map(originOf));
      const [first, ...others] = from;
      if (first === undefined) return context.with(ROOT_CONTEXT, work);
      const attributes = {
        ...ofTopic(topic, partition),
        'messaging.batch.message_count': records.length,
        ...(records.length === 1 && records[0] && aboutGame(records[0])),
      };
      const several = { links: from.map((one) => ({ context: one })) };
      const options = { kind: SpanKind.CONSUMER, attributes, ...(others.length > 0 && several) };
      const parent = others.length > 0 ? ROOT_CONTEXT : remote(first);
      return within(`process ${topic}`, options, parent, work);
    },
    each: (record, work) => {
      const from = originOf(record);
      const active = trace.getActiveSpan()?.spanContext();
      if (from === undefined || active?.traceId === from.traceId) return work();
      const attributes = { ...ofTopic(record.topic, record.partition), ...aboutGame(record) };
      const links = active === undefined ? [] : [{ context: active }];
      const options = { kind: SpanKind.CONSUMER, attributes, links };
      return within(`process ${record.topic}`, options, remote(from), work);
    },
  };
}

/** Joins several places: continues in the first of them, and links the others to it. */
export function together<T>(places: readonly Place[], work: () => T): T {
  const [first, ...others] = places.flatMap((place) => place ?? []);
  if (first === undefined) return work();
  const one = trace.getSpanContext(first);
  for (const other of others) {
    if (one !== undefined) trace.getSpan(other)?.addLink({ context: one });
  }
  return context.with(first, work);
}

/** The current place; undefined outside of all spans. */
export function here(): Place {
  const active = context.active();
  return active === ROOT_CONTEXT ? undefined : active;
}

/** Ends a span when its work is done. Records that it failed, and not why: errors may quote what they failed on. */
function ended<T>(span: Span, work: () => T): T {
  const failed = (error: unknown) => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : typeof error).end();
  };
  let done: T;
  try {
    done = work();
  } catch (error) {
    failed(error);
    throw error;
  }
  if (done instanceof Promise) done.then(() => span.end(), failed);
  else span.end();
  return done;
}

const originOf = ({ headers }: LogRecord) => parseTraceparent(headers[TRACEPARENT]);

const remote = (from: SpanContext): Context => trace.setSpanContext(ROOT_CONTEXT, from);

function distinct(all: readonly (SpanContext | undefined)[]): SpanContext[] {
  return [...new Map(all.flatMap((one) => (one ? [[one.spanId, one] as const] : []))).values()];
}

const ofTopic = (topic: string, partition: number): Attributes => ({
  'messaging.operation.type': 'process',
  'messaging.destination.name': topic,
  'messaging.destination.partition.id': String(partition),
});

const aboutGame = ({ topic, key }: Pick<NewRecord, 'topic' | 'key'>): Attributes =>
  OF_GAMES.has(topic) ? { 'arbiter.game': key } : {};
