import { expect, test } from '@jest/globals';
import { BOT_NAMES } from '@arbiter/bots';
import { words } from '@arbiter/cards';
import { AskedBot } from './asked.ts';

const { activated, gainLife } = words;

const FOUNTAIN = words.artifactCard('Fountain', '1', [
  activated({ mana: '0' }, gainLife('you', 1)),
]);
const MILL = words.artifactCard('Mill', '1', [
  activated({ mana: '0' }, words.untap('self')),
  activated({ tap: true }, gainLife('you', 1)),
]);

/** How often abilities of the artifacts were played in each step, within so many decisions. */
function playsIn(bot: AskedBot, decisions: number): Map<string, number> {
  const plays = new Map<string, number>();
  const artifacts = bot.game.battlefield;
  for (let i = 0; i < decisions && bot.game.outcome === null; i++) {
    const { turn, decision } = bot.game;
    const key = `${String(turn.number)} ${turn.step} ${String(decision?.seat)}`;
    const command = bot.decides();
    if (command.type !== 'ActivateAbility' && command.type !== 'Begin') continue;
    if (artifacts.includes(command.object)) plays.set(key, (plays.get(key) ?? 0) + 1);
  }
  return plays;
}

const TABLE = (card: string): string =>
  `{ ann: { battlefield: [${card}], library: [Forest x40] }, bob: { battlefield: [${card}], library: [Forest x40] } }`;

test.each(BOT_NAMES)('%s plays an ability that costs nothing twice in a step at most', (name) => {
  const bot = new AskedBot([FOUNTAIN], TABLE('Fountain'), name);
  const plays = playsIn(bot, 400);
  expect(plays.size).toBeGreaterThan(0);
  expect(Math.max(...plays.values())).toBeLessThanOrEqual(2);
  expect(bot.game.turn.number).toBeGreaterThan(6);
});

test.each(BOT_NAMES)('%s comes to an end with abilities that feed each other', (name) => {
  const bot = new AskedBot([MILL], TABLE('Mill'), name);
  playsIn(bot, 600);
  expect(bot.game.turn.number).toBeGreaterThan(6);
});
