/** Headers of a message as the log keeps them. */
export type Headers = Readonly<Record<string, string>>;

/** What says about a message, beside it, what it is: CloudEvents 1.0. */
export interface CloudEvent {
  /** With `source` it names the message: anyone who sees the pair again may drop it. */
  readonly id: string;
  /** Which service wrote it, as a path: `/game-state`. */
  readonly source: string;
  /** What it is, with the version of its schema: `arbiter.game.commit.v1`. */
  readonly type: string;
  /** What it is about: a game's, match's or player's id. */
  readonly subject?: string;
  /** When it was written, RFC 3339. Left out where the log's append time is what counts. */
  readonly time?: string;
}

/**
 * Header in which a message says from where it comes, as W3C trace context, so that one command can be followed across
 * topics. As other tracers read it: without `ce_`.
 */
export const TRACEPARENT = 'traceparent';

const OPTIONAL = ['subject', 'time'] as const;

/** The headers of a message in Kafka's binary mode. Inverse of `parseHeaders`. */
export function makeHeaders(event: CloudEvent): Headers {
  const headers: Record<string, string> = {
    ce_specversion: '1.0',
    ce_id: event.id,
    ce_source: event.source,
    ce_type: event.type,
    'content-type': 'application/json',
  };
  for (const name of OPTIONAL) {
    const value = event[name];
    if (value !== undefined) headers[`ce_${name}`] = value;
  }
  return headers;
}

/** What the headers of a message say; undefined if they are no CloudEvent of version 1.0. Inverse of `makeHeaders`. */
export function parseHeaders(headers: Headers): CloudEvent | undefined {
  const { ce_id: id, ce_source: source, ce_type: type } = headers;
  if (headers['ce_specversion'] !== '1.0') return undefined;
  if (id === undefined || source === undefined || type === undefined) return undefined;
  const optional: { subject?: string; time?: string } = {};
  for (const name of OPTIONAL) {
    const value = headers[`ce_${name}`];
    if (value !== undefined) optional[name] = value;
  }
  return { id, source, type, ...optional };
}
