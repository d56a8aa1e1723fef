import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Plain WebDriver over `fetch`: as much of it as the browser test needs, and nothing to install but chromium. */

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

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
 * @param sign what is seen of something that goes on: as long as it changes, the patience begins anew
 */
export async function until<T>(
  what: string,
  ask: () => Promise<T | false | null | undefined>,
  patience = 60_000,
  sign?: () => Promise<unknown>,
): Promise<T> {
  let end = Date.now() + patience;
  let seen: unknown;
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
      throw new Error(`waited ${patience} ms in vain: ${what}`, { cause: last });
    }
    await pause(60);
  }
}

/** A chromedriver of one's own; each window is a browser of its own. */
export class Driver {
  readonly #process: ChildProcess;
  readonly #url: string;
  readonly #windows: Browser[] = [];

  private constructor(process: ChildProcess, url: string) {
    this.#process = process;
    this.#url = url;
  }

  static async start(): Promise<Driver> {
    const port = await freePort();
    const process = spawn('chromedriver', [`--port=${port}`], { stdio: 'ignore' });
    const failed = new Promise<never>((_, reject) => {
      process.once('error', reject);
    });
    const url = `http://127.0.0.1:${port}`;
    const ready = until('chromedriver is ready', async () => {
      const { value } = (await (await fetch(`${url}/status`)).json()) as {
        value: { ready: boolean };
      };
      return value.ready;
    });
    await Promise.race([ready, failed]);
    return new Driver(process, url);
  }

  /** Opens a browser. @param size width and height in pixels */
  async open(size: readonly [number, number]): Promise<Browser> {
    const args = [
      '--headless=new',
      // Nothing but our own page is opened, and in a container there is no other way.
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      `--window-size=${size.join(',')}`,
    ];
    const { sessionId } = await call<{ sessionId: string }>(this.#url, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'chrome',
          'goog:chromeOptions': { args },
          'goog:loggingPrefs': { browser: 'ALL' },
        },
      },
    });
    const browser = new Browser(`${this.#url}/session/${sessionId}`);
    this.#windows.push(browser);
    return browser;
  }

  async stop(): Promise<void> {
    for (const one of this.#windows) await one.close().catch(() => undefined);
    this.#process.kill();
  }
}

/** One browser with one window. */
export class Browser {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  go(url: string): Promise<void> {
    return call(this.#url, 'POST', '/url', { url });
  }

  reload(): Promise<void> {
    return call(this.#url, 'POST', '/refresh', {});
  }

  /** Runs a script in the page; it returns JSON. */
  run<T>(script: string, ...args: unknown[]): Promise<T> {
    return call(this.#url, 'POST', '/execute/sync', { script, args });
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

  async click(css: string): Promise<void> {
    const id = await this.#element(css);
    await call(this.#url, 'POST', `/element/${id}/click`, {});
  }

  /** Types into a field, in place of what it held. */
  async type(css: string, text: string): Promise<void> {
    const id = await this.#element(css);
    await call(this.#url, 'POST', `/element/${id}/clear`, {});
    await call(this.#url, 'POST', `/element/${id}/value`, { text });
  }

  /** Chooses of a list. An option whose text is its value needs no attribute to say so. */
  async choose(name: string, value: string): Promise<void> {
    const list = `select[name="${name}"]`;
    const at = await this.run<number | null>(
      `const all = [...(document.querySelector(arguments[0])?.options ?? [])];
       const found = all.findIndex((one) => one.value === arguments[1]);
       return found < 0 ? null : found`,
      list,
      value,
    );
    if (at === null) throw new Error(`no ${value} to choose of ${list}`);
    await this.click(`${list} option:nth-of-type(${at + 1})`);
  }

  /**
   * Presses a button that can be pressed, by its text or its first words.
   *
   * @returns its whole text; null if there is none
   */
  press(text: string, within = 'body'): Promise<string | null> {
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
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await call(this.#url, 'POST', '/actions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  /** Errors of the page since it was last asked. */
  async errors(): Promise<string[]> {
    const entries = await call<{ level: string; message: string }[]>(this.#url, 'POST', '/se/log', {
      type: 'browser',
    });
    return entries.filter(({ level }) => level === 'SEVERE').map(({ message }) => message);
  }

  /** The window as a PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from(await call<string>(this.#url, 'GET', '/screenshot'), 'base64');
  }

  resize(width: number, height: number): Promise<void> {
    return call(this.#url, 'POST', '/window/rect', { width, height });
  }

  close(): Promise<void> {
    return call(this.#url, 'DELETE', '');
  }

  async #element(css: string): Promise<string> {
    const found = await call<Record<string, string>>(this.#url, 'POST', '/element', {
      using: 'css selector',
      value: css,
    });
    return found[ELEMENT] ?? '';
  }
}

async function call<T>(url: string, method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: T };
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}
