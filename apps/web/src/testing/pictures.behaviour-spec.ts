import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Browser } from './browser.behaviour-spec.ts';

/** Where pictures go: `npm run pictures` says docs/pictures, tests throw them away. */
const TO = process.env['ARBITER_PICTURES'];
/** So many bytes each: a README is no place to wait. */
const MOST = 150_000;

/** Takes pictures of the page, for docs/. */
export class Pictures {
  readonly #folder = TO ?? mkdtempSync(join(tmpdir(), 'arbiter-pictures-'));

  async take(browser: Browser, name: string): Promise<void> {
    const path = join(this.#folder, `${name}.jpg`);
    await browser.page.mouse.move(0, 0);
    await browser.page.screenshot({ path, type: 'jpeg', quality: 72 });
    expect(readFileSync(path).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(statSync(path).size).toBeLessThan(MOST);
  }

  end(): void {
    if (TO === undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
}
