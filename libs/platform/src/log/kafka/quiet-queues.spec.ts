import { describe, expect, it } from '@jest/globals';
import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';
import './quiet-queues.ts';

const NO_LOGGER = { debug: () => undefined, warn: () => undefined };

/** A connection's queue, and what it sent. */
function queue() {
  const requests = new RequestQueue({
    ...{ maxInFlightRequests: null, requestTimeout: 1_000, enforceRequestTimeout: false },
    ...{ clientId: 'test', broker: 'none', logger: NO_LOGGER },
  });
  const sent: number[] = [];
  const push = (correlationId: number): Promise<unknown> =>
    new Promise((resolve, reject) => {
      requests.push({
        entry: { correlationId, resolve, reject },
        ...{ expectResponse: true, requestTimeout: null },
        sendRequest: () => void sent.push(correlationId),
      });
    });
  return { requests, sent, push };
}

describe('the queue of a connection to a broker', () => {
  it('looks for nothing while no request waits', async () => {
    const { requests, push } = queue();
    const answered = push(1);
    requests.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 });
    await answered;
    expect(requests.throttleCheckTimeoutId).toBeNull();
  });

  it('sends what waited when the pause is over that its broker asked for', async () => {
    const { requests, sent, push } = queue();
    requests.throttledUntil = Date.now() + 50;
    const answered = push(1);
    expect(sent).toEqual([]);
    while (sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(Date.now()).toBeGreaterThanOrEqual(requests.throttledUntil);
    requests.fulfillRequest({ correlationId: 1, payload: Buffer.alloc(0), size: 0 });
    await answered;
    expect(requests.throttleCheckTimeoutId).toBeNull();
  });
});
