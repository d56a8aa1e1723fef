import { IN_FIREFOX, type Browser } from './browser.behaviour-spec.ts';

/** How somebody gets at what is on the page. */
export interface Hands {
  readonly browser: Browser;
  /** Fills the field of this name. */
  type(field: string, text: string): Promise<void>;
  /** Chooses the last, or the one below the first, of the list of this name. */
  choose(list: string, which: 'last' | 'second'): Promise<void>;
  /** Presses the first button that begins with these words. @returns whether one was there that can be pressed */
  press(words: string, within?: string): Promise<boolean>;
  /** Takes the first card in hand that can be played now and has this in its name. @returns whether there was one */
  play(name: string): Promise<boolean>;
  /** Makes all that is lit on the table part of the answer. */
  pickAll(): Promise<void>;
}

/** How long a click waits for what it aims at, in milliseconds: while two play, things go away. */
const AIM = 2_000;
/** More than a page has that the Tab key comes to. */
const TABS = 300;

/** Defines `button` for a script in the page: the first that begins with these words and can be pressed. */
const BUTTON = `const [words, within] = arguments;
  const button = [...document.querySelectorAll(within + ' button:enabled')].find(
    (one) => one.checkVisibility() && (one.innerText + ' ').startsWith(words + ' '));`;

const LIT = '.playing .may:not(.picked)';

/** With a mouse: each thing is clicked where it lies, and only if nothing lies over it. */
export function mouseOf(browser: Browser): Hands {
  const { page } = browser;
  const clicks = async (css: string, hasText: string | RegExp): Promise<boolean> => {
    const found = page.locator(css, { hasText }).first();
    if ((await found.count()) === 0) return false;
    return found.click({ timeout: AIM }).then(
      () => true,
      () => false,
    );
  };
  return {
    browser,
    type: (field, text) => browser.type(`[name="${field}"]`, text),
    async choose(list, which) {
      const all = page.locator(`select[name="${list}"]`).first();
      const options = await all.locator('option').count();
      await all.selectOption({ index: which === 'last' ? options - 1 : 1 });
    },
    press: (words, within = 'body') =>
      clicks(`${within} button:enabled:visible`, new RegExp(String.raw`^${words}(\s|$)`, 'u')),
    play: (name) => clicks('.hand .card.live', name),
    async pickAll() {
      const count = await page.locator(LIT).count();
      for (let i = 0; i < count; i++) if (!(await clicks(LIT, ''))) return;
    },
  };
}

/** With the keyboard alone. */
export function keyboardOf(browser: Browser): Hands {
  const { page } = browser;
  const hasFocus = (css: string): Promise<boolean> =>
    browser.run('return document.activeElement.matches(arguments[0])', css);
  /**
   * Behind the last thing on a page come the bars of the browser. A Firefox that is driven goes on from there with a page that
   * has the focus no more and takes no other key, until it is back at the last thing.
   *
   * @returns whether that has happened
   */
  const comesBack = async (): Promise<boolean> => {
    const isAway = async (): Promise<boolean> =>
      IN_FIREFOX && (await browser.run<boolean>('return !document.hasFocus()'));
    const left = await isAway();
    for (let i = 0; i < TABS && (await isAway()); i++) await browser.keys('Tab');
    return left;
  };
  const tabTo = async (what: string, isThere: () => Promise<boolean>): Promise<void> => {
    let key = 'Tab';
    for (let i = 0; i < TABS; i++) {
      if (await isThere()) return;
      await browser.keys(key);
      // From the end it goes backwards.
      if (await comesBack()) key = 'Shift+Tab';
    }
    throw new Error(`the Tab key never comes to ${what}`);
  };
  const tabToField = (css: string): Promise<void> => tabTo(css, () => hasFocus(css));
  return {
    browser,
    async type(field, text) {
      await tabToField(`[name="${field}"]`);
      await browser.keys('Control+A');
      await page.keyboard.insertText(text);
    },
    async choose(list, which) {
      await tabToField(`select[name="${list}"]`);
      if (which === 'last') await browser.keys('End');
      else await browser.keys('Home', 'ArrowDown');
    },
    async press(words, within = 'body') {
      const is = (what: string) => (): Promise<boolean> =>
        browser.run(`${BUTTON} return button !== undefined && ${what}`, words, within);
      if (!(await is('true')())) return false;
      // What goes away meanwhile is not pressed.
      await tabTo(words, async () => {
        return (await is('button === document.activeElement')()) || !(await is('true')());
      });
      if (!(await is('button === document.activeElement')())) return false;
      await browser.keys('Enter');
      return true;
    },
    async play(name) {
      // The digits take up the first nine cards in hand.
      const at = await browser.run<number>(
        `return [...document.querySelectorAll('.hand .card')].slice(0, 9).findIndex(
           (one) => one.matches('.live') && one.innerText.includes(arguments[0]))`,
        name,
      );
      if (at < 0) return false;
      await browser.keys(String(at + 1), 'Enter');
      return true;
    },
    async pickAll() {
      const count = await page.locator('.playing .may').count();
      for (let i = 0; i < count; i++) {
        // T goes to the next one.
        await browser.keys('t');
        if (await hasFocus(LIT)) await browser.keys('Enter');
      }
    },
  };
}
