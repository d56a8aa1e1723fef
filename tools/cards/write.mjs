/** Where a definition is written: a line of `<set>/<colour>.jsonl`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('../../libs/cards/dist/index.js').CardDefinition} CardDefinition */

const COLORS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** @param {CardDefinition} card */
export function colourOf({ cost = '', types }) {
  if (types.includes('Land')) return 'land';
  const colours = Object.entries(COLORS).filter(([letter]) => cost.includes(letter));
  const [first] = colours;
  if (first === undefined) return 'artifact';
  return colours.length > 1 ? 'multicolor' : first[1];
}

/**
 * Writes the cards, and nothing else, into the folder.
 *
 * @param {string} folder @param {readonly { set: string, definition: CardDefinition }[]} cards
 */
export function writeCards(folder, cards) {
  rmSync(folder, { recursive: true, force: true });
  /** @type {Map<string, CardDefinition[]>} */
  const files = new Map();
  for (const { set, definition } of cards) {
    const file = join(set.toLowerCase(), `${colourOf(definition)}.jsonl`);
    files.set(file, [...(files.get(file) ?? []), definition]);
  }
  for (const [file, definitions] of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    const sorted = definitions.sort((a, b) => (a.name < b.name ? -1 : 1));
    writeFileSync(join(folder, file), sorted.map((one) => `${JSON.stringify(one)}\n`).join(''));
  }
}
