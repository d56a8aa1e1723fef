import { describe, expect, test } from '@jest/globals';
import type { EventLog } from '@arbiter/event-log';
import { memoryKeyRing, Problem } from '@arbiter/http';
import { inProcessCoordination } from '@arbiter/platform';
import { topics } from '@arbiter/protocol';
import { Intake, type Message } from './intake.ts';
import { DEFAULT_LIMITS } from './options.ts';

const APPENDS = 20;

/** A log that can be stalled and resumed. */
export interface Stoppable {
  readonly log: EventLog;
  halt(): Promise<void> | void;
  goOn(): Promise<void> | void;
  close(): Promise<void>;
}

const message = (number: number): Message => ({
  ...{ topic: topics.gameCommands.name, key: 'game', id: `c${number}` },
  ...{ type: 'arbiter.game.command.v1', body: { number } },
});

/**
 * What the gateway guarantees for messages to the log, over any adapter.
 *
 * @param stall milliseconds that the log may take
 */
export function intakeBehaviour(name: string, stall: number, open: () => Promise<Stoppable>): void {
  describe(`what the gateway passes on to ${name}`, () => {
    async function intake(patience = stall): Promise<{ stoppable: Stoppable; intake: Intake }> {
      const stoppable = await open();
      const parts = { coordination: inProcessCoordination(), keys: memoryKeyRing() };
      const limits = { ...DEFAULT_LIMITS, stall: patience, appends: APPENDS };
      return { stoppable, intake: new Intake({ log: stoppable.log, ...parts }, limits) };
    }

    test('is refused with 503 and Retry-After while the log is stalled, and accepted when it continues', async () => {
      const { stoppable, intake: passes } = await intake();
      await taken(passes);
      await expect(passes.check()).resolves.toBeUndefined();
      await stoppable.halt();
      const first = await refusalOf(passes.append(message(1)));
      expect(first).toMatchObject({ status: 503, retryAfter: 1 });
      expect(first.after).toBeGreaterThanOrEqual(stall - 5);
      // Nobody waits any more, and nothing joins the queue.
      const next = await Promise.all([2, 3, 4].map((n) => refusalOf(passes.append(message(n)))));
      for (const { status, after } of next) {
        expect(status).toBe(503);
        expect(after).toBeLessThan(stall);
      }
      expect(passes.waiting).toBe(1);
      // Anyone who sends people here hears it too, until the log goes on.
      await expect(passes.check()).rejects.toThrow(/has not acknowledged for [0-9.]+ s/u);
      await stoppable.goOn();
      await taken(passes);
      await expect(passes.check()).resolves.toBeUndefined();
      await stoppable.close();
    }, 60_000);

    test('is bounded, whatever is sent', async () => {
      // Longer than a busy machine needs for the loop below: what is refused there is refused by the bound alone.
      const { stoppable, intake: passes } = await intake(Math.max(3_000, stall));
      await taken(passes);
      await stoppable.halt();
      const sent = Array.from({ length: 50 * APPENDS }, (_, n) =>
        refusalOf(passes.append(message(n))),
      );
      expect(passes.waiting).toBe(APPENDS);
      const refused = (await Promise.all(sent)).filter(({ status }) => status === 503);
      expect(refused).toHaveLength(50 * APPENDS);
      await stoppable.goOn();
      await taken(passes);
      await stoppable.close();
    }, 60_000);
  });
}

/** Asks again until a message is taken, as a client does. */
async function taken(intake: Intake): Promise<void> {
  while ((await refusalOf(intake.append(message(0)))).status !== 0) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** How it was refused (status 0: it was not), and after how many milliseconds. */
async function refusalOf(
  appending: Promise<unknown>,
): Promise<{ status: number; retryAfter: number; after: number }> {
  const begun = performance.now();
  try {
    await appending;
    return { status: 0, retryAfter: 0, after: performance.now() - begun };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const retryAfter = Number(error.headers['retry-after'] ?? 0);
    return { status: error.body.status, retryAfter, after: performance.now() - begun };
  }
}
