/**
 * The tables of effect words, from the files that are there: a word is a file in `libs/cards/src/words` and one of the
 * same name in `libs/engine/src/effects`, and nobody has to list it. `npm run schemas` writes both tables before it
 * compiles. The compiler holds them closed: every word that a card may use has a text and, unless it is compiled away,
 * a meaning.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const WORDS_TABLE = 'libs/cards/src/words/index.ts';
export const EFFECTS_TABLE = 'libs/engine/src/effects/index.ts';

/** @param {string} path @returns {string} */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The words, as their files are called: `deal-damage`. @param {string} [folder] */
export const wordFiles = (folder = 'libs/cards/src/words') =>
  readdirSync(at(folder))
    .filter((name) => /^[a-z-]+\.ts$/u.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** What cards write after `do`: `dealDamage`. @param {string} file */
const wordOf = (file) => file.replace(/-(.)/gu, (_, letter) => letter.toUpperCase());

/** The source text of the table of words. */
export function wordsTableText() {
  const files = wordFiles();
  return [
    '/** Every effect word with its text, and the builders of all: `npm run schemas` writes it. */',
    "import type { Word } from '../say/word.ts';",
    ...files.map((file) => `import ${wordOf(file)}Word from './${file}.ts';`),
    '',
    ...files.map((file) => `export * from './${file}.ts';`),
    '',
    'const WORDS = {',
    ...files.map((file) => `  ${wordOf(file)}: ${wordOf(file)}Word,`),
    '};',
    '',
    'type EffectOf<W> = W extends Word<infer E> ? E : never;',
    '',
    '/** An instruction of a text. */',
    'export type Effect = EffectOf<(typeof WORDS)[keyof typeof WORDS]>;',
    '',
    '/** Each word stands under what its effects `do`. */',
    'export const EFFECT_WORDS = WORDS satisfies {',
    "  readonly [W in Effect['do']]: Word<Extract<Effect, { readonly do: W }>>;",
    '};',
    '',
  ].join('\n');
}

/** The source text of the table of meanings. */
export function effectsTableText() {
  const words = new Set(wordFiles());
  const files = wordFiles('libs/engine/src/effects').filter((file) => words.has(file));
  return [
    '/** What every effect word means: `npm run schemas` writes it. */',
    "import type { FollowedEffect } from '../text/printed.ts';",
    "import type { EffectOf, Meaning } from './meaning.ts';",
    ...files.map((file) => `import ${wordOf(file)} from './${file}.ts';`),
    '',
    "export const EFFECTS: { readonly [W in FollowedEffect['do']]: Meaning<EffectOf<W>> } = {",
    ...files.map((file) => `  ${wordOf(file)},`),
    '};',
    '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(at(WORDS_TABLE), wordsTableText());
  writeFileSync(at(EFFECTS_TABLE), effectsTableText());
}
