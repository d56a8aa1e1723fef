import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TestServer } from '../testing/server.behaviour-spec.ts';
import { Driver, until, type Browser } from '../testing/browser.behaviour-spec.ts';
import { TIPS } from './tips.ts';

/** A guided game as a newcomer has it: the real server, the real chromium. */
describe('a guided game', () => {
  let server: TestServer;
  let driver: Driver;
  let ann: Browser;

  beforeAll(async () => {
    server = await TestServer.start();
    driver = await Driver.start();
    ann = await driver.open([1280, 800]);
  });

  afterAll(async () => {
    await (driver as Driver | undefined)?.stop();
    await (server as TestServer | undefined)?.stop();
  });

  const title = (): Promise<string | null> => ann.text('.guide h3');

  test('begins with one press in the lobby, and says what to do with the first hand', async () => {
    await ann.go(`${server.url}/`);
    await ann.type('input[name=name]', 'Ann');
    await ann.press('Become a guest');
    await until('the lobby', () => ann.text('.lobby select[name=guided]'));
    expect(await ann.violations()).toEqual([]);
    await ann.press('Play a guided game');
    await until('a tip about the hand', async () => {
      await ann.pressIfThere('Ann', '.decision');
      return (await title()) === 'Your first seven cards';
    });
    expect(await ann.violations()).toEqual([]);
  });

  test('says what the edition does its own way, with the rule’s words', async () => {
    await ann.press('§ 6ED 101.5', '.guide');
    const why = await until('the rule', async () => {
      const said = await ann.text('.why-panel');
      return said?.includes('101.5') === true && said.includes('one card fewer') && said;
    });
    expect(why).not.toContain('no words of ours');
    await ann.press('Close', '.why-panel');
    await ann.press('Got it', '.guide');
    await until('nothing more to read', async () => (await title()) === null);
  });

  test('tells the next thing as it comes up, fits the window, and ends when that is wanted', async () => {
    await until('a tip about what may be done', async () => {
      await ann.pressIfThere('Keep', '.decision');
      return title();
    });
    expect(await ann.run('return document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await ann.press('No more tips', '.guide');
    await until('no more tips', async () => (await title()) === null);
    await ann.reload();
    await until('the table again', () => ann.text('.decision .options'));
    // A guide would come with the parts that are fetched later.
    await ann.page.waitForLoadState('networkidle');
    expect(await title()).toBeNull();
  });

  test('cites only rules that have words', async () => {
    const rules = TIPS.flatMap(({ differs }) =>
      Object.values(differs).flatMap((one) => (one === undefined ? [] : [one.rule])),
    );
    for (const rule of rules) {
      const [edition = '', ...number] = rule.split(' ');
      const path = `/v1/rules/${edition}/${encodeURIComponent(number.join(' '))}`;
      expect([rule, (await fetch(server.url + path)).status]).toEqual([rule, 200]);
    }
  });
});
