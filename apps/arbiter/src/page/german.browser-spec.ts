import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CARDS } from '@arbiter/sets';
import {
  Driver,
  ENGLISH_ONLY,
  Pictures,
  readModelsAreReady,
  until,
  type Browser,
} from '@arbiter/web/testing';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';

/** With ARBITER_TEST_PICTURES set to a folder, pictures are kept there for people to look at. */
const PICTURES = process.env['ARBITER_TEST_PICTURES'];

/** What is no word of the page: cards and what they say, rules, names of editions, formats and decks. */
const NOT_OURS = [
  '.card',
  '.rules',
  '.types',
  '.rule',
  '.gist',
  '.preview',
  '.me',
  '.invite',
  ...['edition', 'guided', 'format', 'deck', 'botDeck', 'deck0', 'deck1', 'form', 'language'].map(
    (name) => `select[name=${name}]`,
  ),
].join(', ');

/** The names of all cards, the longest first: some have others in them. */
const NAMES = CARDS.map(({ name }) => name).sort((a, b) => b.length - a.length);

/** Whether a text has a word that only the English page has. */
function isEnglish(text: string): boolean {
  const own = NAMES.reduce((left, name) => left.replaceAll(name, '·'), text)
    // Who plays, and what a card says, which is quoted.
    .replaceAll('sensible bot', '·')
    .replace(/„[^“]*“/gu, '');
  return (own.match(/\p{L}{3,}/gu) ?? []).some((word) => ENGLISH_ONLY.has(word.toLowerCase()));
}

/** The page in the browser of somebody who reads German, with the real server and the real chromium. */
describe('the page in German', () => {
  let server: ServerProcess;
  let driver: Driver;
  let ann: Browser;
  let folder: string;
  const pictures = new Pictures();

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'arbiter-german-'));
    server = new ServerProcess(folder);
    await server.start();
    await readModelsAreReady(server.url);
    driver = await Driver.start();
    ann = await driver.open([1280, 800], { locale: 'de-DE' });
    await ann.go(`${server.url}/`);
    await until('a place for the name', () => ann.text('input[name=name]'));
  });

  afterAll(async () => {
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await (server as ServerProcess | undefined)?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  afterEach(() => {
    expect(ann.errors()).toEqual([]);
  });

  /** Most texts are seen again and again. */
  const judged = new Map<string, boolean>();

  /** Texts with English words that somebody sees or hears now. */
  async function english(): Promise<string[]> {
    const texts = await ann.run<string[]>(
      `const texts = [];
       const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
       for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
         const on = node.parentElement;
         if (on.closest(arguments[0]) === null && on.checkVisibility()) texts.push(node.data);
       }
       for (const on of document.querySelectorAll('[aria-label], [title]')) {
         if (on.closest(arguments[0]) === null) texts.push(on.ariaLabel ?? '', on.title ?? '');
       }
       return texts`,
      NOT_OURS,
    );
    for (const text of texts.filter((one) => !judged.has(one))) judged.set(text, isEnglish(text));
    return [...new Set(texts)].filter((text) => judged.get(text));
  }

  async function picture(name: string): Promise<void> {
    if (PICTURES !== undefined) writeFileSync(join(PICTURES, `${name}.png`), await ann.picture());
  }

  /** No text runs out of the window at the side. */
  const isTooWide = (): Promise<boolean> =>
    ann.run('return document.documentElement.scrollWidth > document.documentElement.clientWidth');

  test('is chosen by the browser, from the first screen on', async () => {
    expect(await ann.run('return document.documentElement.lang')).toBe('de');
    expect(await ann.text('.welcome h2')).toBe('Wer spielt?');
    expect(await english()).toEqual([]);
    await ann.type('input[name=name]', 'Ann');
    await ann.press('Gast werden');
    await until('the lobby', () => ann.text('.lobby select[name=deck]'));
  });

  test.each([
    [1280, 800],
    [390, 844],
  ] as const)('has a lobby without an English word, %i wide', async (width, height) => {
    await ann.resize(width, height);
    await picture(`german-lobby-${width}`);
    expect(await english()).toEqual([]);
    expect(await isTooWide()).toBe(false);
    expect(await ann.violations()).toEqual([]);
  });

  /** Does something about the open decision: begins to play a card, though never twice in turn the same, else the main button, or discards. */
  const act = (): Promise<boolean> =>
    ann.run(
      `for (const list of document.querySelectorAll('.decision fieldset')) {
         if (!list.querySelector(':checked')) list.querySelector('input[type=radio]')?.click();
       }
       const main = [...document.querySelectorAll('.decision button.main:not(:disabled)')];
       const live = document.querySelector('.decision .chooser') === null
         ? document.querySelector('.hand .card.live') : null;
       // What can't be played out like this is taken back, and would be begun again for ever.
       const fresh = live?.dataset.id === document.body.dataset.tried ? null : live;
       const found = fresh
         ?? main[0] ?? document.querySelector('.hand .card.may:not(.picked)')
         ?? [...document.querySelectorAll('.decision .chooser .buttons button:not(.main, .list, :disabled)')].at(-1);
       if (fresh !== null) document.body.dataset.tried = fresh.dataset.id;
       found?.click();
       return found != null`,
    );

  test('a few turns are played in it without an English word', async () => {
    await ann.resize(1280, 800);
    await ann.press('Spielen', '.lobby form');
    await until('the table', () => ann.text('.decision .options'));
    const seen = new Set<string>();
    await until(
      'the fourth turn',
      async () => {
        for (const text of await english()) seen.add(text);
        if (seen.size > 0) return true;
        if (/^Zug [4-9]\b/u.test((await ann.text('.turn')) ?? '')) return true;
        const asked = await ann.text('.decision :is(.options, .chooser)');
        if (asked !== null) await act();
        return false;
      },
      60_000,
      // However long the other player thinks: only a game that stands still has failed.
      () => ann.text('.lines li'),
    );
    expect([...seen]).toEqual([]);
  });

  test.each([
    [1280, 800],
    [390, 844],
  ] as const)('has a table that fits, %i wide', async (width, height) => {
    await ann.resize(width, height);
    await picture(`german-table-${width}`);
    if (width === 1280) {
      // While something is passed by itself there is little to see.
      await until('a question', () => ann.text('.decision :is(.options, .chooser)'));
      await pictures.take(ann, 'german');
    }
    expect(await isTooWide()).toBe(false);
    expect(await ann.violations()).toEqual([]);
  });

  test('says why one is asked, and all that its settings offer', async () => {
    await ann.resize(1280, 800);
    await ann.run(
      `for (const one of document.querySelectorAll('details.settings, details.keys')) one.open = true`,
    );
    await until('what it offers', () => ann.text('.settings .stops'));
    expect(await english()).toEqual([]);
    await until('a question', () => ann.text('.about button'));
    await ann.press('Warum werde ich gefragt?');
    await until('the answer', () => ann.text('.why-panel'));
    await picture('german-why');
    expect(await english()).toEqual([]);
    await ann.keys('Escape');
  });

  test('gives way to English when that is chosen, which is kept', async () => {
    await ann.choose('language', 'en');
    await until('English', async () => (await ann.text('.hand h3'))?.startsWith('Your hand'));
    expect(await ann.run('return document.documentElement.lang')).toBe('en');
    await ann.reload();
    await until('English again', async () => (await ann.text('.hand h3'))?.startsWith('Your hand'));
    expect((await english()).length).toBeGreaterThan(0);
  });
});
