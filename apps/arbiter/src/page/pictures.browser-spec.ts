import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { Pictures, until } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { POSITIONS } from './positions.behaviour-spec.ts';

describe('pictures of the page, for docs/', () => {
  let table: AtTable;
  const pictures = new Pictures();

  beforeAll(async () => {
    table = await AtTable.start([POSITIONS.blocks(), POSITIONS.targets(), POSITIONS.permanents()]);
  });

  afterAll(async () => {
    await (table as AtTable | undefined)?.stop();
    pictures.end();
  });

  const take = (name: string): Promise<void> => pictures.take(table.ann, name);

  const click = async (part: string, name: string, which = 0): Promise<void> => {
    const cards = table.ann.page.locator(`${part} .card`).filter({ hasText: name });
    await cards.nth(which).click();
  };

  const made = (like: RegExp): Promise<unknown> =>
    until(`what is made: ${like.source}`, async () =>
      like.test((await table.ann.text('.decision .made')) ?? ''),
    );

  test('a block, drawn between who fights', async () => {
    await table.sitDown('blocks');
    await click('.below', 'River Boa');
    await click('.above', 'Jackal Pup', 1);
    await made(/blocks/u);
    await take('table');
  });

  test('the same in the dark on a telephone', async () => {
    await table.ann.resize(390, 844);
    await table.ann.prefer('dark');
    await table.sitDown('targets');
    await click('.hand', 'Shock');
    await click('.above', 'River Boa');
    await made(/Target: River Boa/u);
    await take('telephone');
    await table.ann.resize(1280, 800);
  });

  test('sixty permanents in piles on one screen, in the dark', async () => {
    await table.sitDown('permanents');
    await take('piles');
    await table.ann.prefer('light');
  });

  test('the lobby', async () => {
    await table.ann.go(`${table.url}/#/`);
    await until('the lobby', () => table.ann.text('.lobby select[name=deck]'));
    await take('lobby');
  });
});
