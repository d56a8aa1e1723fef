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

test('one whom other rules and lengths would do, too, meets somebody who wants those, and is told what is sought and who waits', async () => {
  const [cid, dan] = await Promise.all([driver.open([1280, 900]), driver.open([1280, 900])]);
  // A bot waits for nobody: both are here before one of them asks.
  await comeIn(cid, 'Cid');
  await until('that nobody waits', async () =>
    (await cid.text('.queue'))?.includes('Nobody waits for an opponent now.'),
  );
  await cid.click('.also summary');
  // What is chosen above needs no tick.
  const lengths = (): Promise<string[]> =>
    cid.texts('fieldset fieldset:has([name=alsoBestOf]) .tick');
  expect(await lengths()).toEqual(['best of three', 'best of five']);
  await cid.choose('bestOf', '3');
  await until('other lengths', async () => (await lengths())[0] === 'one game');
  await cid.choose('bestOf', '1');
  await until('the first ones', async () => (await lengths())[0] === 'best of three');
  for (const more of ['also][value=TSP', 'alsoBestOf][value="3"', 'alsoBestOf][value="5"']) {
    await cid.click(`input[name=${more}]`);
  }
  expect(await cid.violations()).toEqual([]);
  await cid.choose('standIn', 'random');
  await comeIn(dan, 'Dan');
  await dan.choose('edition', 'TSP');
  await dan.choose('bestOf', '3');
  await queue(cid);
  await until('what is sought', async () =>
    (await cid.text('.panel'))?.includes(
      'Under 6ED or TSP, freeform, best of 1 or 3 or 5; a bot (random, strength 0) plays if nobody comes within 30 s.',
    ),
  );
  await until('that one waits', async () =>
    (await dan.text('.queue'))?.includes('1 player waits for an opponent now:'),
  );
  expect(await dan.text('.queue')).toContain('1 × best of 3 under TSP, freeform');
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
