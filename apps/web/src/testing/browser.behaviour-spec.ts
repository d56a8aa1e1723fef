import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import { chromium, firefox, type Browser as Running, type Page } from 'playwright-core';

/** The system's chromium, driven by Playwright, or its Firefox; nothing is downloaded. */

/** The name of Debian's command, or whichever this names. */
const CHROMIUM = process.env['ARBITER_TEST_CHROMIUM'] ?? '/usr/bin/chromium';

/** Whether it is to be Firefox instead, which this names (`/usr/bin/firefox-esr`). */
export const IN_FIREFOX = process.env['ARBITER_TEST_FIREFOX'] !== undefined;

/** Firefox, with what keeps Playwright from driving a release taken out of its way. */
const FIREFOX = fileURLToPath(new URL('../../../../tools/firefox.mjs', import.meta.url));

/** The style that Playwright puts into a page to take its picture in Firefox, which the page's policy refuses. */
const OF_PICTURES = `sha256-${createHash('sha256').update('body {}').digest('base64')}`;

/** A port that nobody listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

export const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, millis));

/**
 * Asks again and again until the answer is neither false nor null. The patience is for a machine that is busy; nobody
 * waits so long for what is there.
 *
 * @param sign what is seen of something that goes on: as long as it changes, waiting starts again; a failure tells it
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null | undefined>,
  patience = 60_000,
  sign?: () => Promise<string | null>,
): Promise<T> {
  let end = Date.now() + patience;
  let seen: string | null | undefined;
  let last: unknown;
  for (;;) {
    try {
      const found = await ask();
      if (found !== false && found !== null && found !== undefined) return found;
      const now = await sign?.();
      if (now !== seen) end = Date.now() + patience;
      seen = now;
    } catch (error) {
      last = error;
    }
    if (Date.now() > end) {
      const told = seen == null ? '' : `; what was seen last: ${seen}`;
      throw new Error(`waited ${patience} ms in vain: ${what}${told}`, { cause: last });
    }
    await pause(60);
  }
}

/** How a user likes pages to look. */
interface Look {
  readonly dark?: boolean;
  readonly touch?: boolean;
  readonly locale?: string;
  /** A window of the same person, with all that this one keeps. */
  readonly as?: Browser;
}

/** A browser of one's own; each window has a profile of its own. */
export class Driver {
  readonly #started: Running[];

  private constructor(...started: Running[]) {
    this.#started = started;
  }

  static async start(): Promise<Driver> {
    return IN_FIREFOX ? new Driver() : new Driver(await startChromium());
  }

  /** Opens a window. @param size width and height in pixels */
  async open([width, height]: readonly [number, number], look: Look = {}): Promise<Browser> {
    // A Firefox is told only as it starts what its user likes.
    if (IN_FIREFOX) this.#started.push(await startFirefox(look));
    const context = await this.#started.at(-1)?.newContext({
      viewport: { width, height },
      colorScheme: look.dark === true ? 'dark' : 'light',
      hasTouch: look.touch === true,
      ...(look.locale !== undefined && { locale: look.locale }),
      ...(look.as !== undefined && { storageState: await look.as.page.context().storageState() }),
      // Motion would only make pictures differ.
      reducedMotion: 'reduce',
    });
    if (context === undefined) throw new Error('no browser was started');
    return new Browser(await context.newPage());
  }

  async stop(): Promise<void> {
    await Promise.all(this.#started.map((one) => one.close()));
  }
}

function startChromium(): Promise<Running> {
  return chromium.launch({
    executablePath: CHROMIUM,
    // Nothing but our own page is opened, and in a container there is no other way.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

function startFirefox(look: Look): Promise<Running> {
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: FIREFOX,
    firefoxUserPrefs: {
      'layout.css.prefers-color-scheme.content-override': look.dark === true ? 0 : 1,
      'ui.prefersReducedMotion': 1,
      'intl.accept_languages': look.locale ?? 'en-US',
    },
  });
}

/** One window. */
export class Browser {
  readonly page: Page;
  #errors: string[] = [];

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', ({ message }) => {
      if (!message.includes(OF_PICTURES)) this.#errors.push(message);
    });
  }

  async go(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  /** Runs a script in the page, the body of a function; it returns JSON. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    // As text: the page's policy lets nobody make functions of texts.
    return this.page.evaluate<T>(
      `(function () { ${script} }).apply(null, ${JSON.stringify(args)})`,
    );
  }

  /** What an element reads; null if there is none. */
  text(css: string): Promise<string | null> {
    return this.run('return document.querySelector(arguments[0])?.innerText ?? null', css);
  }

  texts(css: string): Promise<string[]> {
    return this.run(
      'return [...document.querySelectorAll(arguments[0])].map((one) => one.innerText)',
      css,
    );
  }

  /** Clicks the first of these as a mouse does: where it lies, once nothing else lies over it. */
  async click(css: string): Promise<void> {
    await this.page.locator(css).first().click();
  }

  /** Taps the first of these as a finger does, or stays on it for so many milliseconds; only where the window has touch. */
  async tap(css: string, stays = 0): Promise<void> {
    const what = this.page.locator(css).first();
    if (stays === 0) {
      await what.tap();
      return;
    }
    const { x, y, width, height } = (await what.boundingBox())!;
    const fingers = await this.page.context().newCDPSession(this.page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await pause(stays);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await fingers.detach();
  }

  /** Types into a field, in place of what it held. */
  async type(css: string, text: string): Promise<void> {
    const field = this.page.locator(css).first();
    // There Playwright can't select what a field for numbers holds, and would write behind it.
    if (IN_FIREFOX) for (const key of ['Control+A', 'Delete']) await field.press(key);
    await field.fill(text);
  }

  /** Chooses of a list. */
  async choose(name: string, value: string): Promise<void> {
    await this.page.locator(`select[name="${name}"]`).first().selectOption({ value });
  }

  /** Presses a button by its text or its first words, as soon as it is there and can be pressed. @returns its whole text */
  press(text: string, within = 'body'): Promise<string> {
    return until(`a button '${text}' in ${within}`, () => this.pressIfThere(text, within));
  }

  /** Presses such a button if it can be pressed now. @returns its whole text; null if there is none */
  pressIfThere(text: string, within = 'body'): Promise<string | null> {
    return this.run(
      `const [text, within] = arguments;
       const all = [...document.querySelectorAll(within + ' button')].filter(
         (one) => !one.disabled && one.checkVisibility());
       const found = all.find((one) => one.innerText === text)
         ?? all.find((one) => one.innerText.startsWith(text + ' '));
       const said = found?.innerText ?? null;
       found?.click();
       return said`,
      text,
      within,
    );
  }

  /** Presses keys one after the other, wherever the focus is. */
  async keys(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Errors of the page since it was last asked. */
  errors(): string[] {
    const told = this.#errors;
    this.#errors = [];
    return told;
  }

  /** What axe finds wrong for people who can't see or can't use a mouse: nothing, or what and where. */
  async violations(): Promise<string[]> {
    await this.page.evaluate(axe.source);
    const { violations } = await this.page.evaluate<axe.AxeResults>(
      // Who speaks to a machine says what is seen (WCAG 2.5.3), which axe looks for only if it is told to.
      `axe.run(document, {
         resultTypes: ['violations'],
         rules: { 'label-content-name-mismatch': { enabled: true } },
       })`,
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} (${failureSummary})`),
    );
  }

  /** Changes what the user likes; a Firefox has been told for good as it started. */
  async prefer(colorScheme: 'light' | 'dark'): Promise<void> {
    await this.page.emulateMedia({ colorScheme });
  }

  /** The window as a PNG. */
  picture(): Promise<Buffer> {
    return this.page.screenshot();
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }
}
