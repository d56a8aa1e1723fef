import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, Seat, type AnySocketClass } from '@arbiter/client';
import { Driver, Pictures, until, type Browser } from '@arbiter/web/testing';
import { WebSocket } from 'ws';
import { layGames } from '../page/laid-game.behaviour-spec.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { deadlyAttack, ELVES } from './deadly-attack.behaviour-spec.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';

const WHAT_IF = '[aria-label="What if"]';

/** The second case of a dispute in the page: a card was faulty, its game is rewound, and they play on. */
describeInTurn(2)('a game of a faulty card, in the page', () => {
  const table = deadlyAttack('faulty-page');
  const { game } = table;
  const match = 'local-laid-faulty-page';
  const pictures = new Pictures();
  let folder: string;
  let server: ServerProcess;
  let driver: Driver;
  let ann: Awaited<ReturnType<typeof Client.guest>>;
  let bob: Browser;
  let olga: Browser;
  let token: string;
  let version: number;
  let continuation: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rewound-page-'));
    server = new ServerProcess(folder);
    await server.start();
    driver = await Driver.start();
    bob = await driver.open([1280, 800]);
    await bob.go(`${server.url}/`);
    await until('a place for the name', () => bob.text('input[name=name]'));
    await bob.type('input[name=name]', 'Bob');
    await bob.press('Become a guest');
    await until('the lobby', () => bob.text('a.invite'));
    const guest = await bob.run<{ player: string; token: string }>(
      `return JSON.parse(localStorage.getItem('arbiter guest ' + sessionStorage.getItem('arbiter me')))`,
    );
    ({ token } = guest);
    const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
    ann = await Client.guest(server.url, 'Ann', sockets);
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [ann.player!, guest.player], [table]);
    await server.start();
    olga = await driver.open([1280, 900]);
    // To rule is asked for once more.
    olga.page.on('dialog', (asked) => void asked.accept());
  }, 120_000);

  afterAll(async () => {
    ann.close();
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  let sent = 0;
  async function ask(as: string, path: string, body?: object): Promise<Record<string, unknown>> {
    const answer = await fetch(`${server.url}/v1/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${as}`,
        'content-type': 'application/json',
        'idempotency-key': `k${(sent += 1)}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  }
  const matchNow = (): Promise<Record<string, unknown>> =>
    ask(ann.guest.token, `history/matches/${match}`);

  test('a player who was killed by one of the elves reports that', async () => {
    const commands = `games/${game}/commands`;
    version = Number(
      (await ask(token, commands, { type: 'DeclareBlockers', blocks: [] }))['version'],
    );
    for (const who of [ann.guest.token, token, ann.guest.token, token]) {
      await ask(who, commands, { type: 'Pass' });
    }
    await until('the end', async () => (await matchNow())['winner'] === 0);
    await bob.go(`${server.url}/#/report/${game}/${version}`);
    await until('the form', () => bob.text('.reports form'));
    await bob.type('.reports textarea', 'One of the elves has killed me.');
    await bob.press('Report');
    await until('what became of it', () => bob.text('.reports .case'));
    await pictures.take(bob, 'report');
  }, 120_000);

  test('an operator shows by what-if that they would have lived with the card as it should be', async () => {
    const printed = server.output.findLast((line) => line.startsWith('Operators sign in at'));
    await olga.go(/http\S+/u.exec(printed ?? '')?.[0] ?? '');
    await until('the report', () => olga.text('.console .found a'));
    await olga.click('.console .found a');
    await until('the timeline', () => olga.text('.stepped .log li.now'));
    await olga.press('Branch here');
    await until('the command on record', () =>
      olga.run<boolean>(
        `return document.querySelector('textarea[name=commands]').value.includes('DeclareBlockers')`,
      ),
    );
    await olga.type(`${WHAT_IF} input[name=bots]`, '6');
    await olga.press('Branch here');
    await until('that it ends so with the card as it was', async () =>
      (await olga.text('.branch'))?.includes('Ann would have won.'),
    );
    await olga.type(`${WHAT_IF} textarea[name=definitions]`, JSON.stringify(ELVES));
    await olga.type(`${WHAT_IF} input[name=bots]`, '6');
    await olga.press('Branch here');
    await until('that it goes on with the card as it should be', async () => {
      const said = await olga.text('.branch');
      return said?.includes('it never happened') === true && !said.includes('would have won');
    });
    await olga.page.locator(WHAT_IF).scrollIntoViewIfNeeded();
    await pictures.take(olga, 'what-if');
    await olga.press('Attach the branch');
    await until('the evidence', () => olga.text('[aria-label=Evidence] li'));
  }, 120_000);

  test('they have it played on from there, by the card as it should be', async () => {
    await olga.press('Take it');
    await until('the form', () => olga.text('.ruling-form'));
    await olga.choose('remedy', 'reshuffled');
    await olga.type('.ruling-form input[name=rules]', '6ED 310.1a');
    await olga.type('.ruling-form textarea[name=grounds]', 'The card had the wrong power.');
    await olga.click('.ruling-form summary');
    // As it was in the branch.
    expect(
      await olga.run(
        `return JSON.parse(document.querySelector('.ruling-form textarea[name=definitions]').value)`,
      ),
    ).toEqual([ELVES]);
    await olga.page.locator('.ruling-form').scrollIntoViewIfNeeded();
    await pictures.take(olga, 'ruling');
    expect(await olga.violations()).toEqual([]);
    await olga.press('Rule');
    await until('the ruling', async () =>
      (await olga.text('.ruling'))?.includes('The game is played on from before event'),
    );
    await server.kill();
    await server.start();
  }, 120_000);

  test('the player is called to where it goes on, whatever crashed meanwhile', async () => {
    await bob.go(`${server.url}/#/`);
    await until('the call', async () =>
      (await bob.text('.lobby'))?.includes('played again by a ruling'),
    );
    await until('the ruling', () => bob.text('[aria-label=Rulings] a'));
  }, 120_000);

  test('they play it to its end, and the match counts by that', async () => {
    const again = '.lobby .matches li:has-text("played again") a';
    const link = await until('the link', () =>
      bob.page.locator(again).first().getAttribute('href'),
    );
    continuation = link.split('/').at(-1)!;
    await bob.click(again);
    const life: number[] = [];
    const annPlays = new Seat(ann, {
      match: continuation,
      choose: ({ view }) => {
        life.push(view.players[1].life);
        return { type: life.at(-1) === 20 ? 'Pass' : 'Concede' };
      },
    });
    await bob.press('No block'); // Nothing else can be done before the damage: the page passes by itself.
    await annPlays.result;
    // By the card as it was they would have died of it.
    expect(life.at(-1)).toBe(19);
    await until('the end', async () => (await bob.text('main'))?.includes('Bob wins the game'));
    await until('that it counts', async () => (await matchNow())['winner'] === 1);
  }, 120_000);

  test('a stranger who replays the game sees at its head and at the ruled line what was ruled, and where it is played again', async () => {
    const stranger = await driver.open([390, 844]);
    await stranger.go(`${server.url}/#/replay/${game}`);
    const told = await until('the ruling', () => stranger.text('.replay [aria-label=Rulings]'));
    expect(told).toContain('Ruling: The game is played on from before event');
    expect(told).toContain('6ED 310.1a');
    expect(told).toContain('The card had the wrong power.');
    expect(
      await stranger.page.getByText('Where it is played again').getAttribute('href'),
    ).toContain(continuation);
    await stranger.press('To event', '.replay [aria-label=Rulings]');
    await until('the line that it is about', () => stranger.text('.lines li.now .ruled'));
    expect(await stranger.violations()).toEqual([]);
    expect(
      await stranger.run('return document.documentElement.scrollWidth <= window.innerWidth'),
    ).toBe(true);
    expect(stranger.errors()).toEqual([]);
  }, 60_000);
});
