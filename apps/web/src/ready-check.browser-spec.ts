import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Driver, until, type Browser } from './testing/browser.behaviour-spec.ts';
import { TestServer } from './testing/server.behaviour-spec.ts';

let server: TestServer;
let driver: Driver;
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  driver = await Driver.start();
  [ann, bob] = await Promise.all([driver.open([1280, 900]), driver.open([400, 800])]);
});

afterAll(async () => {
  await (driver as Driver | undefined)?.stop();
  await (server as TestServer | undefined)?.stop();
});

async function queue(browser: Browser, name: string): Promise<void> {
  await browser.go(`${server.url}/`);
  await until('a place for the name', () => browser.text('input[name=name]'));
  await browser.type('input[name=name]', name);
  await browser.press('Become a guest');
  await until('the lobby', () => browser.text('.lobby select[name=deck]'));
  await browser.click('input[name=opponent][value=anyone]');
  await browser.press('Play', '.lobby form');
}

test('two who ask for anyone are asked whether they are ready, and sit down when both are', async () => {
  await queue(ann, 'Ann');
  await queue(bob, 'Bob');
  for (const browser of [ann, bob]) {
    await until('the question', async () =>
      (await browser.text('.panel [role=status]'))?.includes('Are you ready?'),
    );
  }
  expect(await ann.violations()).toEqual([]);
  await ann.press('I am ready');
  await until('the answer', async () =>
    (await bob.text('.panel [role=status]'))?.includes('Your opponent is.'),
  );
  await bob.press('I am ready');
  for (const browser of [ann, bob]) await until('the table', () => browser.text('.board'));
});
