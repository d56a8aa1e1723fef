import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Driver, until, type Browser } from '@arbiter/web/testing';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { layGames, type LaidGame } from './laid-game.behaviour-spec.ts';

/** Ann at her browser, and a server on whose log games are laid in which she sits. */
export class AtTable {
  readonly #folder: string;
  readonly #server: ServerProcess;
  readonly #driver: Driver;
  readonly ann: Browser;

  private constructor(folder: string, server: ServerProcess, driver: Driver, ann: Browser) {
    this.#folder = folder;
    this.#server = server;
    this.#driver = driver;
    this.ann = ann;
  }

  static async start(games: readonly LaidGame[]): Promise<AtTable> {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-at-table-'));
    const server = new ServerProcess(folder);
    await server.start();
    const driver = await Driver.start();
    const ann = await driver.open([1280, 800]);
    const here = new AtTable(folder, server, driver, ann);
    await ann.go(`${server.url}/`);
    await until('a place for the name', () => ann.text('input[name=name]'));
    await ann.type('input[name=name]', 'Ann');
    await ann.press('Become a guest');
    const invitation = await until('the lobby', () => ann.text('a.invite'));
    const answer = await fetch(`${server.url}/v1/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Bob' }),
    });
    const bob = ((await answer.json()) as { player: string }).player;
    await server.stop();
    await layGames(join(folder, 'data', 'log'), [invitation.split('/').at(-1)!, bob], games);
    await server.start();
    return here;
  }

  get url(): string {
    return this.#server.url;
  }

  /** A window of somebody who has never been here. */
  stranger(size: readonly [number, number] = [1280, 800]): Promise<Browser> {
    return this.#driver.open(size);
  }

  async sitDown(name: string): Promise<void> {
    await this.ann.go(`${this.url}/#/`);
    await until('the lobby', () => this.ann.text('.lobby'));
    await this.ann.go(`${this.url}/#/match/local-laid-${name}`);
    await until(`${name} asks`, () => this.ann.text('.decision .options'));
  }

  async stop(): Promise<void> {
    await this.#driver.stop();
    await this.#server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
