import { describe, expect, it } from '@jest/globals';
import { BadSettings, readSettings } from './settings.ts';

describe('settings from the environment', () => {
  it('has a default for each', () => {
    expect(readSettings({}, '/home/arbiter')).toEqual({
      port: 8080,
      host: '127.0.0.1',
      data: '/home/arbiter/.arbiter',
      logLevel: 'warn',
      allowance: 1,
      kafka: null,
      readModels: null,
      redis: null,
    });
  });

  it('takes what is set, and an empty variable as not set', () => {
    const env = {
      PORT: '9000',
      ARBITER_DATA: '/srv/games',
      ARBITER_LOG: 'debug',
      ARBITER_HOST: '',
      ARBITER_KAFKA: 'a:9092,b.example:9093',
    };
    expect(readSettings(env)).toMatchObject({
      port: 9000,
      data: '/srv/games',
      host: '127.0.0.1',
      kafka: ['a:9092', 'b.example:9093'],
    });
  });

  it.each([
    [{ PORT: 'eighty' }, 'PORT is to be a number'],
    [{ PORT: '70000' }, 'PORT is to be 0 to 65535'],
    [{ ARBITER_ALLOWANCE: '0' }, 'ARBITER_ALLOWANCE is to be 1 or more'],
    [
      { ARBITER_KAFKA: 'localhost' },
      'ARBITER_KAFKA is to be the brokers of a Kafka: host:port,host:port',
    ],
    [
      { ARBITER_READ_MODELS: 'mysql://localhost/arbiter' },
      'ARBITER_READ_MODELS is to be the URL of a PostgreSQL: postgres://…',
    ],
    [{ ARBITER_REDIS: 'http://localhost' }, 'ARBITER_REDIS is to be the URL of a Redis: redis://…'],
    [{ ARBITER_LOG: 'loud' }, 'ARBITER_LOG is to be one of error, warn, info, debug'],
  ])('says in one line what is wrong with %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(new BadSettings(message));
  });
});
