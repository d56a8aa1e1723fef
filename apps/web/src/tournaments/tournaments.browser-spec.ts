import { Client } from '@arbiter/client';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Driver, until, type Browser } from '../testing/browser.behaviour-spec.ts';
import { Pictures } from '../testing/pictures.behaviour-spec.ts';
import { TestServer } from '../testing/server.behaviour-spec.ts';

let server: TestServer;
let driver: Driver;
const pictures = new Pictures();
let ann: Browser;
let bob: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  driver = await Driver.start();
  [ann, bob] = await Promise.all([driver.open([1280, 900]), driver.open([400, 800])]);
});

afterAll(async () => {
  pictures.end();
  await (driver as Driver | undefined)?.stop();
  await (server as TestServer | undefined)?.stop();
});

async function goToTournaments(browser: Browser, name: string): Promise<void> {
  await browser.go(`${server.url}/`);
  await until('a place for the name', () => browser.text('input[name=name]'));
  await browser.type('input[name=name]', name);
  await browser.press('Become a guest');
  await until('the lobby', () => browser.text('.lobby select[name=deck]'));
  await browser.click('a[href="#/tournament"]');
}

const about = (browser: Browser): Promise<string | null> =>
  browser.text('[aria-label="The tournament"]');

test('one opens a tournament and seats bots, another joins, and both are taken to their matches', async () => {
  await goToTournaments(ann, 'Ann');
  await until('the form', () => ann.text('.tournaments input[name=name]'));
  expect(await ann.violations()).toEqual([]);
  await ann.type('.tournaments input[name=name]', 'Four of us');
  await ann.type('.tournaments input[name=places]', '4');
  await ann.press('Open it');
  await until('the tournament', async () => (await about(ann))?.includes('0 of 4 places'));
  await ann.press('Join', '.tournaments form');
  await until('a place', async () => (await about(ann))?.includes('1 of 4 places'));

  await goToTournaments(bob, 'Bob');
  await until('its name', () => bob.text('[aria-label="Tournaments"] li a'));
  await bob.click('[aria-label="Tournaments"] li a');
  await bob.press('Join', '.tournaments form');
  await until('Bob among the players', async () =>
    (await ann.text('[aria-label="Players"]'))?.includes('Bob'),
  );
  expect(await bob.text('[aria-label="The tournament"] button.main')).toBeNull();

  await ann.type('.tournaments input[name=count]', '2');
  await ann.press('Seat them');
  await until('all places', async () => (await about(ann))?.includes('4 of 4 places'));
  expect(await ann.text('[aria-label="Players"]')).toMatch(/bot \d \(strength \d+\)/u);
  expect(await ann.violations()).toEqual([]);
  await ann.press('Begin');
  for (const browser of [ann, bob]) await until('the table', () => browser.text('.board'));
}, 120_000);

test('who gives up a match sees the standings, and its organiser ends it', async () => {
  await until('the game', () => ann.text('.settings'));
  await ann.run(`window.confirm = () => true; document.querySelector('.settings').open = true`);
  await ann.press('Concede the match');
  await until('the end', () => ann.text('.score .over'));
  await ann.click('.prompt a[href^="#/tournament/"]');
  await until('the standings', async () =>
    (await ann.text('[aria-label="Standings"]'))?.includes('0–1–0'),
  );
  expect(await ann.text('[aria-label="Round 1"]')).toContain('(conceded)');
  expect(await ann.violations()).toEqual([]);
  await pictures.take(ann, 'tournament');
  await ann.press('End the tournament');
  await until('its end', async () => (await about(ann))?.includes('ended before its time'));
  expect([...ann.errors(), ...bob.errors()]).toEqual([]);
}, 120_000);

test('one who has come to the table is told for how long the other may take', async () => {
  await ann.go(`${server.url}/#/tournament`);
  await ann.type('.tournaments input[name=name]', 'Three who do not come');
  await ann.type('.tournaments input[name=places]', '4');
  await ann.press('Open it');
  await ann.press('Join', '.tournaments form');
  await until('a place', async () => (await about(ann))?.includes('1 of 4 places'));
  const tournament = (await ann.run<string>('return location.hash')).split('/').at(-1)!;
  for (const name of ['Cid', 'Dan', 'Eve']) {
    const { token } = (await Client.guest(server.url, name)).guest;
    const joined = await fetch(`${server.url}/v1/tournaments/${tournament}/entrants`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ deck: '60 Forest' }),
    });
    expect(joined.ok).toBe(true);
  }
  await until('all places', async () => (await about(ann))?.includes('4 of 4 places'));
  await ann.press('Begin');
  await until('for how long', async () =>
    (await ann.text('body'))?.includes('loses the match by not coming within 3 minutes.'),
  );
  expect(await ann.violations()).toEqual([]);
}, 120_000);
