/**
 * Writes the schemas that follow from the code: that of the card language, for the reader of scenarios; those of what a
 * game records and of what a viewer is sent, which tests hold them to; that of scenarios, for editors; and those of the public topics, for analytics. Tests hold all of them to be up to date.
 * `npm run schemas`.
 *
 * With `--publish` the document of the public topics also becomes the published one, with which later ones must be
 * compatible (tools/compatibility.mjs), unless it would break consumers of the one published before.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cardDefinitions, recordDefinitions, viewDefinitions } from './type-schema.mjs';
import { CARD_LANGUAGE, cardLanguageText } from './card-language.mjs';
import { breaksIn } from './compatibility.mjs';

/** @param {string} path @returns {string} */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const CARD_SCHEMA = 'libs/cards/src/card-schema.ts';
export const RECORD_SCHEMA = 'libs/conformance/src/shapes/record-schema.ts';
export const VIEW_SCHEMA = 'libs/conformance/src/shapes/view-schema.ts';
export const SCENARIO_SCHEMA = 'libs/conformance/scenario.schema.json';
const PUBLIC_SCHEMAS = 'docs/schemas';
export const ASYNC_API = `${PUBLIC_SCHEMAS}/asyncapi.json`;
export const PUBLISHED = `${PUBLIC_SCHEMAS}/published/asyncapi.json`;

/** What stands in a file of the repository. @param {string} path */
export const textOf = (path) => readFileSync(at(path), 'utf8');

/** The source text of the card language's schema. */
export const cardSchemaText = () =>
  definitionsText(
    'the card language, from the types in language.ts',
    'CARD_DEFINITIONS',
    cardDefinitions(),
  );

/** The source text of the schema of what is recorded. */
export const recordSchemaText = () =>
  definitionsText(
    'what a game records, from the types in events.ts and game.ts',
    'RECORD_DEFINITIONS',
    recordDefinitions(),
  );

/** The source text of the schema of what a viewer is sent. */
export const viewSchemaText = () =>
  definitionsText(
    'what a viewer is sent, from the types in view.ts',
    'VIEW_DEFINITIONS',
    viewDefinitions(),
  );

/** A line a definition. @param {string} of @param {string} name @param {Record<string, object>} definitions */
function definitionsText(of, name, definitions) {
  const lines = Object.entries(definitions).map(
    ([key, definition]) => `  ${key}: ${JSON.stringify(definition)},\n`,
  );
  return [
    `/** The JSON Schema of ${of}: \`npm run schemas\` writes it. */\n`,
    `export const ${name}: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {\n`,
    ...lines,
    '};\n',
  ].join('');
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
  process.stdout.write(`${path}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(CARD_SCHEMA, cardSchemaText());
  write(RECORD_SCHEMA, recordSchemaText());
  write(VIEW_SCHEMA, viewSchemaText());
  for (const page of CARD_LANGUAGE) write(page, cardLanguageText(page));
  // The schema of scenarios holds that of cards: it is worked out by what was just written.
  execFileSync(
    process.execPath,
    [at('node_modules/typescript/bin/tsc'), '-b', at('libs/conformance')],
    {
      stdio: 'inherit',
    },
  );
  const { scenarioSchema } = await import(at('libs/conformance/dist/index.js'));
  write(SCENARIO_SCHEMA, jsonText(scenarioSchema()));

  const { asyncApi, jsonSchemas } = await import(at('libs/protocol/dist/index.js'));
  for (const [topic, schema] of Object.entries(jsonSchemas())) {
    write(`${PUBLIC_SCHEMAS}/${topic}.schema.json`, jsonText(schema));
  }
  write(ASYNC_API, jsonText(asyncApi()));
  if (process.argv.includes('--publish')) publish();
}

/** What stands in ASYNC_API is what consumers go by from now on. */
function publish() {
  const after = JSON.parse(textOf(ASYNC_API));
  if (existsSync(at(PUBLISHED))) {
    const before = JSON.parse(textOf(PUBLISHED));
    const wrong = breaksIn(before, after);
    if (after.info.version === before.info.version && textOf(PUBLISHED) !== textOf(ASYNC_API)) {
      wrong.push(`it differs from the published one and has its version, ${before.info.version}`);
    }
    if (wrong.length > 0) {
      for (const line of wrong) process.stderr.write(`schemas: not published: ${line}\n`);
      process.exitCode = 1;
      return;
    }
  }
  write(PUBLISHED, textOf(ASYNC_API));
}

/** @param {unknown} value */
function jsonText(value) {
  return `${JSON.stringify(value, null, 1)}\n`;
}
