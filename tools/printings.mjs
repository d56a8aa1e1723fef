/**
 * Writes `libs/sets/printings.tsv`: which card was in which set, when, how rare, and what its type line said. Facts
 * alone; what is printed on cards beside them is not ours to keep. Run once where there are lists of the sets:
 * `node tools/printings.mjs FOLDER`, with `INDEX.tsv` (code, name, day) and `facts/CODE.json` in the folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the table lies. */
export const PRINTINGS = fileURLToPath(new URL('../libs/sets/printings.tsv', import.meta.url));

/**
 * @typedef {object} Fact a card of a set, as the lists have it
 * @property {string} name
 * @property {string} rarity
 * @property {string} printedType
 */

/**
 * The lines of the table: sets in the order of their days, then names.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function printings(folder) {
  const [, ...sets] = readFileSync(join(folder, 'INDEX.tsv'), 'utf8').trim().split('\n');
  return sets
    .map((line) => line.split('\t'))
    .toSorted(([, , one = ''], [, , other = '']) => Number(one > other) - Number(one < other))
    .flatMap(([code = '', , day = '']) => {
      /** @type {Fact[]} */
      const facts = JSON.parse(readFileSync(join(folder, 'facts', `${code}.json`), 'utf8'));
      const lines = facts.map(({ name, rarity, printedType }) =>
        [code, name, day, rarity, printedType].join('\t'),
      );
      // Some cards are in a set twice, with two pictures.
      return [...new Set(lines)].toSorted();
    });
}

const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url)) {
  if (folder === undefined) throw new Error('node tools/printings.mjs FOLDER');
  writeFileSync(PRINTINGS, `set\tcard\tdate\trarity\ttype\n${printings(folder).join('\n')}\n`);
}
