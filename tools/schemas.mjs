/**
 * Writes the schemas that follow from the code: that of the card language, for the reader of scenarios, and that of
 * scenarios, for editors. Tests hold both to be up to date. `npm run schemas`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cardDefinitions } from './card-schema.mjs';

/** @param {string} path @returns {string} */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const CARD_SCHEMA = 'libs/cards/src/card-schema.ts';
export const SCENARIO_SCHEMA = 'libs/conformance/scenario.schema.json';

/** The source text of the card language's schema: a line a definition. */
export function cardSchemaText() {
  const lines = Object.entries(cardDefinitions()).map(
    ([name, definition]) => `  ${name}: ${JSON.stringify(definition)},\n`,
  );
  return [
    '/** The JSON Schema of the card language, from the types in language.ts: `npm run schemas` writes it. */\n',
    'export const CARD_DEFINITIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {\n',
    ...lines,
    '};\n',
  ].join('');
}

/** @param {string} path @param {string} text */
function write(path, text) {
  writeFileSync(at(path), text);
  process.stdout.write(`${path}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(CARD_SCHEMA, cardSchemaText());
  // The schema of scenarios holds that of cards: it is worked out by what was just written.
  execFileSync(
    process.execPath,
    [at('node_modules/typescript/bin/tsc'), '-b', at('libs/conformance')],
    {
      stdio: 'inherit',
    },
  );
  const { scenarioSchema } = await import(at('libs/conformance/dist/index.js'));
  write(SCENARIO_SCHEMA, `${JSON.stringify(scenarioSchema(), null, 1)}\n`);
}

/** What stands in a file of the repository. @param {string} path */
export const textOf = (path) => readFileSync(at(path), 'utf8');
