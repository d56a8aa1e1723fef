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

/** Comes to the lobby, and is about to ask for anyone. */
async function comeIn(browser: Browser, name: string): Promise<void> {
  await browser.go(`${server.url}/`);
  await until('a place for the name', () => browser.text('input[name=name]'));
  await browser.type('input[name=name]', name);
  await browser.press('Become a guest');
  await until('the lobby', () => browser.text('.lobby select[name=deck]'));
  await browser.click('input[name=opponent][value=anyone]');
}

const queue = (browser: Browser): Promise<string> => browser.press('Play', '.lobby form');

test('two who ask for anyone are asked whether they are ready, and sit down when both are', async () => {
  await comeIn(ann, 'Ann');
  await comeIn(bob, 'Bob');
  await queue(ann);
  await until('the queue', async () => (await ann.text('.panel'))?.includes('Waiting for'));
  expect(await ann.violations()).toEqual([]);
  await queue(bob);
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

test('one who would play under another edition too meets somebody who wants that, and is told what is sought', async () => {
  const [cid, dan] = await Promise.all([driver.open([1280, 900]), driver.open([1280, 900])]);
  // A bot waits for nobody: both are here before one of them asks.
  await comeIn(cid, 'Cid');
  await cid.click('input[name=also][value=TSP]');
  await cid.choose('standIn', 'random');
  await comeIn(dan, 'Dan');
  await dan.choose('edition', 'TSP');
  await queue(cid);
  await until('what is sought', async () =>
    (await cid.text('.panel'))?.includes(
      'Under 6ED or TSP; a bot (random, strength 0) plays if nobody comes within 30 s.',
    ),
  );
  await queue(dan);
  for (const browser of [cid, dan]) await browser.press('I am ready');
  await until('the table', () => cid.text('.board'));
  await until('the edition', async () => (await cid.text('body'))?.includes('TSP'));
});

test('one who wants a rematch is seen by the other, and both sit down again without being asked more', async () => {
  const before = await ann.run<string>('return location.hash');
  await until('the game', () => ann.text('.settings'));
  await ann.run(`window.confirm = () => true; document.querySelector('.settings').open = true`);
  await ann.press('Concede the match');
  for (const browser of [ann, bob]) {
    await until('the end', () => browser.text('.score .over'));
  }
  await ann.press('Rematch');
  await until('that Ann wants one', async () =>
    (await bob.text('.prompt'))?.includes('Ann wants a rematch.'),
  );
  expect(await bob.violations()).toEqual([]);
  await bob.press('Rematch');
  for (const browser of [ann, bob]) {
    await until('another match', async () => {
      const now = await browser.run<string>('return location.hash');
      return now.startsWith('#/match') && now !== before;
    });
    await until('its table', () => browser.text('.board'));
  }
});
