import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { IN_FIREFOX, until, type Browser } from '@arbiter/web/testing';
import { AtTable } from './at-table.behaviour-spec.ts';
import { POSITIONS } from './positions.behaviour-spec.ts';

const TAB = 'Tab';
const ENTER = 'Enter';
const ESCAPE = 'Escape';
const UP = 'ArrowUp';
const RIGHT = 'ArrowRight';

/** What is chosen in a game of Magic, chosen at the page: the real server, the real chromium, games laid on its log. */
describe('the page asks for', () => {
  let table: AtTable;
  let ann: Browser;

  beforeAll(async () => {
    table = await AtTable.start(Object.values(POSITIONS).map((make) => make()));
    ({ ann } = table);
    await sitDown('mulligan');
    // What chromium says of the time in which no server was there.
    ann.errors();
  });

  afterAll(() => table.stop());

  afterEach(() => {
    expect(ann.errors()).toEqual([]);
  });

  /** Sits down where things are asked by a list. @returns the question */
  async function sitDown(name: string, sign?: string): Promise<string> {
    const question = await table.sitDown(name, sign);
    await table.picture(name);
    await table.list();
    // What is asked now: once it is answered, the position is another one.
    expect([name, await ann.violations()]).toEqual([name, []]);
    return question;
  }

  /** Sits down, and has no list: the cards are there. */
  async function sitDownAtCards(name: string): Promise<void> {
    await sitDown(name);
    await ann.run(`document.querySelector('.decision button.list[aria-pressed=true]')?.click()`);
    await until('no list', () =>
      ann.run(`return !document.querySelector('.decision').matches('.listed')`),
    );
  }

  /** Clicks a card as a mouse does, by a part of the table and its name. */
  async function clickCard(part: string, name: string, which = 0): Promise<void> {
    const marked = await until(`${name} in ${part}`, () =>
      ann.run<boolean>(
        `const all = [...document.querySelectorAll(arguments[0] + ' .card')]
           .filter((one) => one.querySelector('.name').innerText.startsWith(arguments[1]));
         document.querySelector('[data-here]')?.removeAttribute('data-here');
         all[arguments[2]]?.setAttribute('data-here', '');
         return all[arguments[2]] !== undefined`,
        part,
        name,
        which,
      ),
    );
    expect(marked).toBe(true);
    await ann.click('[data-here]');
  }

  const linesDrawn = (kind: string, count: number): Promise<unknown> =>
    until(`${count} lines of ${kind}`, async () => {
      const css = `.lines-over path.${kind}`;
      return (
        (await ann.run('return document.querySelectorAll(arguments[0]).length', css)) === count
      );
    });

  const openSettings = (): Promise<void> =>
    ann.run(`document.querySelector('.settings').open = true`);

  /** Types a number into the field of the open decision that is called so. */
  async function fill(text: string, value: number, which = 0): Promise<void> {
    const name = await until(`a field for ${text}`, () =>
      ann.run<string | null>(
        `const all = [...document.querySelectorAll('.decision label.number')]
           .filter((one) => one.innerText.trim().startsWith(arguments[0]));
         return all[arguments[1]]?.querySelector('input').name ?? null`,
        text,
        which,
      ),
    );
    await ann.type(`.decision input[name="${name}"]`, String(value));
  }

  test('a mulligan, which is answered by the keyboard alone', async () => {
    expect(await sitDown('mulligan')).toMatch(/mulligan to 6\?/u);
    for (let tabs = 0; ; tabs++) {
      await ann.keys(TAB);
      const focus = await ann.run<string>('return document.activeElement.innerText');
      if (focus === 'Mulligan to 6') break;
      expect(tabs).toBeLessThan(40);
    }
    await ann.keys(ENTER);
    await table.told(/mulligan/u);
    await until('six cards', async () => (await ann.texts('.hand .card')).length === 6);
  });

  test('attackers, two of them in a band', async () => {
    expect(await sitDown('bands')).toMatch(/Which creatures attack\?/u);
    for (const which of [0, 1, 2]) await table.tick('Benalish Hero', which);
    await ann.run(`for (const list of [...document.querySelectorAll('select[name^=band]')].slice(0, 2)) {
      list.value = 'A';
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }`);
    await table.picture('bands-filled');
    await table.press('Attack with these');
    await table.told(/Benalish Hero with Benalish Hero and Benalish Hero attack/u);
    const marked = await until('what attacks', async () => {
      const marks = await ann.texts('.below .permanent .marks');
      return marks.every((one) => one.includes('attacks')) && marks;
    });
    const bands = marked.map((one) => /band \d/u.exec(one)?.[0]);
    expect(bands[0]).toBe(bands[1]);
    expect(bands[2]).not.toBe(bands[0]);
    await table.picture('bands-attack');
  });

  test('how combat damage is assigned among blockers and the player behind them', async () => {
    expect(await sitDown('assign-damage')).toMatch(/damage of Weatherseed Treefolk/u);
    await fill('Llanowar Elves', 0, 0);
    await until('what would be lethal', async () =>
      /1 would be lethal/u.test((await ann.text('.decision form')) ?? ''),
    );
    // The buttons beside a number change it, and it says as soon as it is enough.
    const more = ann.page.locator('.decision div.number', { hasText: 'Llanowar Elves' }).first();
    await more.getByText('+').click();
    await until('that it is lethal', async () =>
      /^(?!.*would be).*lethal/su.test((await ann.text('.decision form')) ?? ''),
    );
    await more.getByText('+').click();
    await fill('Llanowar Elves', 1, 1);
    await fill('Bob', 2);
    await table.press('Done');
    const damage = await table.onStack(/Combat damage/u);
    expect(damage).toMatch(/2 to Llanowar Elves/u);
    expect(damage).toMatch(/1 to Llanowar Elves/u);
    expect(damage).toMatch(/2 to Bob/u);
  });

  test('the order in which triggered abilities go on the stack', async () => {
    expect(await sitDown('order-triggers')).toMatch(/In which order/u);
    const places = (): Promise<string[]> => ann.texts('.order .grip');
    const isFirst = (name: string): Promise<unknown> =>
      until(`${name} first`, async () => (await places())[0]?.includes(name));
    const troll = ann.page.locator('.order li', { hasText: 'Albino Troll' });
    const jaguar = ann.page.locator('.order li', { hasText: 'Pouncing Jaguar' });
    // A row is dragged below the other one,
    await isFirst('Albino Troll');
    const [from, to] = [await troll.boundingBox(), await jaguar.boundingBox()];
    await ann.page.mouse.move(from!.x + 20, from!.y + 8);
    await ann.page.mouse.down();
    await ann.page.mouse.move(to!.x + 20, to!.y + to!.height - 4, { steps: 5 });
    await isFirst('Pouncing Jaguar');
    await table.picture('order-dragged');
    await ann.page.mouse.up();
    // is moved up again by the keys, and keeps the focus,
    await troll.locator('.grip').focus();
    await ann.keys('ArrowUp');
    await isFirst('Albino Troll');
    await until('the focus', () =>
      ann.run(`return document.activeElement.innerText.includes('Albino Troll')`),
    );
    expect(await ann.text('.decision .unseen[role=status]')).toMatch(/Albino Troll.*place 1 of 2/u);
    // and down by its button.
    await troll.getByText('↓').click();
    await isFirst('Pouncing Jaguar');
    await table.press('Done');
    await until('both on the stack', async () => (await ann.texts('.stack li')).length === 2);
    const [top, below] = await ann.texts('.stack li');
    expect([top, below].join()).toMatch(/^Ability of Albino Troll.*,Ability of Pouncing Jaguar/su);
  });

  // Playwright moves fingers in chromium only.
  (IN_FIREFOX ? test.skip : test)('an order by a finger, which drags by the handle', async () => {
    await sitDown('order-by-finger');
    const rows = ann.page.locator('.order li');
    const names = (): Promise<string> => ann.texts('.order .grip').then((all) => all.join());
    const fingers = await ann.page.context().newCDPSession(ann.page);
    /** From a part of the first row to below the second, step by step as fingers go. */
    const swipe = async (part: string): Promise<void> => {
      const from = (await rows.first().locator(part).boundingBox())!;
      const to = (await rows.last().boundingBox())!;
      const x = from.x + from.width / 2;
      const [y, end] = [from.y + from.height / 2, to.y + to.height - 4];
      const touch = (type: 'touchStart' | 'touchMove', at: number): Promise<unknown> =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: at }] });
      await touch('touchStart', y);
      for (let i = 1; i <= 8; i++) await touch('touchMove', y + ((end - y) * i) / 8);
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await names();
    expect(before).toMatch(/Albino Troll.*Pouncing Jaguar/su);
    // Anywhere else it scrolls.
    await swipe('.grip');
    expect(await names()).toBe(before);
    await swipe('.handle');
    await until('the other order', async () =>
      /Pouncing Jaguar.*Albino Troll/su.test(await names()),
    );
    expect(await ann.text('.order .dragged')).toBeNull();
    await table.press('Done');
    await until('both on the stack', async () => (await ann.texts('.stack li')).length === 2);
    expect((await ann.texts('.stack li')).join()).toMatch(/Albino Troll.*Pouncing Jaguar/su);
  });

  test('the value of X', async () => {
    await sitDown('x');
    await table.press('Cast Hurricane');
    const slider = ann.page.locator('.decision input[type=range]');
    const effect = (like: RegExp): Promise<unknown> =>
      until(`an effect like ${like.source}`, async () =>
        like.test((await ann.text('.sliding')) ?? ''),
      );
    // The slider moves the number,
    await slider.fill('1');
    await effect(/deals 1 damage/u);
    expect(await ann.run(`return document.querySelector('input[name=x]').value`)).toBe('1');
    // and a number that is typed the slider.
    await fill('X, from 0 to', 2);
    await effect(/It costs.*2.*deals 2 damage/su);
    expect(await slider.inputValue()).toBe('2');
    await table.picture('x-slider');
    await table.press('Cast Hurricane');
    expect(await table.onStack(/Hurricane/u)).toMatch(/X = 2/u);
  });

  test('the mode, step by step, and the targets after it', async () => {
    await sitDown('mode');
    await table.press('Cast Emerald Charm');
    await table.press('Step by step, paying by hand');
    await until('the modes', async () =>
      /Which mode do you choose/u.test((await ann.text('.question')) ?? ''),
    );
    await table.picture('mode-asked');
    await table.press('Untap');
    await until('targets', async () => /Which target/u.test((await ann.text('.question')) ?? ''));
    await table.tick('Llanowar Elves');
    await table.press('Done');
    await until('the payment that is proposed', async () =>
      /^Paid with Forest/u.test((await ann.text('.decision .chooser summary')) ?? ''),
    );
    await table.press('Pay');
    expect(await table.onStack(/Emerald Charm/u)).toMatch(/target: Llanowar Elves/u);
  });

  test('which of two replacement effects applies first', async () => {
    expect(await sitDown('replacement')).toMatch(/Which applies first\?/u);
    await table.tick('the next');
    await table.press('Done');
    await table.told(/prevent/iu);
  });

  test('buyback, and which land is sacrificed for it', async () => {
    await sitDown('buyback');
    await table.press('Cast Constant Mists');
    await table.press('with buyback');
    await table.tick('Mountain');
    await table.picture('buyback-filled');
    await table.press('Cast Constant Mists');
    expect(await table.onStack(/Constant Mists/u)).toMatch(/with buyback/u);
    await table.told(/Mountain.*(graveyard|sacrific)|sacrific.*Mountain/iu);
  });

  test('which card is discarded for a cost', async () => {
    expect(await sitDown('discard')).toMatch(/Do you discard/u);
    const discards = async (): Promise<string[]> =>
      (await ann.texts('.lines li .text')).filter((line) => /discards/u.test(line));
    const before = await discards();
    await table.tick('Shock');
    await table.press('Discard');
    const [said] = await until('a card is discarded', async () => {
      const now = await discards();
      return now.length > before.length && now;
    });
    expect(said).toMatch(/Shock/u);
    await until(
      'the turn goes on',
      async () => !/Do you discard/u.test((await ann.text('.question')) ?? ''),
    );
    expect(await ann.text('.below')).toContain('Masticore');
  });

  test('how damage is divided among targets', async () => {
    await sitDown('division');
    await table.press('Cast Arc Lightning');
    await fill('Bob', 2);
    await fill('Llanowar Elves', 1);
    await table.picture('division-filled');
    await table.press('Cast Arc Lightning');
    const spell = await table.onStack(/Arc Lightning/u);
    expect(spell).toMatch(/2 to Bob/u);
    expect(spell).toMatch(/1 to Llanowar Elves/u);
  });

  test('the name of a card', async () => {
    expect(await sitDown('name')).toMatch(/Which card do you name/u);
    await ann.type('.decision input[name=pick]', 'Mountain');
    await table.press('Done');
    await table.told(/names? .*Mountain/iu);
  });

  test('a target on the card itself, by the mouse: the spell, its target, and that target again', async () => {
    await sitDownAtCards('targets');
    await clickCard('.hand', 'Shock');
    await until('what to choose', async () =>
      /Choose a target/u.test((await ann.text('.decision .made')) ?? ''),
    );
    await clickCard('.above', 'River Boa');
    await until('the target', async () =>
      /Target: River Boa/u.test((await ann.text('.decision .made')) ?? ''),
    );
    await table.picture('targets-chosen');
    await clickCard('.above', 'River Boa');
    expect(await table.onStack(/Shock/u)).toMatch(/target: River Boa/u);
    await linesDrawn('target', 1);
    await table.picture('targets-stack');
  });

  test('a target by the keyboard alone', async () => {
    await sitDownAtCards('targets-by-keys');
    await ann.keys('1');
    for (let i = 0; i < 9; i++) {
      const name = await ann.run<string>('return document.activeElement.innerText');
      if (name.startsWith('Shock')) break;
      await ann.keys(RIGHT);
    }
    await ann.keys(ENTER);
    await until('what to choose', () => ann.text('.decision .made'));
    await ann.keys('t', 't', ENTER);
    await until('a target', async () =>
      /^Target: /u.test((await ann.text('.decision .made')) ?? ''),
    );
    await ann.run('document.activeElement.blur()');
    await ann.keys(' ');
    expect(await table.onStack(/Shock/u)).toMatch(/target: /u);
  });

  // Playwright moves fingers in chromium only.
  (IN_FIREFOX ? test.skip : test)(
    'a card by a finger: who stays on it reads it, a tap plays it',
    async () => {
      const phone = await table.telephone();
      await phone.go(`${table.url}/#/match/local-laid-by-touch`);
      await until('a hand', () => phone.text('.hand .card.live'));
      const shock = '.hand .card.live:has-text("Shock")';
      await phone.tap(shock, 900);
      expect(await until('the card in full', () => phone.text('.inspector h3'))).toMatch(/^Shock/u);
      // Nothing has been played by that.
      expect(await phone.text('.decision .made')).toBeNull();
      await phone.keys(ESCAPE);
      await phone.tap(shock);
      await until('what to choose', () => phone.text('.decision .made'));
      await phone.tap('.above .card:has-text("River Boa")');
      await until('the target', async () =>
        /Target: River Boa/u.test((await phone.text('.decision .made')) ?? ''),
      );
      await phone.tap('.decision button.main');
      await until('the spell', async () => /Shock/u.test((await phone.texts('.stack li')).join()));
      expect(phone.errors()).toEqual([]);
      await phone.page.context().close();
    },
  );

  test('one of many cards, found by a part of its name', async () => {
    await sitDown('search');
    const shown = async (): Promise<string[]> => {
      const all = await ann.run<string[]>(
        `return [...document.querySelectorAll('.decision .tick')]
           .filter((one) => one.checkVisibility())
           .map((one) => one.innerText.trim().replace(/ in your library.*/, ''))`,
      );
      return [...new Set(all)].sort();
    };
    await until('both names', async () => (await shown()).length === 2);
    await ann.type('.decision input[type=search]', 'boa');
    expect(await shown()).toEqual(['River Boa']);
    await table.picture('search-found');
    await table.tick('River Boa');
    await ann.type('.decision input[type=search]', 'elves');
    // What is chosen stays in sight.
    expect(await shown()).toEqual(['Llanowar Elves', 'River Boa']);
    await ann.keys(ENTER);
    expect(await ann.text('.decision input[type=search]')).not.toBeNull();
    expect(await ann.violations()).toEqual([]);
    await table.press('Done');
    await table.told(/River Boa/u);
  });

  test('targets of one graveyard only, and says why not of both', async () => {
    await sitDown('graveyards');
    await table.press('Cast Rapid Decay');
    const main = (): Promise<boolean> =>
      ann.run(`return document.querySelector('.decision button[type=submit]').disabled`);
    await table.tick('Llanowar Elves', 0);
    await table.tick('Llanowar Elves', 1);
    await until('a button that can be pressed', async () => !(await main()));
    await table.tick('Rapid Decay');
    await until('a button that can’t', main);
    await table.press('Why not?');
    await until('why not', () => ann.text('.prompt .problem summary'));
    await table.picture('graveyards-refused');
    await ann.press('Dismiss', '.prompt');
    await table.tick('Rapid Decay');
    await table.press('Cast Rapid Decay');
    expect(await table.onStack(/Rapid Decay/u)).toMatch(/Llanowar Elves/u);
    // The graveyard is closed again: the lines end where it is opened.
    await until('lines to the graveyard', () =>
      ann.run<boolean>(
        `const zones = [...document.querySelectorAll('.zone:not([open]) summary')].map((one) => one.getBoundingClientRect());
         const ends = [...document.querySelectorAll('.lines-over path.target')].map(
           (one) => one.getPointAtLength(one.getTotalLength()));
         return ends.length === 2 && ends.every(({ x, y }) => zones.some((zone) =>
           x > zone.left && x < zone.right && y > zone.top - 12 && y < zone.bottom + 12))`,
      ),
    );
  });

  test('attackers on the cards themselves: their damage is summed up, and a click takes one back', async () => {
    await sitDownAtCards('attack');
    expect(await ann.pressIfThere('Attack with these', '.decision')).toBeNull();
    const made = (like: RegExp): Promise<unknown> =>
      until(`what is made: ${like.source}`, async () =>
        like.test((await ann.text('.decision .made')) ?? ''),
      );
    const able = '.below .permanent:has(> .may:not(.picked))';
    await clickCard(able, '');
    await made(/^1 attacker, [12] damage/u);
    await clickCard(able, '');
    await made(/^2 attackers, [234] damage/u);
    await linesDrawn('attack', 2);
    await table.picture('attack-chosen');
    await ann.run(`document.querySelector('.below .card.picked').click()`);
    await made(/^1 attacker/u);
    await ann.press('Attack with these', '.decision');
    await table.told(/attack/u);
  });

  test('blocks on the cards themselves, with lines between who fights', async () => {
    await sitDownAtCards('blocks');
    await clickCard('.below', 'River Boa');
    await clickCard('.above', 'Jackal Pup', 1);
    await until('the block', async () =>
      /River Boa.* blocks Jackal Pup.* Unblocked: 2 damage/su.test(
        (await ann.text('.decision .made')) ?? '',
      ),
    );
    await linesDrawn('block', 1);
    await table.picture('blocks-chosen');
    await ann.press('Block with these', '.decision');
    await table.told(/block/u);
  });

  test('a division on the cards themselves, one at each click', async () => {
    await sitDownAtCards('division-cards');
    await clickCard('.hand', 'Arc Lightning');
    await clickCard('.above', 'Llanowar Elves');
    await ann.click('.above .who');
    await ann.click('.above .who');
    await table.press('Cast Arc Lightning');
    expect(await table.onStack(/Arc Lightning/u)).toMatch(/2 to Bob/u);
  });

  test('nothing where one can only pass, until that is ordered otherwise', async () => {
    const barSays = (text: string | null): Promise<unknown> =>
      until(`the bar says ${text}`, async () => (await ann.text('.passing .on')) === text);
    await sitDown('nothing-to-do', '.passing');
    await until('the pass', async () =>
      /Waiting for Bob/u.test((await ann.text('.question')) ?? ''),
    );
    expect((await ann.texts('.above .permanent')).join()).toContain('Llanowar Elves');
    // What passes until something is told, lasts over a reload, and ends by one key.
    await ann.press('your turn', '.passing');
    await barSays('Passing until your turn. Esc stops it.');
    await ann.reload();
    await barSays('Passing until your turn. Esc stops it.');
    await table.picture('passing-until');
    await ann.keys(ESCAPE);
    await barSays(null);
    await openSettings();
    await ann.choose('auto-pass', 'off');
    await ann.reload();
    await until('the table is back', () => ann.text('.settings'));
    await openSettings();
    const chosen = `return document.querySelector('select[name=auto-pass]')?.value`;
    expect(await until('what is passed', () => ann.run<string | null>(chosen))).toBe('off');
  });

  test('stops and yields, which a reload brings back', async () => {
    const openStops = async (): Promise<void> => {
      await openSettings();
      // The steps of the edition come by a request of their own, after the table.
      await until('the boxes', () =>
        ann.run(`return document.querySelector('.stops input') !== null`),
      );
    };
    // Nothing is passed for Ann at the table at which she has nothing but lands.
    await sitDown('larger');
    await openSettings();
    await ann.choose('auto-pass', 'off');
    expect(await sitDown('yields')).toMatch(/Respond to Llanowar Elves, or pass/u);
    expect(await table.onStack(/Llanowar Elves/u)).toMatch(/Always yield to it/u);
    await ann.press('Always yield to it', '.stack');
    await ann.press('Ask me about it again', '.stack');
    await ann.press('Always yield to it', '.stack');
    await openStops();
    await ann.run(`for (const box of document.querySelectorAll('.stops input')) {
      box.checked = box.name === 'own' && box.value === 'upkeep';
    }`);
    await table.picture('stops');
    await ann.press('Set stops', '.settings');
    await table.told(/stops/iu);
    await ann.reload();
    await until('the table is back', () => ann.text('.settings'));
    await openStops();
    const stops = await ann.run<string[]>(
      `return [...document.querySelectorAll('.stops input:checked')].map((one) => one.name + ' ' + one.value)`,
    );
    expect(stops).toEqual(['own upkeep']);
    expect(await ann.text('.settings')).toContain('Llanowar Elves');
  });

  test('why a creature is so large, and why one is asked, by key, right button and click', async () => {
    await sitDown('larger');
    const panel = (): Promise<string | null> => ann.text('.why-panel');
    await ann.run(
      `document.querySelector('.below .permanent .card .size')?.closest('.card').focus()`,
    );
    await ann.keys('w');
    expect(await until('why', panel)).toMatch(/1\/1.*\+1\/\+1: Crusade.*2\/2.*6ED 405\.1/su);
    await ann.run(`document.querySelectorAll('.why-panel summary')[1].click()`);
    const proof = await until('what the rule says', async () =>
      ann.run<string | null>(
        `return document.querySelector('.why-panel details[open] a')?.getAttribute('href') ?? null`,
      ),
    );
    expect(proof).toBe('/ledger.html#6ED%20405.1');
    expect(await ann.violations()).toEqual([]);
    await ann.keys(ESCAPE);
    await until('no panel', async () => (await panel()) === null);
    await ann.page.locator('.below .permanent .card').first().click({ button: 'right' });
    await until('the card in full', () => ann.text('.inspector'));
    await table.press('Why am I asked?');
    expect(await until('why', panel)).toMatch(/6ED \d/u);
  });

  test('nothing that takes away the card that one reads, as long as it is there', async () => {
    await sitDown('reads');
    await ann.page.locator('.hand .card').first().click({ button: 'right' });
    const read = await until('the card in full', () => ann.text('.inspector h3'));
    const step = await ann.text('.turn');
    await table.press('Pass');
    await until('the next step', async () => (await ann.text('.turn')) !== step);
    expect(await ann.text('.inspector h3')).toBe(read);
  });

  test('what one announces to be taken back by a key', async () => {
    await sitDown('takes-back');
    await table.press('Cast Hurricane');
    await table.press('Step by step,');
    await until('the value of X', async () => /X/u.test((await ann.text('.question')) ?? ''));
    await until('a way back', () => ann.text('.options > button'));
    await ann.run('document.activeElement.blur()');
    await ann.keys('z');
    await table.told(/takes? .*back/u);
    await until('priority', async () => /or pass/u.test((await ann.text('.question')) ?? ''));
  });

  test('nothing to hear of what has been, but of what happens', async () => {
    await sitDown('takes-back');
    const heard = (): Promise<string | null> => ann.text('.news[role=log][aria-live=polite]');
    expect(await until('a place for it', heard)).toBe('');
    await table.press('Pass');
    await until('the next step', async () => ((await heard()) ?? '') !== '');
  });

  test('nothing about an attack that can’t be met, but shows it before it is passed, and a key stops that', async () => {
    await sitDown('keys');
    await openSettings();
    await ann.choose('auto-pass', 'nothingToDo');
    await table.sitDown('attacked', '.passing p.on');
    expect(await ann.text('.passing p.on')).toMatch(/^You are attacked by Llanowar Elves\./u);
    await ann.keys(ESCAPE);
    await until('the question', () => ann.text('.decision .options'));
    // Longer than it would have been shown.
    await ann.page.waitForTimeout(2_800);
    expect(await ann.text('.turn')).toMatch(/declare attackers/u);
  });

  const tapped = (): Promise<string[]> => ann.texts('.below .permanent.tapped .name');

  test('what pays before it is paid, and pays with another land that is clicked', async () => {
    await sitDownAtCards('pays');
    await clickCard('.hand', 'Shock');
    expect(await ann.text('.decision .paid')).toBeNull();
    await clickCard('.above', 'River Boa');
    const paid = (what: RegExp) =>
      until(what.source, async () => what.test((await ann.text('.decision .paid')) ?? ''));
    await paid(/^Paid with Mountain\./u);
    expect(await ann.texts('.below .permanent .card.picked .note')).toEqual(['pays']);
    expect(await ann.violations()).toEqual([]);
    await table.picture('pays');
    expect(await tapped()).toEqual([]);
    await clickCard('.below .permanent', 'Taiga');
    await paid(/^Paid with Taiga\./u);
    await clickCard('.above', 'River Boa');
    await table.onStack(/Shock/u);
    expect(await tapped()).toEqual(['Taiga']);
  });

  test('nothing of who plays a card that leaves nothing open, but under full control shows what pays first', async () => {
    await sitDownAtCards('pays-in-full');
    await ann.press('Full control');
    await clickCard('.hand', 'Jackal Pup');
    await until('what pays', async () =>
      /^Paid with/u.test((await ann.text('.decision .paid')) ?? ''),
    );
    expect(await tapped()).toEqual([]);
    await ann.run('document.activeElement.blur()');
    await ann.keys(' ');
    await table.onStack(/Jackal Pup/u);
    await ann.press('Full control');
  });

  const mana = (of = ann): Promise<string | null> => of.text('.below .player .mana dd');

  /** A key that comes before what was done last is acknowledged does nothing, like the button until then. */
  const takeBackByKey = async (): Promise<void> => {
    const open = (): Promise<string[]> => ann.texts('.decision button:not([disabled])');
    await until('it may be taken back', async () => (await open()).includes('Take back mana'));
    await ann.keys('z');
  };

  test('no mana: a click on a land of a pile taps it, and Z or a button takes that back', async () => {
    await sitDownAtCards('taps');
    await clickCard('.below .permanent.pile', 'Forest');
    await until('the mana', async () => (await mana()) === '1 G');
    expect(await ann.texts('.below .permanent.tapped .name')).toEqual(['Forest']);
    await takeBackByKey();
    await until('no mana', async () => (await mana()) === null);
    expect(await ann.texts('.below .permanent.tapped')).toEqual([]);
    await clickCard('.below .permanent.pile', 'Forest');
    await until('mana again', async () => (await mana()) === '1 G');
    await table.press('Take back mana');
    await until('none again', async () => (await mana()) === null);
  });

  test('which of two colors a land is tapped for', async () => {
    await sitDownAtCards('taps');
    await clickCard('.below .permanent', 'Taiga');
    await until(
      'both',
      async () => (await ann.texts('.decision .group .buttons button')).length > 1,
    );
    expect(await ann.violations()).toEqual([]);
    await table.picture('taps-which');
    await ann.press('Tap Taiga for {R}', '.decision');
    await until('the mana', async () => (await mana()) === '1 R');
    await takeBackByKey();
    await until('no mana', async () => (await mana()) === null);
  });

  test('no mana, by the keyboard alone', async () => {
    await sitDownAtCards('taps-by-keys');
    const focus = (): Promise<string> => ann.run('return document.activeElement.innerText');
    await ann.keys('1', 'ArrowUp');
    for (let i = 0; i < 9 && !(await focus()).startsWith('Forest'); i++) await ann.keys(RIGHT);
    expect(await focus()).toMatch(/^Forest × \d.*Tap Forest.* for \{G\}/su);
    await ann.keys(ENTER);
    await until('the mana', async () => (await mana()) === '1 G');
    await takeBackByKey();
    await until('no mana', async () => (await mana()) === null);
  });

  (IN_FIREFOX ? test.skip : test)('no mana, by a finger', async () => {
    const phone = await table.telephone();
    await phone.go(`${table.url}/#/match/local-laid-taps-by-finger`);
    await until('a pile', () => phone.text('.below .permanent.pile .card.taps'));
    await phone.tap('.below .permanent.pile .card.taps:has-text("Forest")');
    await until('the mana', async () => (await mana(phone)) === '1 G');
    await phone.tap('.decision button:has-text("Take back mana")');
    await until('no mana', async () => (await mana(phone)) === null);
    expect(phone.errors()).toEqual([]);
    await phone.page.context().close();
  });

  test('priority to be held as long as a key is, also after one’s own spell', async () => {
    await sitDownAtCards('holds');
    const isFull = (): Promise<boolean> =>
      ann.run(
        `return [...document.querySelectorAll('.passing button')].at(-1).getAttribute('aria-pressed') === 'true'`,
      );
    await openSettings();
    await ann.choose('auto-pass', 'nothingToDo');
    await ann.page.keyboard.down('Control');
    await until('full control', isFull);
    await clickCard('.hand', 'Shock');
    await clickCard('.above', 'River Boa');
    await ann.page.keyboard.press(' ');
    await table.onStack(/Shock/u);
    await until('the question', async () => /or pass/u.test((await ann.text('.question')) ?? ''));
    // Longer than the page waits before it passes by itself.
    await ann.page.waitForTimeout(1_000);
    expect(await ann.texts('.stack li')).toHaveLength(1);
    await ann.page.keyboard.up('Control');
    await until('the pass', async () =>
      /Waiting for Bob/u.test((await ann.text('.question')) ?? ''),
    );
    expect(await isFull()).toBe(false);
  });

  test('to go from card to card, and to press the main button, by keys', async () => {
    await sitDown('keys');
    await until('the step', async () => (await ann.text('.phases .now')) === 'main 1');
    await until('the list of keys', () => ann.text('details.keys'));
    await ann.keys('?');
    expect(await ann.run('return document.querySelector("details.keys").open')).toBe(true);
    const onCard = 'return document.activeElement.matches(arguments[0])';
    await ann.keys('1');
    expect(await ann.run(onCard, '.hand .card:first-child')).toBe(true);
    await ann.keys(RIGHT);
    expect(await ann.run(onCard, '.hand .card:nth-child(2)')).toBe(true);
    await ann.keys(UP);
    expect(await ann.run(onCard, '.below .permanent .card')).toBe(true);
    // What has the focus takes Space for itself; with none, it is for the main button.
    await ann.run('document.activeElement.blur()');
    await ann.keys(' ');
    await until('the pass', async () => (await ann.text('.phases .now')) !== 'main 1');
  });

  test('all phases and their stops on a telephone, however full the table is', async () => {
    await ann.resize(390, 667);
    await sitDown('permanents');
    const [bar, button] = await ann.run<[number, number]>(
      `const bar = document.querySelector('.phases');
       return [bar.clientHeight, bar.querySelector('button').offsetHeight]`,
    );
    expect(bar).toBeGreaterThanOrEqual(button);
  });

  test('a long search on a telephone, within its frame', async () => {
    await ann.resize(390, 844);
    await sitDown('search-on-telephone');
    await table.picture('search-on-telephone');
    const [frame, end, done] = await ann.run<[number, number, number]>(
      `return ['.prompt .decision', '.prompt', '.decision button.main'].map(
         (css) => document.querySelector(css).getBoundingClientRect().bottom)`,
    );
    expect(frame).toBeLessThanOrEqual(end);
    expect(done).toBeLessThan(frame);
  });

  test.each([
    ['1280×800', 1280, 800, 'light'],
    ['a telephone', 390, 844, 'dark'],
  ] as const)('all of it on one screen of %s, which everybody can use', async (...look) => {
    const [, width, height, scheme] = look;
    await ann.resize(width, height);
    await ann.prefer(scheme);
    for (const name of Object.values(POSITIONS).map((make) => make().name)) {
      // Some of them go on meanwhile: the other player is asked now.
      await sitDown(name, '.board .player');
      await table.picture(`${name}-${width}`);
      const [wide, high] = await ann.run<[number, number]>(
        `const { scrollWidth, scrollHeight } = document.documentElement;
         return [scrollWidth - innerWidth, scrollHeight - innerHeight]`,
      );
      // The page does not scroll.
      expect([name, wide <= 0, high <= 0]).toEqual([name, true, true]);
    }
  });
});
