import { describe, expect, test } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { Subject } from 'rxjs';
import { OpenRequests } from './open-requests.ts';

/** Begins to answer a request; what it returns ends the answer. */
function asked(requests: OpenRequests): Subject<void> {
  const answer = new Subject<void>();
  const handler: CallHandler = { handle: () => answer };
  requests.intercept({} as ExecutionContext, handler).subscribe({ error: () => undefined });
  return answer;
}

/** What happens, in order. */
function workAfter(requests: OpenRequests): {
  readonly told: string[];
  readonly done: Promise<void>;
} {
  const told: string[] = [];
  return { told, done: requests.goFirst().then(() => void told.push('worked')) };
}

describe('work in the background', () => {
  test('goes on at once while nobody asks for anything', async () => {
    const { told, done } = workAfter(new OpenRequests());
    await done;
    expect(told).toEqual(['worked']);
  });

  test.each([
    [
      'is answered',
      (answer: Subject<void>) => {
        answer.complete();
      },
    ],
    [
      'has failed',
      (answer: Subject<void>) => {
        answer.error(new Error('no such game'));
      },
    ],
  ])('waits until the last request %s', async (_, end) => {
    const requests = new OpenRequests();
    const [first, last] = [asked(requests), asked(requests)];
    const { told, done } = workAfter(requests);
    await new Promise(setImmediate);
    first.complete();
    await new Promise(setImmediate);
    told.push('answered');
    end(last);
    await done;
    expect(told).toEqual(['answered', 'worked']);
  });

  test('goes on though a request is never answered', async () => {
    const requests = new OpenRequests();
    asked(requests);
    await expect(requests.goFirst()).resolves.toBeUndefined();
  });
});
