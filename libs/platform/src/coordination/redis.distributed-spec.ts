import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startRedis, type Redis } from '../../../../tools/servers/redis.mjs';
import { coordinationBehaviour } from './coordination.behaviour-spec.ts';
import type { Coordination } from './coordination.ts';
import { CoordinationLost, redisCoordination } from './redis.ts';

const URL = process.env['ARBITER_TEST_REDIS'] ?? '';
let tests = 0;
const freshPrefix = (): string => `test-${process.pid}-${Date.now()}-${tests++}`;

coordinationBehaviour('Redis', () =>
  Promise.resolve({
    coordination: redisCoordination({ url: URL, prefix: freshPrefix() }),
    pass: (millis) => pause(millis),
  }),
);

const open: Coordination[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function connected(url: string, prefix: string, told: unknown[] = []): Coordination {
  const one = redisCoordination({ url, prefix, onError: (error) => told.push(error) });
  open.push(one);
  return one;
}

describe('two instances on one Redis', () => {
  const two = (): [Coordination, Coordination] => {
    const prefix = freshPrefix();
    return [connected(URL, prefix), connected(URL, prefix)];
  };

  it('share a rate: together they admit no more than one would', async () => {
    const [a, b] = two();
    const rate = { burst: 20, perMinute: 1 };
    const passages = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? a : b).limits.pass('key', rate)),
    );
    expect(passages.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect((await b.limits.pass('key', rate)).retryAfter).toBeGreaterThan(50_000);
  });

  it('see each other’s presence, and wake each other', async () => {
    const [a, b] = two();
    await a.presence.touch('game', 'one', 60_000);
    await b.presence.touch('game', 'two', 60_000);
    expect(await a.presence.present('game')).toEqual(['one', 'two']);
    const heard: string[] = [];
    await a.wakeUps.listen('channel', (message) => heard.push(message));
    await b.wakeUps.publish('channel', 'look');
    await until(() => heard.length === 1);
  });

  it('are isolated by their prefixes', async () => {
    const [a] = two();
    const [b] = two();
    await a.presence.touch('game', 'one', 60_000);
    expect(await b.presence.present('game')).toEqual([]);
  });

  it('let everything expire', async () => {
    const { Redis: Raw } = await import('ioredis');
    const prefix = freshPrefix();
    const one = connected(URL, prefix);
    await one.presence.touch('game', 'a', 300);
    await one.limits.pass('key', { burst: 3, perMinute: 600 });
    const raw = new Raw(URL);
    expect(await raw.keys(`${prefix}/*`)).toHaveLength(2);
    await pause(350);
    expect(await raw.keys(`${prefix}/*`)).toEqual([]);
    raw.disconnect();
  });
});

describe('a Redis that comes and goes', () => {
  let folder: string;
  let redis: Redis;
  const rate = { burst: 2, perMinute: 1 };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redis-'));
    redis = await startRedis({ folder });
  });
  afterAll(async () => {
    await redis.stop();
    rmSync(folder, { recursive: true });
  });

  it('away: calls fail quickly, limits are still enforced, and it is reported once', async () => {
    const told: unknown[] = [];
    const { presence, wakeUps, limits, check } = connected(redis.url, 'away', told);
    await check();
    await redis.kill();
    const began = performance.now();
    for (const asked of [
      () => presence.touch('game', 'a', 1_000),
      () => presence.leave('game', 'a'),
      () => presence.present('game'),
      () => wakeUps.publish('channel', 'look'),
      () => check(),
    ]) {
      await expect(asked()).rejects.toThrow(CoordinationLost);
    }
    const passages = [];
    for (let i = 0; i < 3; i++) passages.push((await limits.pass('key', rate)).allowed);
    expect(passages).toEqual([true, true, false]);
    expect(performance.now() - began).toBeLessThan(1_000);
    await until(() => told.length > 0);
    await pause(1_200); // Several more attempts fail meanwhile.
    expect(told).toEqual([expect.any(CoordinationLost)]);
    await redis.restart();
  });

  it('back with its data gone: used again silently, and listeners are still subscribed', async () => {
    const one = connected(redis.url, 'back');
    const heard: string[] = [];
    await one.wakeUps.listen('channel', (message) => heard.push(message));
    await one.presence.touch('game', 'a', 60_000);
    await one.limits.pass('key', rate);
    await redis.kill();
    await redis.restart();
    await until(() => isWell(one));
    expect(await one.presence.present('game')).toEqual([]);
    expect((await one.limits.pass('key', rate)).remaining).toBe(1);
    await until(async () => {
      await one.wakeUps.publish('channel', 'look');
      return heard.length > 0;
    });
  });

  it('FLUSHALL while it is in use: everything starts empty, and nothing has to be done', async () => {
    const { Redis: Raw } = await import('ioredis');
    const one = connected(redis.url, 'flushed');
    const heard: string[] = [];
    await one.wakeUps.listen('channel', (message) => heard.push(message));
    await one.presence.touch('game', 'a', 60_000);
    while ((await one.limits.pass('key', rate)).allowed);
    const raw = new Raw(redis.url);
    await raw.flushall();
    raw.disconnect();
    expect(await one.presence.present('game')).toEqual([]);
    await one.presence.touch('game', 'a', 60_000);
    expect(await one.presence.present('game')).toEqual(['a']);
    expect((await one.limits.pass('key', rate)).allowed).toBe(true);
    await one.wakeUps.publish('channel', 'look');
    await until(() => heard.length === 1);
  });

  it('not there at startup: opens anyway, and is used once it is up', async () => {
    await redis.kill();
    const told: unknown[] = [];
    const one = connected(redis.url, 'late', told);
    await expect(one.check()).rejects.toThrow(/^Redis can't be asked: .*ECONNREFUSED/u);
    const heard: string[] = [];
    const listening = one.wakeUps.listen('channel', (message) => heard.push(message));
    await redis.restart();
    await until(() => isWell(one));
    await listening;
    await one.wakeUps.publish('channel', 'look');
    await until(() => heard.length === 1);
    expect(told).toHaveLength(1);
  });

  it('hanging: after one timeout, calls fail at once', async () => {
    const one = connected(redis.url, 'hangs');
    await one.check();
    await redis.kill('SIGSTOP');
    await expect(one.check()).rejects.toThrow(CoordinationLost);
    await until(async () => {
      const began = performance.now();
      await one.check().catch(() => undefined);
      return performance.now() - began < 50;
    });
    await redis.kill('SIGCONT');
    await until(() => isWell(one));
  });

  it('closed: says so', async () => {
    const one = connected(redis.url, 'closed');
    await one.check();
    await one.close();
    await expect(one.check()).rejects.toThrow(/it was closed$/u);
  });
});

const isWell = (one: Coordination): Promise<boolean> =>
  one.check().then(
    () => true,
    () => false,
  );

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('waited too long');
    await pause(10);
  }
}
