import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, type AnySocketClass } from '@arbiter/client';
import { parseKept } from '@arbiter/client/kept';
import { Driver, pause, until, type Browser } from '@arbiter/web/testing';
import { WebSocket } from 'ws';
import { layGames } from '../page/laid-game.behaviour-spec.ts';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { facingAttack } from './facing-attack.behaviour-spec.ts';
import { forgeLog } from './forge.behaviour-spec.ts';
import { describeInTurn } from '../../../../tools/in-turn.mjs';

/** The third case of a dispute in the page: a player saves what the page kept, and an operator holds the record against it. */
describeInTurn(2)('a forged record, in the page', () => {
  const began = Date.now() - 60_000;
  const table = facingAttack('forged-page', began);
  const commits = table.commits().length;
  const { game } = table;
  let folder: string;
  let server: ServerProcess;
  let driver: Driver;
  let ann: Browser;
  let olga: Browser;
  let bob: Awaited<ReturnType<typeof Client.guest>>;
  let player: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forged-page-'));
    server = new ServerProcess(folder);
    await server.start();
    driver = await Driver.start();
    ann = await driver.open([1280, 800]);
    await ann.go(`${server.url}/`);
    await until('a place for the name', () => ann.text('input[name=name]'));
    await ann.type('input[name=name]', 'Ann');
    await ann.press('Become a guest');
    await until('the lobby', () => ann.text('a.invite'));
    player = await ann.run<string>(`return sessionStorage.getItem('arbiter me')`);
    const sockets = { WebSocket: WebSocket as unknown as AnySocketClass };
    bob = await Client.guest(server.url, 'Bob', sockets);
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [bob.player!, player], [table]);
    await server.start();
    olga = await driver.open([1280, 900]);
  }, 120_000);

  afterAll(async () => {
    bob.close();
    await (driver as Driver | undefined)?.stop();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  /** What the page saves when a button is pressed. */
  async function saved(css: string, name: string): Promise<string> {
    const file = join(folder, name);
    const coming = ann.page.waitForEvent('download');
    await ann.press('Download your proof', css);
    await (await coming).saveAs(file);
    return file;
  }

  /** What the page says of the record when it is held against that file. */
  async function held(file: string, said: string): Promise<string> {
    await olga.page.locator('input[name=kept]').setInputFiles(file);
    return until('what came of it', async () => {
      const text = await olga.text('.checked');
      return text?.includes(said) === true && text;
    });
  }

  async function operate(): Promise<void> {
    const printed = server.output.findLast((line) => line.startsWith('Operators sign in at'));
    await olga.go(/http\S+/u.exec(printed ?? '')?.[0] ?? '');
    // Who was signed in before is so meanwhile; the link leads on to the disputes.
    await until('that she is known', async () => {
      const isLedOn = !olga.page.url().includes('/sign-in/');
      return isLedOn && (await olga.text('.console nav'));
    });
    await olga.go(`${server.url}/#/operate/game/${game}`);
    // The server may have to read its whole log first.
    await until('the game', async () => {
      const there = await olga.page.locator('input[name=kept]').count();
      if (there > 0) return true;
      await pause(1_000);
      await olga.reload();
      return null;
    });
  }

  test('the page saves what it kept at the table, and after the game, a reload notwithstanding', async () => {
    await ann.go(`${server.url}/#/match/local-laid-forged-page`);
    await until('the table', () => ann.text('.decision .options'));
    // Nobody answered while the server was away.
    ann.errors();
    await ann.click('.settings summary');
    const early = parseKept(readFileSync(await saved('.settings', 'early.ndjson'), 'utf8'));
    expect(early).toMatchObject({ game, seat: 1 });
    expect(early.tips.at(-1)?.version).toBeGreaterThanOrEqual(commits);

    await bob.submit(game, { type: 'Concede' });
    await until('the end', async () => (await ann.text('.score'))?.includes('The match is over'));
    expect(await ann.violations()).toEqual([]);
    const whole = parseKept(readFileSync(await saved('.score', 'whole.ndjson'), 'utf8'));
    expect(whole.tips.length).toBeGreaterThan(early.tips.length);
    expect(whole.told.length).toBeGreaterThan(0);

    await ann.reload();
    await until('the end', async () => (await ann.text('.score'))?.includes('The match is over'));
    const after = parseKept(readFileSync(await saved('.score', 'kept.ndjson'), 'utf8'));
    expect(after.tips.at(-1)?.version).toBeGreaterThan(commits);
    expect(ann.errors()).toEqual([]);
  }, 120_000);

  test('the true record holds by it', async () => {
    await operate();
    const text = await held(join(folder, 'kept.ndjson'), 'The record holds each of');
    expect(text).toContain('The record holds.');
    expect(await olga.violations()).toEqual([]);
  }, 120_000);

  test('a forged one holds by itself, and not by what the player kept', async () => {
    await server.stop();
    const other = facingAttack('forged-page', began).send(1, { type: 'Concede' });
    await forgeLog(folder, [bob.player!, player], other);
    await server.start();
    await operate();
    olga.errors();
    const text = await held(join(folder, 'kept.ndjson'), 'the server has signed');
    expect(text).toContain('The record holds.');
    // Of what she got at the table the first tip that differs is named.
    const exact = await held(join(folder, 'whole.ndjson'), 'The record is forged');
    expect(exact).toContain(`commit ${commits + 1}: the server has signed`);
    expect(await olga.violations()).toEqual([]);
    expect(olga.errors()).toEqual([]);
  }, 120_000);

  test('anything else is no proof, and named', async () => {
    const file = join(folder, 'other.ndjson');
    writeFileSync(file, '{"record":"record.v1"}\n');
    await held(file, 'this is not what a client kept of a game');
  });
});
