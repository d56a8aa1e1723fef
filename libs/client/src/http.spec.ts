import { describe, expect, test } from '@jest/globals';
import { Client } from './client.ts';
import { Http } from './http.ts';

/** A server that answers as told, one after the other; a thrown answer is a connection that fails. */
function answering(...answers: readonly (Response | Error)[]): {
  readonly fetch: typeof fetch;
  readonly asked: string[];
} {
  const asked: string[] = [];
  return {
    asked,
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      asked.push(`${init?.method ?? 'GET'} ${pathname}`);
      const answer = answers[asked.length - 1];
      return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer!);
    },
  };
}

const busy = (after: number): Response =>
  new Response(JSON.stringify({ title: 'busy' }), {
    status: 503,
    headers: { 'retry-after': String(after) },
  });
const made = (): Response =>
  new Response(JSON.stringify({ player: 'p-1', name: 'Ann', token: 't', expires: 1 }), {
    status: 201,
  });
const URL_OF_NOBODY = 'http://nowhere.test';

describe('becoming a guest', () => {
  test('is asked for again when the server is busy, and not sooner than it says', async () => {
    const { fetch, asked } = answering(busy(1), busy(0), made());
    const begun = performance.now();
    const client = await Client.guest(URL_OF_NOBODY, 'Ann', { fetch });
    expect(client.player).toBe('p-1');
    expect(asked).toEqual(Array(3).fill('POST /v1/players'));
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
  });

  test('is not asked for again when a connection fails: there may be a guest already', async () => {
    const { fetch, asked } = answering(new TypeError('fetch failed'), made());
    await expect(Client.guest(URL_OF_NOBODY, 'Ann', { fetch })).rejects.toThrow('fetch failed');
    expect(asked).toHaveLength(1);
  });
});

test.each([
  [true, 3],
  ['when busy', 2],
  [false, 1],
] as const)('what is repeatable (%s) is asked %i times', async (repeatable, times) => {
  const { fetch, asked } = answering(busy(0), new TypeError('fetch failed'), made());
  const http = new Http({ url: URL_OF_NOBODY, fetch });
  await http.json('GET', '/x', { repeatable }).catch(() => undefined);
  expect(asked).toHaveLength(times);
});
