/**
 * The tables of words, from the files that are there: a word is a file in a folder of `libs/cards/src` and one of the
 * same name in a folder of `libs/engine/src`, and nobody has to list it. `npm run schemas` writes the tables before it
 * compiles. The compiler holds them closed: every word that a card may use has a text and, unless it is compiled away,
 * a meaning.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path @returns {string} */
const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** The words, as their files are called: `deal-damage`. @param {string} [folder] */
export const wordFiles = (folder = 'libs/cards/src/words') =>
  readdirSync(at(folder))
    .filter((name) => /^[a-z-]+\.ts$/u.test(name) && name !== 'index.ts')
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();

/** `dealDamage`. @param {string} file */
export const camel = (file) => file.replace(/-(.)/gu, (_, letter) => letter.toUpperCase());
/** `comes into play`. @param {string} file */
export const phrase = (file) => file.replace(/-/gu, ' ');
/** As the key of a table. @param {string} key */
const quoted = (key) => (/^\w+$/u.test(key) ? key : `'${key}'`);

/**
 * The kinds of words: where they stand, and how what is written with them tells which word it is, by what stands under
 * one key or by the key itself.
 *
 * @type {readonly {
 *   folder: string, table: string, type: string, word: string, from: string, what: string, means: string, under?: string,
 *   keyOf: (file: string) => string
 * }[]}
 */
const KINDS = [
  {
    folder: 'words',
    table: 'EFFECT_WORDS',
    type: 'Effect',
    word: 'Word',
    from: 'word',
    what: 'effect word',
    means: 'An instruction of a text.',
    under: 'do',
    keyOf: camel,
  },
  {
    folder: 'triggers',
    table: 'TRIGGERS',
    type: 'Trigger',
    word: 'TriggerWord',
    from: 'trigger',
    what: 'trigger',
    means: 'What an ability waits for.',
    under: 'when',
    keyOf: phrase,
  },
  {
    folder: 'replacements',
    table: 'REPLACEMENTS',
    type: 'Replacement',
    word: 'ReplacementWord',
    from: 'replacement',
    what: 'replacement',
    means: 'What a static ability puts in the place of an event (6ED 419.1).',
    under: 'would',
    keyOf: phrase,
  },
  {
    folder: 'combat-rules',
    table: 'COMBAT_RULES',
    type: 'CombatRule',
    word: 'CombatRuleWord',
    from: 'combat-rule',
    what: 'rule of combat',
    means: 'What a creature may, can’t or must do in combat (6ED 500, 501).',
    keyOf: camel,
  },
  {
    folder: 'statics',
    table: 'STATICS',
    type: 'StaticEffect',
    word: 'StaticWord',
    from: 'static',
    what: 'static effect',
    means: 'What a static ability does.',
    keyOf: camel,
  },
];

/** @param {(typeof KINDS)[number]} kind */
const wordsTable = ({ folder, table, type, word, from, what, means, under, keyOf }) => {
  const files = wordFiles(`libs/cards/src/${folder}`);
  return [
    `/** Every ${what} with its text, and the builders of all: \`npm run schemas\` writes it. */`,
    `import type { ${word} } from '../say/${from}.ts';`,
    ...files.map((file) => `import ${camel(file)}Word from './${file}.ts';`),
    '',
    ...files.map((file) => `export * from './${file}.ts';`),
    '',
    'const WORDS = {',
    ...files.map((file) => `  ${quoted(keyOf(file))}: ${camel(file)}Word,`),
    '};',
    '',
    `type ${type}Of<W> = W extends ${word}<infer E> ? E : never;`,
    '',
    `/** ${means} */`,
    `export type ${type} = ${type}Of<(typeof WORDS)[keyof typeof WORDS]>;`,
    '',
    ...(under === undefined
      ? [
          '/** Each word is the key of what is written with it. */',
          `export const ${table} = WORDS satisfies {`,
          ...entry(
            '[W in keyof typeof WORDS]',
            word,
            `Extract<${type}, Readonly<Record<W, unknown>>>`,
          ),
        ]
      : [
          `/** Each word stands under what it is called with \`${under}\`. */`,
          `export const ${table} = WORDS satisfies {`,
          ...entry(
            `[W in ${type}['${under}']]`,
            word,
            `Extract<${type}, { readonly ${under}: W }>`,
          ),
        ]),
    '};',
    '',
  ].join('\n');
};

/** The source text of the table of meanings of effect words. */
function effectsTable() {
  const words = new Set(wordFiles());
  const files = wordFiles('libs/engine/src/effects').filter((file) => words.has(file));
  return [
    '/** What every effect word means: `npm run schemas` writes it. */',
    "import type { FollowedEffect } from '../text/printed.ts';",
    "import type { EffectOf, Meaning } from './meaning.ts';",
    ...files.map((file) => `import ${camel(file)} from './${file}.ts';`),
    '',
    "export const EFFECTS: { readonly [W in FollowedEffect['do']]: Meaning<EffectOf<W>> } = {",
    ...files.map((file) => `  ${camel(file)},`),
    '};',
    '',
  ].join('\n');
}

/** The source text of the table of meanings of triggers. */
function triggersTable() {
  const words = new Set(wordFiles('libs/cards/src/triggers'));
  const files = wordFiles('libs/engine/src/triggers').filter((file) => words.has(file));
  return [
    '/** What every trigger watches: `npm run schemas` writes it. */',
    "import type { Trigger } from '@arbiter/cards';",
    "import type { TriggerMeaning, TriggerOf, When } from './meaning.ts';",
    ...files.map((file) => `import ${camel(file)} from './${file}.ts';`),
    '',
    "export const TRIGGER_MEANINGS: { readonly [W in Trigger['when']]: TriggerMeaning<TriggerOf<W>> } = {",
    ...files.map((file) => {
      const key = quoted(phrase(file));
      return key === camel(file) ? `  ${key},` : `  ${key}: ${camel(file)},`;
    }),
    '};',
    '',
    'export const WHENS: readonly When[] = [',
    ...files.map((file) => `  '${phrase(file)}',`),
    '];',
    '',
  ].join('\n');
}

/** The source text of the table of meanings of replacements. */
function replacementsTable() {
  const words = new Set(wordFiles('libs/cards/src/replacements'));
  const files = wordFiles('libs/engine/src/replacements').filter((file) => words.has(file));
  return [
    '/** What every replacement does: `npm run schemas` writes it. */',
    "import type { Replacement } from '@arbiter/cards';",
    "import type { ReplacementMeaning, ReplacementOf } from './meaning.ts';",
    ...files.map((file) => `import ${camel(file)} from './${file}.ts';`),
    '',
    'export const REPLACEMENT_MEANINGS: {',
    "  readonly [W in Replacement['would']]: ReplacementMeaning<ReplacementOf<W>>;",
    '} = {',
    ...files.map((file) => {
      const key = quoted(phrase(file));
      return key === camel(file) ? `  ${key},` : `  ${key}: ${camel(file)},`;
    }),
    '};',
    '',
  ].join('\n');
}

/** Every table: its path, and the text that it should have. */
export const WORD_TABLES = [
  ...KINDS.map((kind) => ({
    path: `libs/cards/src/${kind.folder}/index.ts`,
    text: () => wordsTable(kind),
  })),
  { path: 'libs/engine/src/effects/index.ts', text: effectsTable },
  { path: 'libs/engine/src/triggers/index.ts', text: triggersTable },
  { path: 'libs/engine/src/replacements/index.ts', text: replacementsTable },
];

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of WORD_TABLES) writeFileSync(at(path), text());
}

/**
 * A line of a mapped type, broken where Prettier would break it.
 *
 * @param {string} key @param {string} word @param {string} argument
 */
function entry(key, word, argument) {
  const line = `  readonly ${key}: ${word}<${argument}>;`;
  return line.length <= 100 ? [line] : [`  readonly ${key}: ${word}<`, `    ${argument}`, '  >;'];
}
