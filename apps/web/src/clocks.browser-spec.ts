import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Driver, until, type Browser } from './testing/browser.behaviour-spec.ts';
import { TestServer } from './testing/server.behaviour-spec.ts';

let server: TestServer;
let driver: Driver;
let ann: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  driver = await Driver.start();
  ann = await driver.open([1280, 900]);
  await ann.go(`${server.url}/`);
  await until('a place for the name', () => ann.text('input[name=name]'));
  await ann.type('input[name=name]', 'Ann');
  await ann.press('Become a guest');
});

afterAll(async () => {
  await (driver as Driver | undefined)?.stop();
  await (server as TestServer | undefined)?.stop();
});

async function play(time: string): Promise<void> {
  await ann.go(`${server.url}/#/`);
  await until('the lobby', () => ann.text('.lobby select[name=time]'));
  await ann.choose('time', time);
  await ann.press('Play', '.lobby form');
  await until('the table', () => ann.text('.board'));
}

test('the time that is chosen stands in the match and on both clocks', async () => {
  await play('blitz');
  expect(await ann.text('.score')).toContain('3:00 + 0:05 a turn each');
  await until('the players', () => ann.text('.player dl'));
  expect(await ann.page.locator('.player dl').allTextContents()).toEqual([
    expect.stringMatching(/Clock(2:\d|3:0)\d/u),
    expect.stringMatching(/Clock(2:\d|3:0)\d/u),
  ]);
});

test('a player whose time runs short sees it, is warned, and has lost when it is up', async () => {
  await ann.page.route('**/v1/tickets', (route) => {
    const wanted = JSON.parse(route.request().postData() ?? '{}') as object;
    const time = { bank: 13_000, grace: 0 };
    return route.continue({ postData: JSON.stringify({ ...wanted, time }) });
  });
  await play('standard');
  await until('a clock that is low', () => ann.text('.player .low'));
  await until('the warning', async () =>
    (await ann.text('.prompt [role=alert]'))?.includes('Only 0:10 is left on your clock.'),
  );
  expect(await ann.violations()).toEqual([]);
  await until('the end', async () => (await ann.text('.score'))?.includes('The match is over'));
  expect(await ann.text('.prompt')).toContain('out of time');
}, 60_000);
