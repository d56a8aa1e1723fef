import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { olderPositions } from './older-positions.behaviour-spec.ts';

/** With ARBITER_TEST_PICTURES set to a folder: a picture of each position, for whoever wants to see it. */
const PICTURES = process.env['ARBITER_TEST_PICTURES'];

const EDITIONS = ['4ED', '5ED'] as const;

/** What only those rules have, played at the page: the real server, the real chromium, games laid on its log. */
describe('the page under the rules of 1995 and of 1997', () => {
  let table: AtTable;
  let ann: Browser;

  beforeAll(async () => {
    table = await AtTable.start(EDITIONS.flatMap(olderPositions));
    ({ ann } = table);
    await table.sitDown('batch-5ED');
    // What chromium says of the time in which no server was there.
    ann.errors();
  });

  afterAll(() => table.stop());

  afterEach(() => {
    expect(ann.errors()).toEqual([]);
  });

  async function sitDown(name: string): Promise<string> {
    const question = await table.sitDown(name);
    await table.list();
    if (PICTURES !== undefined) {
      writeFileSync(join(PICTURES, `${name}.png`), await ann.picture());
    }
    return question;
  }

  const life = async (): Promise<string> => (await ann.text('.below .who')) ?? '';

  test.each(EDITIONS)('%s: a spell is interrupted while it is being played', async (edition) => {
    expect(await sitDown(`interrupts-${edition}`)).toMatch(
      /Grizzly Bears is being played: interrupt it, or pass/u,
    );
    await table.press('Cast Counterspell');
    await table.told(/Grizzly Bears.*countered|counters? Grizzly Bears/iu);
    expect((await ann.texts('.above .permanent')).join()).not.toContain('Grizzly Bears');
  });

  test.each(EDITIONS)('%s: a batch is added to, and resolves whole', async (edition) => {
    expect(await sitDown(`batch-${edition}`)).toMatch(/A batch is being made: add to it, or pass/u);
    expect(await ann.text('.board')).toContain('Batch');
    await table.press('Cast Giant Growth');
    await table.told(/The batch has resolved/u);
    expect((await ann.texts('.below .permanent')).join()).toContain('Grizzly Bears');
  });

  test.each(EDITIONS)('%s: damage is prevented in a step of its own', async (edition) => {
    expect(await sitDown(`prevention-${edition}`)).toMatch(
      /Damage prevention, 3 from Lightning Bolt to you: prevent or redirect it, or pass/u,
    );
    const before = await life();
    await table.press('Circle of Protection: Red');
    await table.told(/3 damage of Lightning Bolt to .* is prevented/u);
    expect(await life()).toBe(before);
  });

  test.each(EDITIONS)('%s: what is about to be destroyed regenerates then', async (edition) => {
    expect(await sitDown(`regeneration-${edition}`)).toMatch(
      /Drudge Skeletons.*: regenerate, or pass/u,
    );
    await table.press('Drudge Skeletons');
    await table.told(/Drudge Skeletons.*regenerate/iu);
    expect((await ann.texts('.below .permanent')).join()).toContain('Drudge Skeletons');
  });

  test.each(EDITIONS)('%s: all of it is for everybody', async (edition) => {
    for (const { name } of olderPositions(edition)) {
      await table.sitDown(name).catch(() => '');
      expect([name, await ann.violations()]).toEqual([name, []]);
    }
  });
});
