import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Coordination } from './coordination.ts';

/** One adapter, as the suite handles it. */
export interface CoordinationUnderTest {
  readonly coordination: Coordination;
  /** Lets this many milliseconds pass, in real time or by its own clock. */
  pass(millis: number): Promise<void>;
}

/** How every adapter of `Coordination` behaves. */
export function coordinationBehaviour(
  name: string,
  make: () => Promise<CoordinationUnderTest>,
): void {
  describe(`${name} as coordination`, () => {
    let at: CoordinationUnderTest;
    let shared: Coordination;
    beforeEach(async () => {
      at = await make();
      shared = at.coordination;
    });
    afterEach(() => shared.close());

    it('says that it can be used', async () => {
      await expect(shared.check()).resolves.toBeUndefined();
    });

    describe('presence', () => {
      it('lasts as long as the latest call said', async () => {
        const { presence } = shared;
        await presence.touch('game', 'b', 300);
        await presence.touch('game', 'a', 60_000);
        await presence.touch('game', 'c', 300);
        await presence.touch('game', 'c', 60_000);
        expect(await presence.present('game')).toEqual(['a', 'b', 'c']);
        await at.pass(400);
        expect(await presence.present('game')).toEqual(['a', 'c']);
      });

      it('ends on leaving', async () => {
        const { presence } = shared;
        await presence.touch('game', 'a', 60_000);
        await presence.touch('other', 'a', 60_000);
        await presence.leave('game', 'a');
        expect(await presence.present('game')).toEqual([]);
        expect(await presence.present('other')).toEqual(['a']);
      });
    });

    describe('wake-ups', () => {
      it('reach all listeners of the channel, in order, and nobody else', async () => {
        const { wakeUps } = shared;
        const heard: string[] = [];
        const stop = await wakeUps.listen('a', (message) => heard.push(`1:${message}`));
        await wakeUps.listen('a', (message) => heard.push(`2:${message}`));
        await wakeUps.listen('b', (message) => heard.push(`3:${message}`));
        await wakeUps.publish('a', 'x');
        await wakeUps.publish('a', 'y');
        await until(() => heard.length === 4);
        expect(heard.filter((one) => one.startsWith('1'))).toEqual(['1:x', '1:y']);
        expect(heard.filter((one) => one.startsWith('2'))).toEqual(['2:x', '2:y']);
        await stop();
        await wakeUps.publish('a', 'z');
        await until(() => heard.length === 5);
        expect(heard.at(-1)).toBe('2:z');
      });

      it('do not reach later listeners', async () => {
        const { wakeUps } = shared;
        const heard: string[] = [];
        await wakeUps.publish('a', 'before');
        await wakeUps.listen('a', (message) => heard.push(message));
        await wakeUps.publish('a', 'after');
        await until(() => heard.length > 0);
        expect(heard).toEqual(['after']);
      });
    });

    describe('rate limits', () => {
      const rate = { burst: 3, perMinute: 120 };

      it('let a burst pass, then one in each interval', async () => {
        const { limits } = shared;
        const passed = [];
        for (let i = 0; i < 5; i++) passed.push(await limits.pass('key', rate));
        expect(passed.map(({ allowed }) => allowed)).toEqual([true, true, true, false, false]);
        expect(passed.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0, 0]);
        expect(passed[3]?.retryAfter).toBeGreaterThan(300);
        expect(passed[3]?.retryAfter).toBeLessThanOrEqual(500);
        await at.pass(510);
        expect((await limits.pass('key', rate)).allowed).toBe(true);
        expect((await limits.pass('key', rate)).allowed).toBe(false);
      });

      it('count each key separately', async () => {
        const { limits } = shared;
        for (let i = 0; i < 4; i++) await limits.pass('key', rate);
        expect(await limits.pass('other', rate)).toEqual({
          allowed: true,
          remaining: 2,
          retryAfter: 0,
        });
      });
    });
  });
}

async function until(done: () => boolean): Promise<void> {
  const end = Date.now() + 5_000;
  while (!done()) {
    if (Date.now() > end) throw new Error('waited too long');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
