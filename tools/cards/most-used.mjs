/** Of the cards most used in the tournament decks: which have a scenario of their own, about what players dispute. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 200;

/**
 * @param {readonly { main: readonly { name: string, count: number }[], side: readonly { name: string, count: number }[] }[]} decks
 * @param {string} folder of the scenarios of all editions
 * @returns {string}
 */
export function mostUsedFigure(decks, folder) {
  const names = mostUsed(decks);
  const scenarios = scenariosIn(folder);
  const without = names.filter((name) => !scenarios.some((one) => isAbout(one, name)));
  const list = without.length === 0 ? '' : `; without: ${without.join(', ')}`;
  return `${names.length - without.length} of the ${names.length} cards most used in the decks have a scenario of their own${list}`;
}

/**
 * Copies in main deck and sideboard count; basic lands need no scenario.
 *
 * @param {Parameters<typeof mostUsedFigure>[0]} decks
 * @returns {string[]}
 */
function mostUsed(decks) {
  /** @type {Map<string, number>} */
  const copies = new Map();
  for (const { name, count } of decks.flatMap(({ main, side }) => [...main, ...side])) {
    copies.set(name, (copies.get(name) ?? 0) + count);
  }
  return [...copies]
    .filter(([name]) => !/^(?:Snow-Covered )?(?:Plains|Island|Swamp|Mountain|Forest)$/u.test(name))
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, MOST)
    .map(([name]) => name);
}

/**
 * @param {string} folder
 * @returns {{ file: string, title: string }[]}
 */
function scenariosIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => {
      const [, title = ''] =
        /^title: *(.*)$/mu.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
      return { file, title: title.replaceAll('’', "'") };
    });
}

/**
 * Its title names the card, or it lies in the card's folder.
 *
 * @param {{ file: string, title: string }} scenario
 * @param {string} name
 */
function isAbout({ file, title }, name) {
  const slug = name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/gu, '-');
  return title.includes(name) || file.includes(`cards/${slug}/`);
}
