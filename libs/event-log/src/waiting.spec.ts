import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { Waiting } from './waiting.ts';

describe('a caller that waits for a change', () => {
  it('goes on at the next wake', async () => {
    const waiting = new Waiting();
    const waited = waiting.wait(new AbortController().signal);
    waiting.wake();
    await expect(waited).resolves.toBeUndefined();
  });

  it('goes on when it is stopped, and does not wait at all after that', async () => {
    const stopping = new AbortController();
    const waiting = new Waiting();
    const waited = waiting.wait(stopping.signal);
    stopping.abort();
    await waited;
    await expect(waiting.wait(stopping.signal)).resolves.toBeUndefined();
  });

  it('goes on when its time is over, although memory is collected meanwhile', async () => {
    const waiting = new Waiting();
    const { signal } = new AbortController();
    const waited = Promise.all(Array.from({ length: 20 }, () => waiting.wait(signal, 100)));
    const collect = collector();
    for (let i = 0; i < 5; i++) {
      collect();
      await pause(5);
    }
    await expect(waited).resolves.toHaveLength(20);
    // A collection takes seconds where the heap is large and the machine busy.
  }, 60_000);
});

/** What collects garbage now, as `node --expose-gc` offers it. */
function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
