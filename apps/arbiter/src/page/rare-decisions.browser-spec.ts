import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { until, type Browser } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { RARE } from './rare-positions.behaviour-spec.ts';

/** What is asked seldom, answered at the page: every kind that `decisions.browser-spec.ts` doesn't try. */
describe('the page asks now and then', () => {
  let table: AtTable;
  let ann: Browser;

  beforeAll(async () => {
    table = await AtTable.start(Object.values(RARE).map((make) => make()));
    ({ ann } = table);
    await table.sitDown('play-first');
    // What chromium says of the time in which no server was there.
    ann.errors();
  });

  afterAll(() => table.stop());

  afterEach(() => {
    expect(ann.errors()).toEqual([]);
  });

  /** Sits down where things are asked by a list; all of it is for everybody. @returns the question */
  async function sitDown(name: string): Promise<string> {
    const question = await table.sitDown(name);
    await table.list();
    await table.picture(name);
    expect([name, await ann.violations()]).toEqual([name, []]);
    return question;
  }

  /** Waits until something else is asked, or the other player is. */
  const answered = (question: string): Promise<unknown> =>
    until('what comes of it', async () => (await ann.text('.question')) !== question);

  const asked = (like: RegExp): Promise<string> =>
    until(`a question like ${like.source}`, async () => {
      const question = await ann.text('.question');
      return question !== null && like.test(question) && question;
    });

  test('who plays first', async () => {
    const question = await sitDown('play-first');
    expect(question).toMatch(/Who plays first\?/u);
    await table.press('Bob');
    await answered(question);
  });

  test('the order of cards on top of a library, and then whether it is shuffled', async () => {
    expect(await sitDown('top-cards')).toMatch(/go back on top of the library\?/u);
    expect(await ann.text('.decision form')).toMatch(
      /Place 1 is the lowest; place 3 is the top card/u,
    );
    await table.press('Done');
    const offer = await asked(/Portent says “.* shuffle .*” Do you do it\?/u);
    expect(await ann.violations()).toEqual([]);
    await table.press('Don’t do it');
    await answered(offer);
  });

  test('which cost is paid', async () => {
    await sitDown('alternative');
    await table.press('Cast Force of Will');
    await table.press('Step by step, paying by hand');
    const question = await asked(/Which cost do you pay for Force of Will\?/u);
    expect(await ann.violations()).toEqual([]);
    await table.press('Pay 1 life, Remove a blue card');
    await answered(question);
  });

  test('a new target for a spell of the other player', async () => {
    expect(await sitDown('new-target')).toMatch(/Which new target for Shock.*, in place of Ann\?/u);
    await table.press('Bob');
    await until('the new target', async () => /Bob/u.test((await ann.texts('.stack li')).join()));
  });

  test.each([
    ['land-words', 'Island becomes Swamp', /It says “Islandwalk/u, /Swampwalk/u],
    ['color-words', 'black becomes red', /protection from black/iu, /protection from red/iu],
  ] as const)('%s: with the text before and after', async (name, pair, before, after) => {
    const question = await sitDown(name);
    expect(question).toMatch(before);
    expect(await table.tick(pair)).toMatch(after);
    await table.press('Done');
    await answered(question);
  });

  test('a color', async () => {
    const question = await sitDown('word');
    expect(question).toMatch(/Which color do you choose for Story Circle\?/u);
    await table.tick('red');
    await table.press('Done');
    await answered(question);
  });

  test('a creature type, by its name', async () => {
    const question = await sitDown('creature-type');
    expect(question).toMatch(/Which creature type do you choose for Engineered Plague\?/u);
    await ann.type('.decision input[name=pick]', 'Goblin');
    await table.press('Done');
    await answered(question);
  });

  test('a number, which is bid', async () => {
    const question = await sitDown('number');
    expect(question).toMatch(/Which number do you choose for Illicit Auction\?/u);
    await ann.type('.decision input[name=pick]', '3');
    await table.press('Done');
    await answered(question);
  });

  test('what is chosen, with what becomes of it, and in which order it goes back', async () => {
    expect(await sitDown('library')).toMatch(/Brainstorm says “Put two cards .*on top/u);
    for (const box of [0, 1]) {
      await ann.run(`document.querySelectorAll('.decision label.tick input')[${box}].click()`);
    }
    await table.press('Done');
    await asked(/In which order do these cards go to the library\?|or pass/u);
  });

  test.each([
    ['graveyard', /In which order do these cards go to the graveyard\?/u],
    ['timestamps', /In which order do they count as having come into play\?/u],
    ['damage', /Whose damage is prevented first\?/u],
  ])('the order of %s', async (name, like) => {
    const question = await sitDown(name);
    expect(question).toMatch(like);
    // The names are what is seen, and more is said than that (WCAG 2.5.3).
    expect((await ann.texts('.order .grip'))[0]).toMatch(/^⠿ 1\. .*place 1 of 2/su);
    await ann.page.locator('.order li').first().getByText('↓').click();
    await table.press('Done');
    await answered(question);
  });

  test.each([
    ['sacrifice', 1, /What do you sacrifice for Innocent Blood\?/u],
    ['discarding', 2, /What do you discard for Mind Rot\?/u],
    ['hand-size', 1, /down to your maximum hand size\?/u],
    ['source', 1, /Which source of damage do you choose/u],
    ['copy', 1, /What does Clone copy\?/u],
    ['untap', 1, /What do you untap\?/u],
  ] as const)('objects: %s', async (name, count, like) => {
    const question = await sitDown(name);
    expect(question).toMatch(like);
    for (let box = 0; box < count; box++) {
      await ann.run(`document.querySelectorAll('.decision label.tick input')[${box}].click()`);
    }
    await table.press('Done');
    await answered(question);
  });

  test('how often a loop of the other player is repeated', async () => {
    const question = await sitDown('repetitions');
    expect(question).toMatch(/to repeat these actions 3 times: Mist Dragon/u);
    await ann.type('.decision input[name=pick]', '2');
    await table.press('Done');
    await table.told(/It is repeated 2 times/u);
  });

  test('whether one agrees to a loop of the other player', async () => {
    await sitDown('repetitions-agreed');
    await table.press('Agree: 3 times');
    await table.told(/It is repeated 3 times/u);
  });

  test('how often what one has done is to be repeated, with the rule for it', async () => {
    await sitDown('proposes');
    await ann.press('Full control');
    const way = await until('a way', async () =>
      (await ann.texts('.decision .group button')).find((one) => one.startsWith('Mist Dragon')),
    );
    await table.press(way);
    await until('what can be repeated', () => ann.text('.repeat summary'));
    // It follows from what the server tells.
    await ann.page.reload();
    await until('what can be repeated', () => ann.text('.repeat summary'));
    await ann.click('.repeat summary');
    await ann.type('.repeat input[name=times]', '3');
    expect(await ann.violations()).toEqual([]);
    await table.picture('proposes');
    await ann.press('6ED 421.2', '.repeat');
    await until('the rule', () => ann.text('.why-panel'));
    await ann.keys('Escape');
    await ann.press('Propose it', '.repeat');
    await table.told(/would repeat this 3 times: Mist Dragon/u);
    await until('the other player', async () =>
      /Waiting for Bob: how often a loop/u.test((await ann.text('.question')) ?? ''),
    );
    await ann.press('Full control');
  });
});
