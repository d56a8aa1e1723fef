import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Pictures } from '../testing/pictures.behaviour-spec.ts';
import { TestServer } from '../testing/server.behaviour-spec.ts';
import { Driver, until, type Browser } from '../testing/browser.behaviour-spec.ts';

/** The deck builder as people have it: the real server, the real chromium. */
describe('the deck builder', () => {
  let server: TestServer;
  let driver: Driver;
  const pictures = new Pictures();
  let ann: Browser;

  beforeAll(async () => {
    server = await TestServer.start();
    driver = await Driver.start();
    ann = await driver.open([1280, 900]);
  });

  afterAll(async () => {
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await (server as TestServer | undefined)?.stop();
  });

  /** Presses a button by the name that it has for a screen reader. */
  const pressNamed = (name: string): Promise<void> => ann.click(`button[aria-label="${name}"]`);

  const search = async (name: string): Promise<void> => {
    await ann.type('.search input[name=name]', name);
    await ann.press('Search', '.search');
    await until(`${name} is found`, async () => {
      const found = await ann.texts('.found b');
      return (
        found.length > 0 && found.every((one) => one.toLowerCase().includes(name.toLowerCase()))
      );
    });
  };

  test('a stranger finds cards by name, adds them, and is told whether they may be played', async () => {
    await ann.go(`${server.url}/#/deck`);
    await until('cards', async () => (await ann.texts('.found b')).length > 10);
    await search('Lightning Bolt');
    for (let i = 0; i < 4; i++) await pressNamed('Add: Lightning Bolt');
    await pressNamed('To the sideboard: Lightning Bolt');
    await search('Mountain Goat');
    await pressNamed('Add: Mountain Goat');
    await until('the deck', async () => {
      const lines = await ann.texts('.built li > span:first-child');
      return lines.join() === '1 Mountain Goat,4 Lightning Bolt,1 Lightning Bolt';
    });
    expect(await ann.texts('.curve .count')).toEqual(['0', '5', '0', '0', '0', '0', '0', '0']);
    const faults = await until('what is wrong', async () => {
      const found = await ann.texts('.builder .faults li');
      return found.length > 0 && found;
    });
    expect(faults.join()).toMatch(/60|5 of Lightning Bolt/u);
    expect(await ann.violations()).toEqual([]);
  });

  test('a deck of the server is a start; a hand of it can be dealt', async () => {
    const deck = await until('the decks of the server', () =>
      ann.run<string | null>(
        `return document.querySelector('select[name=from]').options[1]?.value ?? null`,
      ),
    );
    await ann.choose('from', deck);
    await until('that it may be played', async () =>
      (await ann.text('.builder [role=status]'))?.includes('This deck can be played.'),
    );
    await ann.press('Deal seven cards');
    expect(await ann.texts('.dealt li')).toHaveLength(7);
    await ann.press('Draw a card');
    expect(await ann.texts('.dealt li')).toHaveLength(8);
    await pictures.take(ann, 'builder');
  });

  test('the deck goes along into the form of the lobby', async () => {
    await ann.run(`document.querySelector('.builder a.main').click()`);
    // The builder asks for a name, too: that of a card.
    await ann.type('.welcome input[name=name]', 'Ann');
    await ann.press('Become a guest');
    const list = await until('the list', () =>
      ann.run(`return document.querySelector('textarea[name=list]')?.value`),
    );
    expect(String(list)).toMatch(/^\d+ .+\n/u);
    await ann.press('Check the list');
    await until('that it can be played', async () =>
      (await ann.text('.lobby [role=status]'))?.includes('This deck can be played'),
    );
  });

  const decks = (): Promise<string[]> => ann.texts('.lobby select[name=deck] option');

  test('a deck that is kept is there after a reload, to play with and to build on', async () => {
    await ann.go(`${server.url}/#/deck`);
    await until('the deck', async () => (await ann.texts('.built li')).length > 0);
    await ann.type('input[name=as]', 'Mine');
    await ann.press('Keep this deck');
    await until('that it is kept', async () =>
      (await ann.texts('[role=status]')).some((one) => one.includes('“Mine” is kept')),
    );
    expect(await ann.violations()).toEqual([]);
    await ann.run(`document.querySelector('.builder a.main').click()`);
    await until('it in the lobby', async () => (await decks()).includes('your deck “Mine”'));
    await ann.reload();
    await until('it again', async () => (await decks()).includes('your deck “Mine”'));
    await ann.choose('deck', 'kept: Mine');
    await ann.press('Play', '.lobby form');
    await until('a game with it', () => ann.text('.board'));
  });

  test('a deck that is deleted is gone from the lobby, too', async () => {
    await ann.go(`${server.url}/#/deck`);
    await ann.page.getByText('Decks that you keep (1)').click();
    await pressNamed('Delete: Mine');
    await until('that it is deleted', async () =>
      (await ann.texts('[role=status]')).some((one) => one.includes('“Mine” is deleted')),
    );
    await ann.run(`document.querySelector('.builder a.main').click()`);
    await until('the lobby', async () => (await decks()).length > 0);
    expect(await decks()).not.toContain('your deck “Mine”');
  });
});
