/**
 * Writes what each rule says that the engine cites, in our own words: the sentences of the ledger that services may show,
 * which import no conformance. `npm run schemas` runs it; a test holds it to be up to date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const SENTENCES = 'libs/editions/src/sentences.ts';
const LEDGER = 'libs/conformance/ledger';

/** What the ledger says about each rule. @returns {Map<string, string>} */
function gists() {
  const rows = ['4ED', '5ED', '6ED', 'TSP'].flatMap(
    (code) =>
      /** @type {{ id: string, gist?: string }[]} */ (
        JSON.parse(readFileSync(at(`${LEDGER}/${code}.json`), 'utf8'))
      ),
  );
  return new Map(rows.flatMap(({ id, gist }) => (gist === undefined ? [] : [[id, gist]])));
}

/** The texts of all citations of the editions. */
function citations() {
  const folder = at('libs/editions/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const text = files
    .filter((file) => file.endsWith('citations.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
  return new Set(text.match(/(?:4ED|5ED|6ED|TSP) [^';]+/gu));
}

/** The source text of the sentences that are cited. */
export function sentencesText() {
  const cited = citations();
  const lines = [...gists()]
    .filter(([id]) => cited.has(id))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, gist]) => `  ${JSON.stringify(id)}: ${JSON.stringify(gist)},\n`);
  return [
    '/** What cited rules say, in our own words, from the ledger: `npm run schemas` writes it. */\n',
    'export const SENTENCES: Readonly<Record<string, string>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(at(SENTENCES), sentencesText());
}
