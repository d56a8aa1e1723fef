import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Driver, pause, until, type Browser } from '../testing/browser.behaviour-spec.ts';
import { TestServer } from '../testing/server.behaviour-spec.ts';

let server: TestServer;
let driver: Driver;
let ann: Browser;
let bert: Browser;

beforeAll(async () => {
  server = await TestServer.start();
  driver = await Driver.start();
  [ann, bert] = await Promise.all([
    driver.open([1280, 900]),
    driver.open([1280, 900], { locale: 'de' }),
  ]);
  await comeIn(ann, 'Ann', 'Become a guest');
  await comeIn(bert, 'Bert', 'Gast werden');
  await ann.press('Play', '.lobby form');
  await bert.press('Spielen', '.lobby form');
  await ann.press('I am ready');
  await bert.press('Ich bin bereit');
  for (const browser of [ann, bert]) await until('the table', () => browser.text('.settings'));
});

afterAll(async () => {
  await (driver as Driver | undefined)?.stop();
  await (server as TestServer | undefined)?.stop();
});

async function comeIn(browser: Browser, name: string, become: string): Promise<void> {
  await browser.go(`${server.url}/`);
  await until('a place for the name', () => browser.text('input[name=name]'));
  await browser.type('input[name=name]', name);
  await browser.press(become);
  await until('the lobby', () => browser.text('.lobby select[name=deck]'));
  await browser.click('input[name=opponent][value=anyone]');
}

/** Turns chat on, or off. */
async function turn(browser: Browser): Promise<void> {
  await browser.run(`document.querySelector('.settings').open = true`);
  await browser.click('.settings input[name=chat]');
}

async function say(browser: Browser, text: string): Promise<void> {
  await browser.type('.chat input[name=line]', text);
  await browser.page.keyboard.press('Enter');
}

const heard = (browser: Browser): Promise<string[]> => browser.texts('.chat .said li');
const hears = (browser: Browser, text: string): Promise<boolean> =>
  until(text, async () => (await heard(browser)).some((line) => line.startsWith(text)));

test('nobody sees a chat before they have turned it on', async () => {
  await turn(ann);
  await until('Ann’s chat', () => ann.text('.chat'));
  await say(ann, 'Anybody there?');
  await hears(ann, 'Ann: Anybody there?');
  expect(await bert.text('.chat')).toBeNull();
  expect(await ann.text('.chat')).toContain('Bert hears you only once they have turned on chat');
});

test('an emote is told in the language of its reader', async () => {
  await turn(bert);
  await until('Bert’s chat', () => bert.text('.chat'));
  await until('that he has it on', async () =>
    (await ann.text('.chat'))?.includes('Bert has chat on, too.'),
  );
  await ann.run(`document.querySelector('.emotes').open = true`);
  await ann.press('Good luck!', '.chat');
  await hears(ann, 'Ann: Good luck!');
  await hears(bert, 'Ann: Viel Glück!');
  // A screen reader says the words, and none of the buttons beside them.
  expect(await bert.text('.chat .unseen[role=status]')).toBe('Ann: Viel Glück!');
  await say(bert, 'Danke, <b>dir</b> auch');
  await hears(ann, 'Bert: Danke, <b>dir</b> auch');
  expect(await ann.violations()).toEqual([]);
  expect(await bert.violations()).toEqual([]);
});

test('a line is reported once, and the page says that it is', async () => {
  await ann.page.getByRole('button', { name: /^Report “Danke/u }).click();
  await until('that it is reported', async () => (await heard(ann)).at(-1)?.endsWith('reported'));
});

test('who is muted is heard no more, over a reload too, and again when that is taken back', async () => {
  await ann.press('Mute Bert in this match', '.chat');
  await until('silence', async () => (await heard(ann)).every((line) => line.startsWith('Ann:')));
  await say(bert, 'Hörst du mich?');
  await hears(bert, 'Bert: Hörst du mich?');
  await ann.reload();
  await hears(ann, 'Ann: Good luck!');
  await pause(300);
  expect((await heard(ann)).every((line) => line.startsWith('Ann:'))).toBe(true);
  await ann.press('Mute Bert in this match', '.chat');
  await hears(ann, 'Bert: Hörst du mich?');
});

test('a chat that is turned off is gone', async () => {
  await turn(bert);
  await until('no chat', async () => (await bert.text('.chat')) === null);
  await until('that Ann is told', async () =>
    (await ann.text('.chat'))?.includes('Bert hears you only once'),
  );
});
