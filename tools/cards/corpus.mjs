/** Reads card facts and wordings from outside the project: `cards.jsonl`, set lists and decks beside it. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} CorpusCard
 * @property {import('../../libs/compiler/dist/index.js').CardFacts} facts
 * @property {string} set   the first set that has it
 * @property {Readonly<Record<string, string>>} printed   its wording as sets printed it
 */

/** @param {string} folder @returns {CorpusCard[]} in the order of the file */
export function readCorpus(folder) {
  const file = join(folder, 'cards.jsonl');
  if (!existsSync(file)) throw new Error(`there is no ${file}: name the folder of the cards`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const card = JSON.parse(line);
      return {
        facts: {
          name: card.name,
          manaCost: card.manaCost,
          type: card.type,
          power: card.power,
          toughness: card.toughness,
          colors: colorsSaid(card.name, Object.values(card.printed ?? {})),
          text: card.oracle2018 ?? '',
        },
        set: card.sets[0],
        printed: card.printed ?? {},
      };
    });
}

/** @type {Readonly<Record<string, readonly import('../../libs/cards/dist/index.js').Color[]>>} */
const COLORS = {
  white: ['W'],
  blue: ['U'],
  black: ['B'],
  red: ['R'],
  green: ['G'],
  colorless: [],
  'all colors': ['W', 'U', 'B', 'R', 'G'],
};

/**
 * The colours that a card says it has, where they don't follow from its mana cost: they stood in its text until there was
 * a sign for them, and so the text of 2018 says nothing of them.
 *
 * @param {string} name @param {readonly string[]} wordings
 */
function colorsSaid(name, wordings) {
  const starts = [`${name} is `, 'This card is a '];
  const said = wordings
    .flatMap((wording) => wording.split('\n'))
    .flatMap((line) =>
      starts.filter((one) => line.startsWith(one)).map((one) => line.slice(one.length)),
    )
    .map((rest) => /^(.+?)(?: spell when cast.*| \(.*\))?\.$/.exec(rest)?.[1] ?? '');
  return COLORS[said.find((words) => words in COLORS) ?? ''];
}

const SETS = ['4ED', '5ED', '6ED'];

/**
 * The lists of cards for which the shares are counted.
 *
 * @param {string} folder @param {readonly CorpusCard[]} corpus @returns {Record<string, Set<string>>}
 */
export function readPools(folder, corpus) {
  const names = new Set(corpus.map(({ facts }) => facts.name));
  /** @type {Record<string, Set<string>>} */
  const pools = {};
  const decks = join(folder, '..', 'decks');
  if (existsSync(decks)) pools['decks'] = readDecks(decks, names);
  for (const set of SETS) {
    const file = join(folder, 'sets', `${set}.txt`);
    if (!existsSync(file)) continue;
    const listed = readFileSync(file, 'utf8').split('\n');
    pools[set] = new Set(listed.map((line) => line.trim()).filter((name) => names.has(name)));
  }
  pools['all'] = names;
  return pools;
}

/** @param {string} folder @param {ReadonlySet<string>} names */
function readDecks(folder, names) {
  const found = new Set();
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.txt'))) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const [, name = ''] = /^\d+x? (.+)$/.exec(line.trim()) ?? [];
      const halves = names.has(name) ? [name] : name.split(/\s*\/+\s*/);
      for (const half of halves) if (names.has(half)) found.add(half);
    }
  }
  return found;
}
