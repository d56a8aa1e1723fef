import { STATUS_CODES, type ServerResponse } from 'node:http';
import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import { LogBroken, LogClosed, LogFull, LogUnavailable } from '@arbiter/event-log';
import { databaseEmptied, databaseLost } from '../read-models/lost.ts';
import { Problem, type ProblemBody } from '@arbiter/http';

/** The problem that the client gets for an error. Unexpected ones reveal nothing about our internals. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if ([LogFull, LogBroken, LogClosed, LogUnavailable].some((kind) => error instanceof kind)) {
    return new Problem(
      503,
      {
        kind: 'busy',
        title: 'The server can take no more just now',
        detail: (error as Error).message,
      },
      { 'retry-after': '2' },
    );
  }
  if (databaseLost(error) !== undefined || databaseEmptied(error)) {
    return new Problem(
      503,
      { kind: 'not-ready', title: 'The read models are not ready', detail: 'they are away' },
      { 'retry-after': '1' },
    );
  }
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return new Problem(status, {
      kind: 'http',
      title: STATUS_CODES[status] ?? 'Problem',
      detail: error.message,
    });
  }
  // Errors of Express's body parser carry a status that is meant to be shown.
  const { status, expose, message } = (error ?? {}) as Record<string, unknown>;
  if (typeof status === 'number' && expose === true) {
    return new Problem(status, {
      kind: 'http',
      title: STATUS_CODES[status] ?? 'Problem',
      detail: String(message),
    });
  }
  return new Problem(500, { kind: 'internal', title: 'The server failed at this' });
}

/** Writes a problem as the whole answer. */
export function sendProblem(response: ServerResponse, { body, headers }: Problem): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const sent: ProblemBody = body;
  response.writeHead(sent.status, { ...headers, 'content-type': 'application/problem+json' });
  response.end(JSON.stringify(sent));
}

/** Answers every error of a controller with RFC 9457's problem details. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = problemOf(error);
    if (problem.body.status >= 500 && !(error instanceof Problem)) this.#logger.error(error);
    sendProblem(host.switchToHttp().getResponse<ServerResponse>(), problem);
  }
}
