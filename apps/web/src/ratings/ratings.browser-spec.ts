import { Client, type TicketState } from '@arbiter/client';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Driver, until, type Browser } from '../testing/browser.behaviour-spec.ts';
import { Pictures } from '../testing/pictures.behaviour-spec.ts';
import { TestServer } from '../testing/server.behaviour-spec.ts';

/** Ratings as people see them: rated matches on the real server, the real chromium. */
describe('ratings', () => {
  let server: TestServer;
  let driver: Driver;
  const pictures = new Pictures();
  let browser: Browser;
  let ann: Awaited<ReturnType<typeof Client.guest>>;
  let bob: typeof ann;

  beforeAll(async () => {
    server = await TestServer.start();
    driver = await Driver.start();
    browser = await driver.open([1280, 900]);
    [ann, bob] = [await Client.guest(server.url, 'Ann'), await Client.guest(server.url, 'Bob')];
  });

  afterAll(async () => {
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await (server as TestServer | undefined)?.stop();
  });

  /** A rated match of two who invited each other; the loser concedes it. */
  async function playRated(loser: Client): Promise<void> {
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [] };
    const ask = (one: Client, other: Client): Promise<TicketState> =>
      one.openTicket({
        ...{ deck, edition: '6ED', rated: true },
        opponent: { kind: 'player', player: other.player ?? '' },
      });
    await ask(ann, bob);
    const { ticket } = await ask(bob, ann);
    const match = await until('the match', async () => (await bob.ticket(ticket)).match);
    // A match in which no game was begun rates nobody.
    await Promise.all([ann.commit(match, 1), bob.commit(match, 1)]);
    await until('its game', async () => (await bob.match(match)).status === 'playing');
    await loser.concedeMatch(match);
    await until('its end', async () => (await bob.match(match)).status === 'over');
  }

  test('a leaderboard has everybody who played ten rated matches; each has a course', async () => {
    for (let i = 0; i < 10; i++) await playRated(i % 3 === 0 ? ann : bob);
    await browser.go(`${server.url}/#/ratings/${ann.player ?? ''}`);
    const second = browser.page.locator('.leaders tbody tr').nth(1);
    await until('the leaderboard', async () => {
      // Loaded again until all that was played is projected; to show it takes a moment each time.
      const isShown = await second.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      if (!isShown) await browser.reload();
      return isShown;
    });
    const rows = await until('the names', async () => {
      const found = await browser.texts('.leaders tbody td:nth-child(2)');
      return !found.some((one) => one.startsWith('p-')) && found;
    });
    expect(rows).toEqual(['Ann', 'Bob']);
    const rating = Number((await browser.text('.rating'))?.replace('?', ''));
    expect(rating).toBeGreaterThan(1500);
    const course = await until('the course', () =>
      browser.run<string>(
        `return document.querySelector('.course svg').getAttribute('aria-label')`,
      ),
    );
    expect(course).toBe(`Rating over 10 matches: from 1500? to ${await browser.text('.rating')}`);
    expect(await browser.violations()).toEqual([]);
    await pictures.take(browser, 'ratings');
  });

  test('the matches played say what became of them, and lead to their games', async () => {
    const lines = await until('the matches', async () => {
      const found = await browser.texts('.ratings .matches li');
      return found.length === 10 && found[0]?.includes('Bob') === true && found;
    });
    expect(lines.at(-1)).toMatch(/^against Bob: lost \d : \d, 6ED Freeform, rating −\d+/u);
    expect(lines.at(-2)).toMatch(/^against Bob: won \d : \d, 6ED Freeform, rating \+\d+/u);
    await browser.press('Its games', '.ratings .matches');
    await until('the game', () => browser.text('.ratings .matches a[href^="#/replay/"]'));
  });

  test('where nobody has played there is nobody, and it says so', async () => {
    await browser.choose('edition', 'TSP');
    await until('nobody', async () =>
      (await browser.text('.ratings'))?.includes('Nobody has played ten rated matches'),
    );
    await until('no course', async () =>
      (await browser.text('.ratings'))?.includes('No rated match in this edition'),
    );
    expect(await browser.violations()).toEqual([]);
  });

  test('who follows a player is told when they play, without asking again, and comes to it', async () => {
    const [live, mark] = ['.ratings [role=status] a', 'followed'];
    await browser.run(`document.body.dataset.mark = arguments[0]`, mark);
    expect(await browser.text(live)).toBeNull();
    const { ticket } = await ann.openTicket({
      ...{ deck: { main: [{ name: 'Forest', count: 60 }], side: [] } },
      opponent: { kind: 'bot', bot: 'random' },
    });
    const match = await until('the match', async () => (await ann.ticket(ticket)).match);
    await until('the link', () => browser.text(`${live}[href="#/match/${match}"]`));
    await until('their names', async () =>
      (await browser.text('.ratings'))?.includes('Watch Ann against random bot (strength 0), now'),
    );
    // It is the same page still.
    expect(await browser.run('return document.body.dataset.mark')).toBe(mark);
    expect(await browser.violations()).toEqual([]);
    await browser.go(`${server.url}/#/`);
    await until('a place for the name', () => browser.text('input[name=name]'));
    await browser.type('input[name=name]', 'Cid');
    await browser.press('Become a guest');
    await until('the live matches', async () =>
      (await browser.texts('.matches li')).some((line) =>
        line.startsWith('Ann against random bot (strength 0) '),
      ),
    );
    await ann.commit(match, 1);
    await until('its game', async () => (await ann.match(match)).status === 'playing');
    await ann.concedeMatch(match);
    await browser.go(`${server.url}/#/ratings/${ann.player ?? ''}`);
    await until('no link', async () => (await browser.text(live)) === null);
    await until('it among those that are over', async () => {
      await browser.reload();
      const lines = await until('the matches', async () => {
        const found = await browser.texts('.ratings .matches li');
        return found.length > 0 && found;
      });
      return lines[0]?.startsWith('against random bot (strength 0): lost');
    });
  });

  test('a player is blocked on their page, and let in again on one’s own', async () => {
    await browser.go(`${server.url}/#/ratings/${bob.player ?? ''}`);
    // Another player's page, which was there before, has such a button, too.
    await until('their page', async () => (await browser.texts('.ratings h2')).includes('Bob'));
    await until('the button', () => browser.press('Block this player', '.ratings'));
    await until('that it is so', async () =>
      (await browser.text('.ratings'))?.includes('The queue never pairs you'),
    );
    await browser.go(`${server.url}/#/ratings`);
    await until('the list', async () => (await browser.text('.blocked'))?.startsWith('Bob'));
    expect(await browser.violations()).toEqual([]);
    await until('the button', () => browser.press('Unblock', '.blocked'));
    await until('nobody', async () => (await browser.text('.blocked')) === null);
  });

  test('one’s own course is seen in the lobby, and leads to what one has played', async () => {
    const hers = await driver.open([1280, 900]);
    await hers.go(server.url);
    const { player, token } = ann.guest;
    await hers.run(
      `localStorage.setItem('arbiter guest ' + arguments[0].player, JSON.stringify(arguments[0]));
       localStorage.setItem('arbiter me', arguments[0].player)`,
      { player, token, name: 'Ann' },
    );
    await hers.reload();
    const course = await until('the course', () =>
      hers.run<string>(
        `return document.querySelector('.lobby .course svg')?.getAttribute('aria-label')`,
      ),
    );
    expect(course).toBe(`Rating over 10 matches: from 1500? to ${await hers.text('.rating')}`);
    expect(await hers.violations()).toEqual([]);
    await hers.page.locator('.lobby h2 a').click();
    await until('all that she played', async () =>
      (await hers.texts('.ratings h2')).includes('Ann'),
    );
  });

  test('nobody who has played no rated match sees a course in the lobby', async () => {
    const theirs = await driver.open([1280, 900]);
    await theirs.go(server.url);
    await until('a place for the name', () => theirs.text('input[name=name]'));
    await theirs.type('input[name=name]', 'Eve');
    const asked = theirs.page.waitForResponse((one) => one.url().includes('/history/ratings?'));
    await theirs.press('Become a guest');
    await asked;
    await until('the lobby', () => theirs.text('.lobby'));
    expect(await theirs.text('.lobby .rating')).toBeNull();
  });

  test('it fits a phone', async () => {
    await browser.resize(400, 800);
    const fits = 'return document.documentElement.scrollWidth <= window.innerWidth';
    expect(await browser.run(fits)).toBe(true);
  });
});
