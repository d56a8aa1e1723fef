import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import decodeQR from 'qr/decode.js';
import { Pictures } from './testing/pictures.behaviour-spec.ts';
import { TestServer } from './testing/server.behaviour-spec.ts';
import { Driver, until, type Browser } from './testing/browser.behaviour-spec.ts';

/** What a camera reads in a code of dark squares, each drawn by itself. */
function scanned({ drawn, size }: { readonly drawn: string; readonly size: number }): string {
  // A decoder for pictures wants several points to a square.
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/gu)) {
    for (let point = 0; point < scale * scale; point++) {
      const row = Number(y) * scale + Math.floor(point / scale);
      const column = Number(x) * scale + (point % scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

/** The page as people have it: the real server, the real chromium, nothing stubbed. */
describe('the page', () => {
  let server: TestServer;
  let driver: Driver;
  const pictures = new Pictures();
  /** Ann plays, Bob watches. */
  let ann: Browser;
  let bob: Browser;

  beforeAll(async () => {
    server = await TestServer.start();
    driver = await Driver.start();
    [ann, bob] = await Promise.all([driver.open([1280, 900]), driver.open([400, 800])]);
  });

  afterAll(async () => {
    pictures.end();
    await (driver as Driver | undefined)?.stop();
    await (server as TestServer | undefined)?.stop();
  });

  /** Fills what is asked with the first that is offered: lists of one, boxes until enough are ticked. */
  const fillIn = (): Promise<unknown> =>
    ann.run(`for (const list of document.querySelectorAll('.decision fieldset')) {
      if (!list.querySelector(':checked')) list.querySelector('input[type=radio]')?.click();
    }
    if (document.querySelector('.decision button.main:disabled') !== null) {
      document.querySelector('.decision input:is([type=checkbox], [type=radio]):not(:checked)')?.click();
    }`);

  /** What is pressed, the more telling first. */
  const TELLING = [
    ...['Attack with these', 'No attack', 'No block', 'Keep', 'Don’t', 'Ann'],
    ...['Play', 'Cast', 'Done', 'Pay', 'Pass'],
  ];

  /** Presses what the open decision offers. @returns what was pressed; null if nothing was there. */
  const answerSomehow = async (shy: boolean): Promise<string | null> => {
    // Where a pass burns mana, the page asks once more.
    const burns = await ann.pressIfThere('Pass', '.decision [role=alert]');
    if (burns !== null) return burns;
    if (!shy) {
      const cast = await ann.pressIfThere('Cast', '.decision .chooser');
      if (cast !== null) return cast;
    }
    for (const text of TELLING) {
      if (shy && (text === 'Play' || text === 'Cast')) continue;
      const said = await ann.pressIfThere(text, '.decision');
      if (said !== null) return said;
    }
    return ann.pressIfThere('Not now', '.decision');
  };

  const newest = (): Promise<string | null> => ann.text('.lines li');

  /** What a game that goes on changes, and one that stands still shows. */
  const sign = async (): Promise<string> =>
    JSON.stringify([await newest(), await ann.text('.decision')]);

  // What the form refuses tells nothing; then it is given up, and something else is tried.
  let shy = false;

  /** Answers what is asked, in one step of several. @returns what was pressed; null if nothing was there */
  const answerOnce = async (): Promise<string | null> => {
    const before = await newest();
    await ann.run(`document.querySelector('.decision button.list[aria-pressed=false]')?.click()`);
    await fillIn();
    const open = (await ann.text('.chooser')) !== null;
    // The name of the player who is to begin, or no mulligan, come before the first turn only.
    const said = await answerSomehow(shy);
    if (said === 'Not now') shy = true;
    if (said === null || said === 'Not now') return said;
    shy = await until(
      'something comes of it',
      async () => (await newest()) !== before || (!open && (await ann.text('.chooser')) !== null),
      3_000,
    ).then(
      () => false,
      () => true,
    );
    if (shy) await ann.pressIfThere('Not now', '.decision');
    return said;
  };

  const mayPass = async (): Promise<boolean> =>
    (await ann.texts('.decision button:enabled')).some((one) => one.startsWith('Pass '));

  test('one becomes a guest', async () => {
    for (const [browser, name] of [
      [ann, 'Ann'],
      [bob, 'Bob'],
    ] as const) {
      await browser.go(`${server.url}/`);
      await until('a place for the name', () => browser.text('input[name=name]'));
      expect(await browser.violations()).toEqual([]);
      await browser.type('input[name=name]', name);
      await browser.press('Become a guest');
      await until('the lobby', () => browser.text('.lobby select[name=deck]'));
      expect(await browser.text('.me')).toBe(name);
    }
  });

  test('the link by which others come is a QR code, too, for a telephone', async () => {
    await ann.press('Show a QR code');
    const code = await until('the code', () =>
      ann.run<{ drawn: string; size: number } | null>(
        `const code = document.querySelector('.lobby .code');
         return code && { drawn: code.firstChild.getAttribute('d'), size: code.viewBox.baseVal.width };`,
      ),
    );
    const link = await ann.run(`return document.querySelector('a.invite').href`);
    expect(scanned(code)).toBe(link);
    expect(await ann.violations()).toEqual([]);
  });

  test('a pasted list is checked line by line', async () => {
    await ann.choose('deck', '');
    await until('a place for the list', () => ann.text('textarea[name=list]'));
    await ann.type('textarea[name=list]', '5 Shock\n3 Shok\n');
    await ann.press('Check the list');
    const faults = await until('what is wrong', async () => {
      const found = await ann.texts('.faults li');
      return found.length > 0 && found;
    });
    expect(await ann.violations()).toEqual([]);
    expect(faults.join('\n')).toMatch(/Line 1: .*\n.*Line 2: .*did you mean “Shock”/su);
  });

  test('a reload keeps the list', async () => {
    await ann.go(`${server.url}/`);
    const list = `document.querySelector('textarea[name=list]')?.value`;
    await until('the list', async () => (await ann.run(`return ${list}`)) === '5 Shock\n3 Shok\n');
  });

  test('a list comes from a file, and goes out in the form of another program', async () => {
    await ann.run(`const files = new DataTransfer();
      files.items.add(new File(['Deck\\n4 Shock (STH) 98\\n'], 'deck.txt'));
      const input = document.querySelector('input[type=file]');
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
      window.copied = null;
      navigator.clipboard.writeText = (text) => Promise.resolve(void (window.copied = text));`);
    const list = `document.querySelector('textarea[name=list]').value`;
    await until('the file', async () => String(await ann.run(`return ${list}`)).startsWith('Deck'));
    await ann.click('.lobby details:has([name=form]) > summary');
    await ann.choose('form', 'cod');
    await ann.press('Copy');
    const copied = await until('the copy', () => ann.run('return window.copied'));
    expect(copied).toContain('<card number="4" name="Shock"/>');
  });

  test('two bots begin a game', async () => {
    await bob.press('Let them play');
    await until('the table', () => bob.text('.board'));
  });

  test('one sits down against a bot', async () => {
    await ann.run(`const list = document.querySelector('select[name=deck]');
      list.selectedIndex = 0;
      list.dispatchEvent(new Event('change'))`);
    await until('a deck is chosen', async () => (await ann.text('.faults')) === null);
    await ann.choose('bot', 'random');
    await ann.press('Play', '.lobby form');
    await until('the table', () => ann.text('.board'));
  });

  // Before anything is played: with no land in play hardly a hand can be cast, and nothing is half announced.
  test('what is refused is refused with its rule and reason', async () => {
    const refused = await until(
      'a refusal',
      async () => {
        await until('a decision about what to do', async () => {
          // Who begins, and no mulligan, come first; nothing is cast.
          shy = true;
          if (!(await mayPass())) await answerOnce();
          return mayPass();
        });
        // A click on one that can be played would play it.
        const cards = await ann.texts('.hand .card:not(.live)');
        for (let i = 1; i <= cards.length; i++) {
          await ann.pressIfThere('Close', '.inspector');
          await until('no card in full', async () => (await ann.text('.inspector')) === null);
          await ann.click(`.hand .row > .card:nth-child(${i} of :not(.live))`);
          await until('the card in full', () => ann.text('.inspector'));
          if ((await ann.pressIfThere('Why not?', '.inspector')) !== null) {
            return until('what the server says', () => ann.text('.problem'));
          }
        }
        // All of it can be played, then: the game goes on until that is no longer so.
        await ann.pressIfThere('Pass', '.decision');
        return null;
      },
      undefined,
      sign,
    );
    expect(refused).toMatch(/§\s+6ED \d+/u);
    expect(refused).toMatch(/would be refused under 6ED/u);
    expect(await ann.violations()).toEqual([]);
    expect(refused.split('\n')[0]?.length).toBeGreaterThan(10);
    await ann.press('Dismiss');
    await ann.press('Close', '.inspector');
  });

  test('the title says that it is one’s move, and a tone does if that is wanted', async () => {
    await until('one’s move', mayPass);
    expect(await ann.run('return document.title')).toBe('Your move · Arbiter');
    expect(await bob.run('return document.title')).toBe('Arbiter');
    await ann.run(`document.querySelector('.settings').open = true;
      window.tones = 0;
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (at) { window.tones += 1; start.call(this, at); }`);
    const passes = async (): Promise<unknown> => {
      const before = await newest();
      await ann.press('Pass', '.decision');
      await until('the other’s move', async () => (await newest()) !== before);
      await until('one’s move again', async () => {
        shy = true;
        if (!(await mayPass())) await answerOnce();
        return mayPass();
      });
      return ann.run('return window.tones');
    };
    expect(await passes()).toBe(0);
    await ann.run(`document.querySelector('.settings .tick input').click()`);
    expect(await passes()).toBeGreaterThan(0);
  });

  test('one plays lands and spells, and passes', async () => {
    // What the page passes by itself is not for Ann to press.
    await ann.run(`document.querySelector('.settings').open = true`);
    await ann.choose('auto-pass', 'off');
    const done = { land: 0, spell: 0, pass: 0 };
    shy = false;
    await until(
      'two lands, a spell and three passes',
      async () => {
        const said = await answerOnce();
        if (said?.startsWith('Play ') === true) done.land += 1;
        if (said?.startsWith('Pass ') === true) done.pass += 1;
        const lines = await ann.texts('.lines li .text');
        done.spell = lines.filter((line) => /^Ann casts /u.test(line)).length;
        return done.land >= 2 && done.spell >= 1 && done.pass >= 3;
      },
      undefined,
      sign,
    );
    const lines = await ann.texts('.lines li');
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line).toMatch(/6ED \S|protocol/u);
    expect((await ann.text('.question')) ?? '').toMatch(/Turn \d+, /u);
  });

  test('the log is one stop of the Tab key, and the arrows go through what can be pressed in it', async () => {
    const focused = (css: string): Promise<boolean> =>
      ann.run('return document.activeElement.matches(arguments[0])', css);
    await ann.run(`document.querySelector('.lines').focus()`);
    await ann.keys('ArrowDown');
    expect(await focused('.lines li:first-child :is(button, a):first-of-type')).toBe(true);
    await ann.keys('ArrowDown', 'ArrowDown');
    expect(await focused('.lines li:nth-child(2) *')).toBe(true);
    await ann.keys('ArrowUp');
    expect(await focused('.lines li:first-child .flag')).toBe(true);
    await ann.run(`document.querySelector('.lines').focus()`);
    await ann.keys('Tab');
    expect(await focused('.lines, .lines *')).toBe(false);
  });

  test('a reload comes back to the game', async () => {
    // While she is asked nothing is drawn.
    await until('a decision of hers', mayPass);
    const hand = await ann.texts('.hand .name');
    await ann.reload();
    await until('the same hand', async () => {
      const now = await ann.texts('.hand .name');
      return now.join() === hand.join();
    });
    await until('the log', async () => (await ann.texts('.lines li')).length > 10);
  });

  test('it reconnects by itself when the server was killed and started again', async () => {
    expect(ann.errors()).toEqual([]);
    const log = await ann.text('.lines li');
    await server.kill();
    await until('the page says so', () => ann.text('.connection .warn'));
    await server.begin();
    await until('it is back', async () => (await ann.text('.connection .warn')) === null);
    expect(await ann.text('.score')).toContain('Ann');
    await until('the decision is there again', () => ann.text('.decision .options'));
    await until('the game goes on', async () => {
      await answerOnce();
      return (await newest()) !== log;
    });
    // What chromium says of the lost connection.
    ann.errors();
    bob.errors();
  });

  test('one concedes, and the match is over', async () => {
    await ann.run(`window.confirm = () => true; document.querySelector('.settings').open = true`);
    await ann.press('Concede the game');
    const said = await until('the end', () => ann.text('.score .over'));
    expect(said).toContain('random bot wins');
    expect(await ann.text('.question')).toMatch(/wins the game by concession \(6ED \S+\)/u);
    expect(ann.errors()).toEqual([]);
  });

  test('one plays the same match again', async () => {
    const before = await ann.run('return location.hash');
    await ann.press('Rematch');
    await until('another match', async () => {
      const now = await ann.run<string>('return location.hash');
      return now.startsWith('#/match') && now !== before;
    });
    await until('its table', () => ann.text('.decision .options'));
    expect(await ann.text('.score')).toContain('random bot (strength 0)');
  });

  test('one watches two bots to the end', async () => {
    // However long they take: only a game that stands still has failed.
    const said = await until(
      'the end',
      () => bob.text('.score .over'),
      60_000,
      () => bob.text('.lines li'),
    );
    expect(said).toMatch(/The match is over: .+ wins/u);
    expect((await bob.texts('.hand')).length).toBe(0);
  });

  test('one steps through the finished game, the rule beside each line', async () => {
    await bob.run(`document.querySelector('a.step-through').click()`);
    // The table's lines stay for a moment: only the stepping's own first line says that it is read.
    await until('the timeline', async () =>
      /^Line 1 of/u.test((await bob.text('.stepping .question')) ?? ''),
    );
    const seen = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const line = await until('a line', () => bob.text('.stepping .question'));
      expect(line).toMatch(/^Line \d+ of \d+: .+ (?:6ED \S.*|protocol)$/u);
      seen.add(line);
      await bob.press('Next', '.stepping');
      await until('the next line', async () => (await bob.text('.stepping .question')) !== line);
    }
    expect(seen.size).toBe(12);
    await bob.press('First line', '.stepping');
    for (const turn of [1, 2, 3]) {
      await bob.press('Next turn', '.stepping');
      await until(`turn ${turn}`, async () =>
        (await bob.text('.stepping .question'))?.includes(`Turn ${turn}: sensible bot`),
      );
    }
    await until('the board of that turn', async () =>
      ((await bob.text('.board .turn')) ?? '').startsWith('Turn 3'),
    );
    await bob.press('Last', '.stepping');
    await until('the end', async () =>
      /wins \(/u.test((await bob.text('.stepping .question')) ?? ''),
    );
    expect(await bob.violations()).toEqual([]);
    const rules = await bob.texts('.lines li .rule');
    expect(rules.length).toBeGreaterThan(5);
    for (const rule of rules) expect(rule).not.toBe('');
    expect(bob.errors()).toEqual([]);
  });

  test('one sees how the life totals went, and what was legal at a line', async () => {
    await bob.run(`document.activeElement?.blur()`);
    await bob.page.keyboard.press('Home');
    await bob.press('Next turn', '.stepping');
    const curve = `document.querySelector('.life svg')?.getAttribute('aria-label')`;
    await until('the curve', async () =>
      /^Life: sensible bot(?: \(1\))? 20, sensible bot \(2\) 20$/u.test(
        String(await bob.run(`return ${curve}`)),
      ),
    );
    await bob.run(`document.activeElement?.blur()`);
    await bob.page.keyboard.press('End');
    await until(
      'another total',
      async () => !/ 20,.* 20$/u.test(String(await bob.run(`return ${curve}`))),
    );
    await bob.press('What was legal?', '.stepping');
    await until('nothing is legal any more', async () =>
      ((await bob.text('.legal p')) ?? '').startsWith('Nobody had to decide'),
    );
    // In the first turn: later on it may be an order or a target that somebody chooses.
    await bob.run(`document.activeElement?.blur()`);
    await bob.page.keyboard.press('Home');
    await bob.press('Next turn', '.stepping');
    await until('what was legal', async () => (await bob.texts('.legal li')).length > 0);
    expect(await bob.text('.legal p')).toMatch(/^sensible bot.*: .+6ED \S+/u);
    expect((await bob.texts('.legal li')).join()).toContain('Pass');
    expect(await bob.violations()).toEqual([]);
    await pictures.take(bob, 'replay');
  });

  test('a clip is a link, which plays just that part, also for a stranger', async () => {
    await bob.run(`window.copied = null;
      navigator.clipboard.writeText = (text) => Promise.resolve(void (window.copied = text));`);
    const line = async (): Promise<string> => (await bob.text('.stepping .question')) ?? '';
    await bob.press('First line', '.stepping');
    await bob.press('Next turn', '.stepping');
    const first = (await line()).replace(/^Line \d+ of \d+: /u, '');
    await bob.press('Begin a clip here', '.stepping');
    for (let i = 0; i < 3; i++) await bob.press('Next', '.stepping');
    const last = (await line()).replace(/^Line \d+ of \d+: /u, '');
    await bob.press('End the clip here, and copy a link to it', '.stepping');
    const copied = String(await until('the copy', () => bob.run('return window.copied')));
    expect(copied).toMatch(/#\/replay\/[^/]+\/\d+-\d+$/u);
    const stranger = await driver.open([1280, 800]);
    // It plays at once, however late somebody looks: the page itself keeps which lines were shown.
    await stranger.page.addInitScript(`window.seen = [];
      new MutationObserver(() => {
        const line = document.querySelector('.stepping .question')?.innerText ?? '';
        if (/^Line \\d/u.test(line) && line !== window.seen.at(-1)) window.seen.push(line);
      }).observe(document, { subtree: true, childList: true, characterData: true });`);
    await stranger.go(copied);
    const seen = await until('the end of the clip', async () => {
      const lines = await stranger.run<string[]>('return window.seen');
      return lines.at(-1)?.startsWith('Line 4 of 4: ') === true && lines;
    });
    expect(seen).toHaveLength(4);
    expect(seen[0]).toBe(`Line 1 of 4: ${first}`);
    expect(seen[3]).toBe(`Line 4 of 4: ${last}`);
    await until(
      'it stops there',
      async () => (await stranger.text('.stepping button.main')) === 'Play on',
    );
    expect(await stranger.run('return location.href')).toBe(copied);
    await stranger.run(`document.querySelector('.clip a').click()`);
    await until('the whole game', async () =>
      /^Line \d+ of \d{2,}: /u.test((await stranger.text('.stepping .question')) ?? ''),
    );
    expect(stranger.errors()).toEqual([]);
  });

  test('it is as wide as the window, however narrow that is', async () => {
    const width = await bob.run<number>('return document.documentElement.scrollWidth');
    const inner = await bob.run<number>('return window.innerWidth');
    expect(width).toBeLessThanOrEqual(inner);
  });
});
