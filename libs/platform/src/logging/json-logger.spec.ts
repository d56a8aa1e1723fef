import { describe, expect, it } from '@jest/globals';
import { JsonLogger } from './json-logger.ts';

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

  it('leave out what is below the level', () => {
    const written = lines('warn', (logger) => {
      logger.log('a');
      logger.debug('b');
      logger.warn('c');
    });
    expect(written.map(({ message }) => message)).toEqual(['c']);
  });
});
