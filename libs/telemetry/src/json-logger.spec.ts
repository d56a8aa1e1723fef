import { describe, expect, it } from '@jest/globals';
import {
  context,
  ROOT_CONTEXT,
  trace,
  type Context,
  type ContextManager,
} from '@opentelemetry/api';
import { framesOf, JsonLogger } from './json-logger.ts';

/** Knows the one context that runs now: enough for what does not wait. */
class OneContext implements ContextManager {
  #now: Context = ROOT_CONTEXT;
  readonly active = (): Context => this.#now;
  readonly bind = <T>(_: Context, target: T): T => target;
  readonly enable = (): this => this;
  readonly disable = (): this => this;

  with<A extends unknown[], F extends (...args: A) => ReturnType<F>>(
    inside: Context,
    work: F,
    thisArg?: ThisParameterType<F>,
    ...args: A
  ): ReturnType<F> {
    const before = this.#now;
    this.#now = inside;
    try {
      return work.call(thisArg as never, ...args);
    } finally {
      this.#now = before;
    }
  }
}

function lines(level: 'error' | 'warn' | 'info' | 'debug', act: (logger: JsonLogger) => void) {
  const written: string[] = [];
  act(new JsonLogger(level, (line) => written.push(line)));
  return written.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('structured log lines', () => {
  it('are one JSON object each', () => {
    const [line] = lines('info', (logger) => {
      logger.log('ready', 'serve');
    });
    expect(line).toMatchObject({ level: 'info', context: 'serve', message: 'ready' });
    expect(Date.parse(String(line?.['time']))).not.toBeNaN();
  });

  it('hold the facts of an object and the stack of an error', () => {
    const [facts, error] = lines('info', (logger) => {
      logger.warn({ message: 'command dropped', offset: 3 }, 'game-state');
      logger.error(new Error('disk'), 'game-state');
    });
    expect(facts).toMatchObject({ level: 'warn', message: 'command dropped', offset: 3 });
    expect(error).toMatchObject({ level: 'error', message: 'disk' });
    expect(error?.['stack']).toContain('json-logger.spec');
  });

  it('hold an error beside the facts that it is about', () => {
    const [line] = lines('info', (logger) => {
      logger.error({ error: new Error('disk'), game: 'g-1' }, 'game-state');
    });
    expect(line).toMatchObject({ message: 'disk', game: 'g-1' });
    expect(line?.['stack']).toContain('json-logger.spec');
    expect(line).not.toHaveProperty('error');
  });

  it('hold the ids of the trace that they are in', () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const spanId = 'b7ad6b7169203331';
    context.setGlobalContextManager(new OneContext());
    const inside = trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: 1 });
    const [within, outside] = lines('info', (logger) => {
      context.with(inside, () => logger.log('a'));
      logger.log('b');
    });
    context.disable();
    expect(within).toMatchObject({ message: 'a', trace_id: traceId, span_id: spanId });
    expect(outside).not.toHaveProperty('trace_id');
  });

  it('report where the engine failed and not on what: it may be a hidden card', () => {
    const told = framesOf(new Error("no card is called 'Necropotence' in this game").stack ?? '');
    expect(told).toContain('json-logger.spec');
    expect(told).not.toContain('Necropotence');
    expect(framesOf('its evaluators died of it')).toBe('its evaluators died of it');
  });

  it('leave out what is below the level', () => {
    const written = lines('warn', (logger) => {
      logger.log('a');
      logger.debug('b');
      logger.warn('c');
    });
    expect(written.map(({ message }) => message)).toEqual(['c']);
  });
});
