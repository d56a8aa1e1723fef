import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it was received. */
export interface ReceivedSpan {
  /** `service.name` of its process. */
  readonly process: string;
  /** Name of its tracer. */
  readonly scope: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first one of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[];
}

interface KeyValue {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly KeyValue[] };
    readonly scopeSpans: readonly {
      readonly scope: { readonly name: string };
      readonly spans: readonly (Omit<ReceivedSpan, 'attributes' | 'links' | 'parentSpanId'> & {
        readonly parentSpanId?: string;
        readonly attributes?: readonly KeyValue[];
        readonly links?: ReceivedSpan['links'];
      })[];
    }[];
  }[];
}

/** Takes traces by OTLP over HTTP, as JSON, and keeps them. */
export class Collector {
  readonly spans: ReceivedSpan[] = [];
  /** Every body as it came. */
  readonly bodies: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        this.bodies.push(body);
        if (request.url === '/v1/traces') this.spans.push(...received(JSON.parse(body) as Sent));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
  }

  /** Begins. @returns the environment of a process that is to send its traces here */
  async listen(): Promise<Record<string, string>> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port } = this.#server.address() as AddressInfo;
    return {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '200',
      // A machine that is busy may send late; nothing is to be dropped meanwhile.
      OTEL_BSP_MAX_QUEUE_SIZE: '100000',
    };
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

function received({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const process = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap(({ scope, spans }) =>
      spans.map(({ parentSpanId = '', attributes = [], links = [], ...span }) => ({
        ...span,
        process,
        scope: scope.name,
        parentSpanId,
        attributes: valuesOf(attributes),
        links,
      })),
    );
  });
}

function valuesOf(pairs: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}

/** A command's trace: its own spans, and those in which it was dealt with together with others. */
export interface CommandTrace {
  readonly root: ReceivedSpan;
  readonly own: readonly ReceivedSpan[];
  readonly linked: readonly ReceivedSpan[];
}

/** The traces of all commands that were answered, by the requests that brought them. */
export function commandTraces(spans: readonly ReceivedSpan[]): CommandTrace[] {
  const own = new Map<string, ReceivedSpan[]>();
  const linking = new Map<string, ReceivedSpan[]>();
  const add = (to: Map<string, ReceivedSpan[]>, traceId: string, span: ReceivedSpan): void => {
    const some = to.get(traceId);
    if (some === undefined) to.set(traceId, [span]);
    else some.push(span);
  };
  for (const span of spans) {
    add(own, span.traceId, span);
    for (const traceId of new Set(span.links.map((link) => link.traceId))) {
      if (traceId !== span.traceId) add(linking, traceId, span);
    }
  }
  return spans
    .filter(({ name }) => name === 'socket command' || name === 'POST /v1/games/:id/commands')
    .filter(({ attributes }) => attributes['arbiter.command'] !== undefined)
    .map((root) => ({
      root,
      own: own.get(root.traceId) ?? [],
      linked: linking.get(root.traceId) ?? [],
    }));
}

/** Whether this command ended its game, as game-state tells matchmaking. */
export function endsGame({ own }: CommandTrace): boolean {
  return own.some(({ name }) => name === 'send game.milestones.v1');
}

/** What of a trace hangs in the air: spans whose parent, and links whose end, nobody has received. */
export function looseEnds({ root, own, linked }: CommandTrace): ReceivedSpan[] {
  const known = new Set(own.map(({ spanId }) => spanId));
  const loose = own.filter((one) => one !== root && !known.has(one.parentSpanId));
  const unknown = linked.filter(({ links }) =>
    links.some(({ traceId, spanId }) => traceId === root.traceId && !known.has(spanId)),
  );
  return [...loose, ...unknown];
}
