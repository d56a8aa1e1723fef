import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, type AnySocketClass } from '@arbiter/client';
import { Driver, Pictures, until, type Browser } from '@arbiter/web/testing';
import { WebSocket } from 'ws';
import { operator } from '../commands/operator.ts';
import { layGames } from '../page/laid-game.behaviour-spec.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { facingAttack, tappedOf } from './facing-attack.behaviour-spec.ts';
import { printed } from './printed.behaviour-spec.ts';

/** What a player reports and what an operator does about it, both in the page: the real server, the real chromium. */
describe('a report and its ruling, in the page', () => {
  const table = facingAttack('refused-block');
  const pictures = new Pictures();
  let folder: string;
  let server: ServerProcess;
  let driver: Driver;
  let ann: Browser;
  let olga: Browser;
  let token: string;
  let player: string;
  let link: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'console-'));
    server = new ServerProcess(folder);
    await server.start();
    driver = await Driver.start();
    ann = await driver.open([1280, 800]);
    await ann.go(`${server.url}/`);
    await until('a place for the name', () => ann.text('input[name=name]'));
    await ann.type('input[name=name]', 'Ann');
    await ann.press('Become a guest');
    await until('the lobby', () => ann.text('a.invite'));
    const guest = await ann.run<{ player: string; token: string }>(
      `return JSON.parse(localStorage.getItem('arbiter guest ' + sessionStorage.getItem('arbiter me')))`,
    );
    ({ token, player } = guest);
    const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
    const bob = await Client.guest(server.url, 'Bob', sockets);
    bob.close();
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [bob.player!, guest.player], [table]);
    await server.start();
    const told = server.output.findLast((line) => line.startsWith('Operators sign in at'));
    link = /http\S+/u.exec(told ?? '')?.[0] ?? '';
    olga = await driver.open([1280, 900]);
    // To rule is asked for once more.
    olga.page.on('dialog', (asked) => void asked.accept());
  }, 120_000);

  afterAll(async () => {
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const send = (body: object): Promise<Response> =>
    fetch(`${server.url}/v1/games/${table.game}/commands`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': JSON.stringify(body).replaceAll(/[^\w]/gu, '-'),
      },
      body: JSON.stringify(body),
    });

  test('a player reports the line of the log at which a block was refused, while the match goes on', async () => {
    await ann.go(`${server.url}/#/match/local-laid-refused-block`);
    await until('the table', () => ann.text('.decision .options'));
    const blocks = [[tappedOf(table, 1), tappedOf(table, 0)]];
    expect((await send({ type: 'DeclareBlockers', blocks })).status).toBe(409);
    await until('a line to report', () => ann.text('.log .flag'));
    expect(await ann.violations()).toEqual([]);
    await ann.click('.log .flag');
    await until('the form', () => ann.text('.reports form'));
    await ann.type('.reports textarea', 'My block was legal, and the server refused it.');
    await ann.press('Report');
    await until('what became of it', async () =>
      (await ann.text('.reports .case'))?.includes('Nobody has taken it yet.'),
    );
    expect(await ann.violations()).toEqual([]);
    expect((await send({ type: 'Concede' })).ok).toBe(true);
  });

  test('an operator signs in by the link that the server has printed; it counts once', async () => {
    await olga.go(link);
    await until('the report', () => olga.text('.console .found a'));
    expect(await olga.text('.console nav')).toContain('host, operator');
    expect(await olga.violations()).toEqual([]);
    const again = await driver.open([1280, 900]);
    await again.go(link);
    await until('that it counted', async () =>
      (await again.text('.problem'))?.includes('somebody has signed in by this link'),
    );
  });

  test('they step to the refusal, see its rule, the verified record, and what each seat saw', async () => {
    await olga.click('.console .found a');
    await until('the timeline', () => olga.text('.stepped .log li.now'));
    await until('that the record is verified', async () => {
      const found = olga.page.getByText('The record is verified.');
      // Loaded again until it is projected; to show it takes a moment each time.
      const isShown = await found.waitFor({ timeout: 3_000 }).then(
        () => true,
        () => false,
      );
      if (!isShown) await olga.reload();
      return isShown;
    });
    await until('the refusal', () => olga.text('[aria-label=Refusals] li button'));
    await olga.click('[aria-label=Refusals] li button');
    await until('the rule', async () => (await olga.text('.stepped .question'))?.includes('6ED'));
    await olga.press('Show both seats here');
    await until('both', async () => (await olga.texts('.both .board')).length === 2);
    expect(await olga.violations()).toEqual([]);
  });

  test('they branch: the block as it was sent is refused again, and one with an untapped creature is not', async () => {
    await olga.press('Branch here');
    const recorded = await until('the command on record', async () => {
      const text = await olga.run<string>(
        `return document.querySelector('textarea[name=commands]').value`,
      );
      return text.includes('DeclareBlockers') && text;
    });
    await olga.press('Branch here');
    await until('that it is refused again', async () =>
      (await olga.text('.branch'))?.includes('Refused:'),
    );
    const untapped = table
      .permanents(1, 'Llanowar Elves')
      .find((id) => !table.now.objects[id]!.tapped)!;
    const other = recorded.replace(String(tappedOf(table, 1)), String(untapped));
    await olga.type('textarea[name=commands]', other);
    await olga.type('input[name=bots]', '3');
    await olga.press('Branch here');
    await until('what the block would have meant', async () => {
      const said = await olga.text('.branch');
      return said?.includes('it never happened') === true && !said.includes('Refused:');
    });
    await olga.press('Attach the branch');
    await until('the evidence', () => olga.text('[aria-label=Evidence] li'));
  });

  test('they play on by hand from where it leads, and take that back', async () => {
    const hand = '.hand-of-branch';
    const asked = await until('who is asked', () => olga.text(`${hand} .decision .question`));
    const before = (await olga.texts('.branch > .lines li')).length;
    await olga.press('Pass', hand);
    const longer = async (): Promise<boolean> =>
      (await olga.texts('.branch > .lines li')).length > before;
    await until('what comes of it', longer);
    expect(await olga.violations()).toEqual([]);
    await olga.press('Without the last command', hand);
    await until('the same question', async () =>
      (await longer()) ? false : (await olga.text(`${hand} .decision .question`)) === asked,
    );
  });

  test('they take it and reject the claim with grounds; on a telephone, too, all of it can be read', async () => {
    await olga.press('Take it');
    await until('the form', () => olga.text('.ruling-form'));
    const rule = await olga.text('[aria-label=Refusals] .rule');
    await olga.type('.ruling-form input[name=rules]', rule ?? '');
    await olga.type('.ruling-form textarea[name=grounds]', 'The blocker was tapped.');
    await olga.resize(390, 844);
    expect(await olga.violations()).toEqual([]);
    expect(await olga.run('return document.documentElement.scrollWidth <= window.innerWidth')).toBe(
      true,
    );
    await olga.press('Rule');
    await until('the ruling', async () =>
      (await olga.text('.ruling'))?.includes('The result stands.'),
    );
    await olga.resize(1280, 900);
    const coming = olga.page.waitForEvent('download');
    await olga.press('Export the case');
    expect((await coming).suggestedFilename()).toMatch(/^d-.*\.case\.json$/u);
    expect(olga.errors()).toEqual([]);
  });

  test('the player reads the ruling, and may appeal', async () => {
    await ann.reload();
    await until('the ruling', async () =>
      (await ann.text('.reports .ruling'))?.includes('The blocker was tapped.'),
    );
    await until('the appeal', async () => (await ann.text('.reports'))?.includes('Appeal'));
    expect(await ann.violations()).toEqual([]);
  });

  test('a game shows what was in dispute about it; at another moment of it an operator opens a dispute', async () => {
    await olga.go(`${server.url}/#/operate/game/${table.game}`);
    const about = '[aria-label="Disputes about this game"]';
    await until('the dispute about it', () => olga.text(`${about} .found a`));
    expect(await olga.text(about)).toContain('Ruling: The result stands.');
    const head = await until('the ruling', () => olga.text('.stepped [aria-label=Rulings]'));
    expect(head).toContain('The blocker was tapped.');
    await until('where it can be opened', () => olga.text(`${about} form`));
    expect(await olga.violations()).toEqual([]);
    await olga.type(`${about} textarea`, 'Why was nothing asked here?');
    await olga.press('Open a dispute', about);
    await until('the dispute', async () =>
      (await olga.text('[aria-label=Dispute]'))?.includes('Why was nothing asked here?'),
    );
    expect(await olga.text('[aria-label=Dispute]')).toContain('Nobody has taken it yet.');
    await until('its address', async () =>
      (await olga.run<string>('return location.hash')).startsWith('#/operate/dispute/d-'),
    );
    // The other one is beside it.
    await olga.click(`${about} .found a`);
    await until('the ruling', async () =>
      (await olga.text('[aria-label=Dispute]'))?.includes('The blocker was tapped.'),
    );
    expect(olga.errors()).toEqual([]);
  });

  test('an auditor reads what was done in it, and finds what one person did', async () => {
    const data = { ARBITER_DATA: join(folder, 'data') };
    const args = ['audrey', '--role', 'auditor', '--link', server.url];
    const audrey = await driver.open([1280, 900]);
    await audrey.go((await printed(operator, args, data)).text.trim());
    await until('the way there', () => audrey.text('.console nav'));
    await audrey.go(`${server.url}/#/operate/audit`);
    const row = '[aria-label="Entries"] tbody tr';
    const rows = (): Promise<string[]> => audrey.texts(row);
    await until('the ruling', async () =>
      (await rows()).some((text) => /host, operator.*ActedInDispute.*Rule$/su.test(text)),
    );
    expect(await audrey.violations()).toEqual([]);
    await audrey.type('input[name=operator]', 'audrey');
    await audrey.press('Search');
    await until('what she did alone', async () => {
      const found = await rows();
      return found.length > 0 && found.every((text) => text.includes('audrey, auditor'));
    });
    expect((await rows()).join()).toContain('SignedIn');
  });

  test('matches are found by what is known of their records', async () => {
    await olga.go(`${server.url}/#/operate/matches`);
    await until('the match', () => olga.text('[aria-label=Matches] .found a'));
    await olga.choose('verification', 'verified');
    await olga.press('Search');
    await until('it again', async () =>
      (await olga.text('.console .found'))?.includes('Game 1: verified'),
    );
    await olga.choose('verification', 'differs');
    await olga.press('Search');
    await until('nothing', async () => (await olga.text('.console'))?.includes('There is none.'));
    expect(await olga.violations()).toEqual([]);
  });

  test('this build decides it again, and the report of another one shows what that decides otherwise', async () => {
    await olga.go(`${server.url}/#/operate/builds`);
    await olga.press('Decide them again');
    await until('what it decides', async () =>
      (await olga.text('.report'))?.includes('1 of 1 games as they are recorded.'),
    );
    expect(await olga.violations()).toEqual([]);
    const saved = olga.page.waitForEvent('download');
    await olga.press('Save the report');
    const [header = '', game = ''] = readFileSync(await (await saved).path(), 'utf8').split('\n');
    const other = JSON.stringify({ ...JSON.parse(header), engine: 'f'.repeat(64) });
    const otherwise = { outcome: 'otherwise', event: 3, decided: { type: 'StepBegan' } };
    const text = [other, JSON.stringify({ ...JSON.parse(game), ...otherwise })].join('\n');
    const file = { name: 'other.ndjson', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await olga.page.locator('input[name=report]').setInputFiles(file);
    await until('what is different', async () =>
      (await olga.text('.comparison'))?.includes('games in both 1, decided differently 1.'),
    );
    await pictures.take(olga, 'builds');
    expect(await olga.text('.comparison')).toContain('decided otherwise at event 3 (StepBegan)');
    expect(await olga.violations()).toEqual([]);
    await olga.click('.comparison a');
    await until('the game', () => olga.text('.stepped .log li'));
  });

  test('an official who knows a player declares it, and then sees no dispute in which that player plays', async () => {
    await olga.go(`${server.url}/#/operate/ties`);
    await until('that there is none', async () =>
      (await olga.text('[aria-label=Ties]'))?.includes('You have declared none.'),
    );
    expect(await olga.violations()).toEqual([]);
    const declare = async (whom: string): Promise<void> => {
      await olga.type('[aria-label=Ties] form:first-of-type input', whom);
      await olga.press('Declare a tie');
    };
    await declare('p-nobody');
    await until('that nobody is called so', async () =>
      (await olga.text('.console .problem'))?.includes('no such player'),
    );
    await declare(player);
    await until('the tie', () => olga.text('[aria-label=Ties] .found li'));
    expect(await olga.violations()).toEqual([]);
    await olga.go(`${server.url}/#/operate`);
    await until('that there is none for her', async () =>
      (await olga.text('[aria-label=Disputes]'))?.includes('There is none.'),
    );
  });
});
