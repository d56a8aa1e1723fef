import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Driver, until } from './testing/browser.behaviour-spec.ts';
import { keyboardOf, mouseOf, type Hands } from './testing/hands.behaviour-spec.ts';
import { TestServer } from './testing/server.behaviour-spec.ts';
import { describeInTurn } from '../../../tools/in-turn.mjs';

/** Small creatures that attack, so that a game is over in few turns. */
const CREATURES = [
  ...['Jackal Pup', 'Goblin Raider', "Mons's Goblin Raiders", 'Raging Goblin'],
  ...['Goblin Bully', 'Canyon Wildcat', 'Balduvian Barbarians', 'Hurloon Minotaur'],
];
const LIST = [
  'Deck',
  ...CREATURES.map((name) => `4 ${name}`),
  '28 Mountain',
  'Sideboard',
  '15 Plains',
];

/** A whole best of three: the real server, and two real windows. */
describeInTurn(1)('a best of three', () => {
  let server: TestServer;
  let driver: Driver;
  /** Ann has a mouse and a screen, Bob a telephone with a keyboard. */
  let ann: Hands;
  let bob: Hands;
  let both: readonly [Hands, Hands];

  beforeAll(async () => {
    server = await TestServer.start();
    driver = await Driver.start();
    ann = mouseOf(await driver.open([1280, 800]));
    bob = keyboardOf(await driver.open([390, 844]));
    both = [ann, bob];
  });

  afterAll(async () => {
    await (driver as Driver | undefined)?.stop();
    await (server as TestServer | undefined)?.stop();
  });

  const press = (hands: Hands, words: string, within?: string): Promise<boolean> =>
    until(`a button “${words}”`, () => hands.press(words, within));

  async function comeIn(hands: Hands, url: string, name: string): Promise<void> {
    await hands.browser.go(url);
    await until('a place for the name', () => hands.browser.text('input[name=name]'));
    await hands.type('name', name);
    await press(hands, 'Become a guest');
    await until('the lobby', () => hands.browser.text('.lobby select[name=deck]'));
    await hands.choose('deck', 'last');
    await until('a place for the list', () => hands.browser.text('textarea[name=list]'));
    await hands.type('list', LIST.join('\n'));
  }

  /** What is answered with a press, the more telling first. */
  const ANSWERS = ['Keep', 'No block', 'Ann', 'Done'];

  /** Does one thing that the page asks for, if it asks for anything. @returns what it was */
  async function answer(hands: Hands): Promise<string | null> {
    const { browser } = hands;
    if ((await browser.text('.sideboard')) !== null) {
      // Ann exchanges two cards, Bob none.
      if (hands === bob)
        return (await hands.press('Keep the deck', '.sideboard')) ? 'sideboard' : null;
      await hands.type('main Mountain', '26');
      await hands.type('main Plains', '2');
      return (await hands.press('Play these', '.sideboard')) ? 'sideboard' : null;
    }
    const asked = (await browser.text('.decision .question')) ?? '';
    if (asked.includes('Which creatures attack?')) {
      await hands.pickAll();
      return (await hands.press('Attack with these', '.decision')) ? 'attack' : null;
    }
    if (/: (?:Play a card|Respond to )/u.test(asked)) {
      for (const name of ['Mountain', ...CREATURES]) if (await hands.play(name)) return 'play';
      return (await hands.press('Pass', '.decision')) ? 'pass' : null;
    }
    // Of what is one too many the pick that comes later takes the place of the one before.
    if (asked.includes('What do you discard')) await hands.pickAll();
    for (const words of ANSWERS) if (await hands.press(words, '.decision')) return words;
    return null;
  }

  test('is begun by a link: one invites, the other follows it and asks for a match', async () => {
    await comeIn(ann, server.url, 'Ann');
    const link = await ann.browser.run<string>(`return document.querySelector('a.invite').href`);
    await comeIn(bob, link, 'Bob');
    await bob.choose('bestOf', 'second');
    await press(bob, 'Play', '.lobby form');
    await until('the invitation', async () =>
      (await ann.browser.text('.lobby'))?.includes('Bob, best of 3'),
    );
    await press(ann, 'Accept');
    for (const { browser } of both) await until('the table', () => browser.text('.board'));
  });

  /** Plays on until the match is over. @returns how often each kind of thing was done */
  async function playOn(hands: Hands): Promise<ReadonlyMap<string, number>> {
    const done = new Map<string, number>();
    const { browser } = hands;
    await until(
      'the end of the match',
      async () => {
        const said = await answer(hands);
        if (said !== null) done.set(said, (done.get(said) ?? 0) + 1);
        return (await browser.text('.score .over')) !== null;
      },
      undefined,
      async () => `${await browser.text('.lines li')}, ${await browser.text('.question')}`,
    );
    return done;
  }

  test('is played to its end, with a mouse on a screen and by keyboard alone on a telephone', async () => {
    for (const done of await Promise.all(both.map(playOn))) {
      for (const what of ['play', 'attack', 'sideboard']) expect(done.get(what)).toBeGreaterThan(0);
    }
    for (const { browser } of both) {
      const score = (await browser.text('.score'))?.replaceAll('\n', ' ');
      expect(score).toMatch(/ 2 : [01] | [01] : 2 /u);
      expect(score).toMatch(/(Ann|Bob) 2 .*over: \1 wins|2 (Ann|Bob), .*over: \2 wins/u);
      expect(await browser.violations()).toEqual([]);
      expect(browser.errors()).toEqual([]);
    }
    const width = await bob.browser.run<number>('return document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
  }, 900_000);
});
