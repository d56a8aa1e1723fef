/**
 * Gathers what is data about cards into modules that run anywhere: `libs/sets/generated/*.js`, each with one JSON text
 * that is parsed once. As typed literals thousands of definitions would cost the compiler ten seconds and half a
 * gigabyte; as JSON they are read in milliseconds. `tools/setup.mjs` runs this before it compiles.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Gathers all, and writes only what has changed.
 *
 * @param {string} [sets] the room of the cards
 * @throws {Error} for a line that is no JSON, with its place
 */
export function gatherCards(sets = join(ROOT, 'libs', 'sets')) {
  const cards = join(sets, 'cards');
  const lines = foldersOf(cards).flatMap((set) => jsonLines(join(cards, set)));
  put(sets, 'cards', `[${lines.join(',\n')}]`);
  put(sets, 'variants', `[${jsonLines(join(sets, 'variants')).join(',\n')}]`);
  put(sets, 'printings', JSON.stringify(printingsOf(join(sets, 'printings.tsv'))));
}

/** @param {string} folder */
function foldersOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/**
 * The lines of all files of a folder that hold one JSON value a line, each checked to be one.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function jsonLines(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.toSorted().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => {
        if (line.trim() === '') return [];
        try {
          JSON.parse(line);
        } catch (error) {
          const place = `${basename(folder)}/${file}:${at + 1}`;
          throw new Error(`${place} is no JSON`, { cause: error });
        }
        return [line];
      }),
  );
}

/**
 * The table of printings by set, each line without what its set says already: `name`, rarity, type line.
 *
 * @param {string} file
 * @returns {Record<string, string[][]>}
 */
function printingsOf(file) {
  /** @type {Record<string, string[][]>} */
  const found = {};
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  for (const line of lines) {
    const [set = '', name = '', , rarity = '', type = ''] = line.split('\t');
    (found[set] ??= []).push([name, rarity, type]);
  }
  return found;
}

/** @param {string} sets @param {string} name @param {string} json */
function put(sets, name, json) {
  const path = join(sets, 'generated', `${name}.js`);
  const text = `export default JSON.parse(${JSON.stringify(json)});\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) gatherCards();
