import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { addressOf } from './address.ts';

test.each([
  ['nobody before it', 0, undefined, 'peer'],
  ['no proxy of ours, whatever the header says', 0, 'liar', 'peer'],
  ['one of ours', 1, 'client', 'client'],
  ['one of ours, and a lie before it', 1, 'liar, client', 'client'],
  ['two of ours', 2, 'liar, client, first', 'client'],
  ['fewer than there should be', 3, 'client', 'client'],
])('the client’s address, with %s', (_, proxies, said, address) => {
  const request = { socket: { remoteAddress: 'peer' }, headers: { 'x-forwarded-for': said } };
  expect(addressOf(request as unknown as IncomingMessage, proxies)).toBe(address);
});
