import { trace } from '@opentelemetry/api';
import type { LoggerService } from '@nestjs/common';
import { LOG_LEVELS, type LogLevel } from '@arbiter/settings';

/** Where lines go; standard error, unless in a test. */
export type WriteLine = (line: string) => void;

/**
 * Nest's logger as one JSON object a line: `time`, `level`, `context`, `message`, and whatever else an object that was
 * logged holds; errors with their stacks, also one under `error` beside other facts. Within a trace its ids are there too.
 */
export class JsonLogger implements LoggerService {
  readonly #most: number;
  readonly #write: WriteLine;

  constructor(
    level: LogLevel,
    write: WriteLine = (line) => {
      process.stderr.write(line);
    },
  ) {
    this.#most = LOG_LEVELS.indexOf(level);
    this.#write = write;
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.#line('info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.#line('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.#line('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.#line('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.#line('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.#line('error', message, rest);
  }

  /** Nest adds the context as the last argument, and for errors a stack before it. */
  #line(level: LogLevel, message: unknown, rest: readonly unknown[]): void {
    if (LOG_LEVELS.indexOf(level) > this.#most) return;
    const context = typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined;
    const line = {
      time: new Date().toISOString(),
      level,
      context,
      ...traceIds(),
      ...factsOf(message),
    };
    this.#write(`${JSON.stringify(line)}\n`);
  }
}

/** As OpenTelemetry names them in logs that are no part of it. */
function traceIds(): object {
  const active = trace.getActiveSpan()?.spanContext();
  return active === undefined ? {} : { trace_id: active.traceId, span_id: active.spanId };
}

function factsOf(message: unknown): object {
  if (message instanceof Error) return { message: message.message, stack: message.stack };
  if (typeof message === 'object' && message !== null) {
    const { error, ...facts } = message as { readonly error?: unknown };
    return error === undefined ? message : { ...factsOf(error), ...facts };
  }
  return { message: String(message) };
}

/**
 * Where an error was thrown, without its message: what the engine throws may quote a hidden card.
 *
 * @param why a stack, or whatever else says why
 */
export function framesOf(why: string): string {
  const frames = why.split('\n').filter((line) => /^\s+at /u.test(line));
  return frames.length === 0 ? why : frames.map((frame) => frame.trim()).join('\n');
}
