import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { until, type Browser } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { olderPositions } from './older-positions.behaviour-spec.ts';

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
    await table.picture(name);
    expect([name, await ann.violations()]).toEqual([name, []]);
    return question;
  }

  test.each(EDITIONS)('%s: a spell is interrupted while it is being played', async (edition) => {
    expect(await sitDown(`interrupts-${edition}`)).toMatch(
      /Grizzly Bears is being played: interrupt it, or pass/u,
    );
    await table.press('Cast Counterspell');
    await table.tick('Grizzly Bears');
    await table.press('Cast Counterspell');
    expect(await table.onStack(/Counterspell/u)).toMatch(/target: Grizzly Bears/u);
  });

  test.each(EDITIONS)('%s: a batch is added to, and resolves whole', async (edition) => {
    expect(await sitDown(`batch-${edition}`)).toMatch(/A batch is being made: add to it, or pass/u);
    expect(await ann.text('.stack')).toContain('Lightning Bolt');
    await table.press('Cast Giant Growth');
    await table.tick('Grizzly Bears');
    await table.press('Cast Giant Growth');
    await table.onStack(/Giant Growth/u);
    expect((await ann.texts('.stack li')).join()).toMatch(/Giant Growth.*Lightning Bolt/su);
  });

  test.each(EDITIONS)('%s: damage is prevented in a step of its own', async (edition) => {
    expect(await sitDown(`prevention-${edition}`)).toMatch(
      /Damage prevention, 3 from Lightning Bolt to Ann: prevent or redirect it, or pass/u,
    );
    await table.press('Circle of Protection: Red: {1}:');
    await table.onStack(/Circle of Protection: Red/u);
    // Nothing has happened to her yet: it was assigned, and isn't dealt before the step is over.
    expect(await ann.text('.below')).toMatch(/Life\s*20/u);
  });

  test.each([
    ['4ED', /on the way to the graveyard, Drudge Skeletons: .*regenerate, or pass/u],
    ['5ED', /About to be destroyed, Drudge Skeletons: regenerate, or pass/u],
  ] as const)('%s: what is about to be destroyed regenerates then', async (edition, asked) => {
    expect(await sitDown(`regeneration-${edition}`)).toMatch(asked);
    await table.press('Drudge Skeletons: {B}: Regenerate Drudge Skeletons.');
    await table.onStack(/Drudge Skeletons/u);
    expect((await ann.texts('.below .permanent')).join()).toContain('Drudge Skeletons');
  });

  test.each(EDITIONS)('%s: an attack burns no mana without a question', async (edition) => {
    const lost = 'Announce an attack, and lose 1 life';
    await sitDown(`mana-left-${edition}`);
    await table.press('Announce an attack');
    expect(await until('the question', () => ann.text('.decision [role=alert]'))).toContain(lost);
    await table.press('Keep the mana');
    await until('no question', async () => (await ann.text('.decision [role=alert]')) === null);
    expect(await ann.text('.below')).toMatch(/Life\s*20/u);
    await table.press('Announce an attack');
    await table.press(lost);
    await table.told(/attack/u);
  });
});
