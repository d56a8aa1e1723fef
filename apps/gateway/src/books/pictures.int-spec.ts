import { afterEach, expect, test } from '@jest/globals';
import { Client } from '@arbiter/client';
import { serve, type Served } from '../testing/backend.behaviour-spec.ts';

let served: Served;

afterEach(() => served.stop());

/** From where a browser may load pictures. */
async function sources(): Promise<string | undefined> {
  const { headers } = await fetch(`${served.url}/openapi.json`);
  const policy = headers.get('content-security-policy') ?? '';
  return policy.split(';').find((one) => one.startsWith('img-src'));
}

test('there are no pictures of cards, and browsers load none from elsewhere, unless an operator says so', async () => {
  served = await serve();
  expect(await new Client(served.url, null).pictures()).toEqual({ template: null });
  expect(await sources()).toBe("img-src 'self' data:");
});

test('clients are told of the host that an operator names, and browsers may load from it', async () => {
  const template = 'https://pictures.example/{name}.jpg';
  const origins = ['https://pictures.example', 'https://files.example'];
  served = await serve({}, {}, { template, origins });
  expect(await new Client(served.url, null).pictures()).toEqual({ template });
  expect(await sources()).toBe(`img-src 'self' data: ${origins.join(' ')}`);
});
