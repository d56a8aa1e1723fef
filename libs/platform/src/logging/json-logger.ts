import type { LoggerService } from '@nestjs/common';
import { LOG_LEVELS, type LogLevel } from '../config/settings.ts';

/** Where lines go; standard error unless a test wants them. */
export type WriteLine = (line: string) => void;

/**
 * Nest's logger as one JSON object a line: `time`, `level`, `context`, `message`, and whatever else an object that was
 * logged holds; errors with their stacks.
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
    const line = { time: new Date().toISOString(), level, context, ...factsOf(message) };
    this.#write(`${JSON.stringify(line)}\n`);
  }
}

function factsOf(message: unknown): object {
  if (message instanceof Error) return { message: message.message, stack: message.stack };
  if (typeof message === 'object' && message !== null) return message;
  return { message: String(message) };
}
