import type { Spans } from '@arbiter/telemetry';
import { TRACEPARENT } from '@arbiter/protocol';
import type { NextFunction, Request, Response } from 'express';

/** Each request as a span, in the client's own trace if it sends one. It is named by its route, which holds no ids. */
export function traced(spans: Spans) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { method } = request;
    const span = spans.request(method, request.get(TRACEPARENT));
    response.once('close', () => {
      const { path } = (request.route ?? {}) as { readonly path?: unknown };
      const route = typeof path === 'string' ? path : undefined;
      span.end({
        name: route === undefined ? method : `${method} ${route}`,
        attributes: {
          'http.request.method': method,
          'http.response.status_code': response.statusCode,
          ...(route !== undefined && { 'http.route': route }),
        },
      });
    });
    span.in(next);
  };
}
