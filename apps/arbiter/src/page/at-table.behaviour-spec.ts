import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Driver, readModelsAreReady, until, type Browser } from '@arbiter/web/testing';
import { ServerProcess } from '../serve/child.behaviour-spec.ts';
import { layGames, type LaidGame } from './laid-game.behaviour-spec.ts';

/** With ARBITER_TEST_PICTURES set to a folder, pictures of positions are kept there for people to look at. */
const PICTURES = process.env['ARBITER_TEST_PICTURES'];

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

  /** @param settings of the server, besides those of every test */
  static async start(
    games: readonly LaidGame[],
    settings: Record<string, string> = {},
  ): Promise<AtTable> {
    const folder = mkdtempSync(join(tmpdir(), 'arbiter-at-table-'));
    const server = new ServerProcess(folder, 0, settings);
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
    await readModelsAreReady(server.url);
    return here;
  }

  get url(): string {
    return this.#server.url;
  }

  /** A window of somebody who has never been here. */
  stranger(size: readonly [number, number] = [1280, 800]): Promise<Browser> {
    return this.#driver.open(size);
  }

  /** Ann at a telephone, which has no mouse. */
  telephone(): Promise<Browser> {
    return this.#driver.open([390, 844], { touch: true, as: this.ann });
  }

  /** Sits down at a game, and waits until it asks, or shows another sign. @returns the question */
  async sitDown(name: string, sign = '.decision .options'): Promise<string> {
    // By the lobby: what stood on the table before is not to be taken for this.
    await this.ann.go(`${this.url}/#/`);
    await until('the lobby', () => this.ann.text('.lobby'));
    await this.ann.go(`${this.url}/#/match/local-laid-${name}`);
    return until(`${name} asks`, async () => {
      const asked = (await this.ann.text(sign)) !== null;
      return asked && (await this.ann.text('.question'));
    });
  }

  /** Keeps a picture of the page, if anybody asked for pictures. */
  async picture(name: string): Promise<void> {
    if (PICTURES === undefined) return;
    writeFileSync(join(PICTURES, `${name}.png`), await this.ann.picture());
  }

  /** Has what is answered on cards as a list, too. */
  async list(): Promise<void> {
    await this.ann.run(
      `document.querySelector('.decision button.list[aria-pressed=false]')?.click()`,
    );
  }

  /** Ticks one of the boxes of the open decision, by its text. */
  tick(text: string, which = 0): Promise<string> {
    return until(`a box for ${text}`, () =>
      this.ann.run<string | null>(
        `const all = [...document.querySelectorAll('.decision label.tick')]
           .filter((one) => one.innerText.trim().startsWith(arguments[0]));
         all[arguments[1]]?.querySelector('input').click();
         return all[arguments[1]]?.innerText ?? null`,
        text,
        which,
      ),
    );
  }

  /** Presses a button of the open decision. */
  async press(text: string): Promise<void> {
    await this.ann.press(text, '.decision');
  }

  /** Waits until the log, the newest line first, has such a line. */
  told(line: RegExp): Promise<string> {
    return until(`a line like ${line.source}`, async () =>
      (await this.ann.texts('.lines li .text')).find((one) => line.test(one)),
    );
  }

  /** Waits until there is such a thing on the stack. */
  onStack(line: RegExp): Promise<string> {
    return until(`something on the stack like ${line.source}`, async () =>
      (await this.ann.texts('.stack li')).find((one) => line.test(one)),
    );
  }

  async stop(): Promise<void> {
    await this.#driver.stop();
    await this.#server.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
