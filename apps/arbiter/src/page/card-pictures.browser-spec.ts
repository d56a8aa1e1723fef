import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { until } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { POSITIONS } from './positions.behaviour-spec.ts';

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="63" height="88"><rect width="63" height="88"/></svg>`;

/** A host that has a picture of Forest, and of nothing else. */
let host: Server;
const asked: string[] = [];
let table: AtTable;

beforeAll(async () => {
  host = createServer(({ url = '' }, response) => {
    asked.push(url);
    const isThere = url === '/cards/Forest.svg';
    response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/svg+xml' });
    response.end(isThere ? PICTURE : '');
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  const pictures = `http://127.0.0.1:${port}/cards/{name}.svg`;
  table = await AtTable.start([POSITIONS.targets()], { ARBITER_CARD_PICTURES: pictures });
  await table.sitDown('targets');
});

afterAll(async () => {
  await (table as AtTable | undefined)?.stop();
  host.close();
});

/** Opens a card that lies there, by its name. */
const read = (name: string): Promise<void> =>
  table.ann.page
    .locator('.card', { has: table.ann.page.locator('.name', { hasText: name }) })
    .first()
    .click({ button: 'right' });

const pictureIs = (state: string): Promise<unknown> =>
  until(`a picture that is ${state}`, () =>
    table.ann.run(
      `const picture = document.querySelector('.inspector .picture');
       return picture !== null && (${state === 'shown' ? 'picture.naturalWidth > 0 && picture.checkVisibility()' : '!picture.checkVisibility()'})`,
    ),
  );

test('a card that one reads has its picture beside its text, from the host that the operator names', async () => {
  await read('Forest');
  await pictureIs('shown');
  await table.picture('card-picture');
  expect(await table.ann.text('.inspector h3')).toContain('Forest');
  expect(await table.ann.violations()).toEqual([]);
});

test('a picture that doesn’t come leaves the card as text', async () => {
  await read('River Boa');
  await pictureIs('hidden');
  expect(asked).toContain('/cards/River%20Boa.svg');
  expect(await table.ann.text('.inspector')).toContain('Regenerate');
  expect(await table.ann.violations()).toEqual([]);
});
