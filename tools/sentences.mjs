/**
 * Writes what each rule says, in our own words: the sentences of the ledger that services may show, which import no
 * conformance. Of all rules, not of those alone that the engine cites: a ruling may rest on another. They have an entrance of
 * their own, since a build of the engine is known by all that the index of its rooms reaches, and no word of the ledger makes
 * another build. `npm run schemas` runs it; a test holds it to be up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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

/** The source text of the sentences. */
export function sentencesText() {
  const lines = [...gists()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, gist]) => `  ${JSON.stringify(id)}: ${JSON.stringify(gist)},\n`);
  return [
    '/** What rules say, in our own words, from the ledger: `npm run schemas` writes it. */\n',
    'export const SENTENCES: Readonly<Record<string, string>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(at(SENTENCES), sentencesText());
}
