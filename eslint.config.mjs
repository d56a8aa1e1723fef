import { builtinModules } from 'node:module';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';
import { engineArrows } from './tools/engine-arrows.mjs';
import { rooms, specExternal } from './tools/rooms.mjs';

/**
 * Lint runs through Nx (`npm run lint`): the rule about module boundaries reads Nx's graph, and without one it is
 * silently skipped.
 */

const pure = rooms.filter((room) => room.pure);
const sources = (/** @type {import('./tools/rooms.mjs').Room} */ room) =>
  `${room.at}/src/**/*.{ts,tsx}`;
const SPECS = ['**/*.spec.ts', '**/*.*-spec.ts'];
/** What decides about disputes: as pure as a pure room, in one that is not. */
const PURE_PART = 'libs/protocol/src/disputes/**/*.ts';

export default defineConfig(
  {
    ignores: [
      // Written by tools/gather-cards.mjs.
      'libs/sets/generated/',
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      'tmp/',
      '.nx/',
      'libs/sets/generated/*.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      // A number in a template reads well and can't surprise.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // A Nest module is an empty class with a decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `() => list.push(x)` is how a callback is written; its result is nobody's business.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // `while (true)` with a return inside is the clearest form of some loops.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // Nest's options are classes in name only: object literals are what it asks for.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // A leading underscore says that a parameter is there for its position only.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // An index into our own dense lists always hits, as does the id of an object that the state refers to; where it
    // does not, the state is broken and has to stop the game. With noUncheckedIndexedAccess the compiler asks for a
    // word at each of them, and `!` is the shortest one that throws at the first use.
    files: pure.map(sources),
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // In a test `!` fails the test, and mocks and matchers are loosely typed by nature.
    files: SPECS,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        URL: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        fetch: 'readonly',
      },
    },
  },

  // A function that doesn't fit on a screen hides a second idea.
  {
    files: ['**/*.{ts,tsx}', '**/*.mjs'],
    rules: {
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: [
      // `describe` is a function by form only; a test tells its whole story in one place.
      ...SPECS,
      // One case for each verb of a scenario, and nothing after the switch.
      'libs/conformance/src/scenario/play/command-of.ts',
      // The heads of nouns, singular and plural: a table.
      'libs/compiler/src/rules/nouns.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },

  // The arrows between the rooms.
  {
    files: rooms.map(sources),
    // Its legacy presets don't fit ESLint's type of a plugin; we use a rule of it only.
    plugins: { '@nx': /** @type {any} */ (nx) },
    rules: { '@nx/enforce-module-boundaries': boundaries([]) },
  },
  {
    files: pure.flatMap((room) => SPECS.map((spec) => `${room.at}/src/${spec}`)),
    rules: { '@nx/enforce-module-boundaries': boundaries(specExternal) },
  },

  // The arrows between the rooms inside the engine.
  {
    files: ['libs/engine/src/**/*.ts'],
    ignores: SPECS,
    plugins: { house: { rules: { 'engine-arrows': engineArrows } } },
    rules: { 'house/engine-arrows': 'error' },
  },

  ...rooms
    .filter((room) => room.typesOnly.length > 0)
    .map((room) => ({
      files: [sources(room)],
      rules: { '@typescript-eslint/no-restricted-imports': typesOnly(room) },
    })),

  // Pure rooms: the same input gives the same output, on any machine, for ever.
  { files: [...pure.map(sources), PURE_PART], rules: purity([]) },
  {
    // Scenarios are files, and only their tests read them; the runner is given their text.
    files: SPECS.map((spec) => `libs/conformance/src/${spec}`),
    rules: { ...purity(['node:fs', 'node:path', 'node:url']), 'no-restricted-syntax': 'off' },
  },

  prettier,
);

/**
 * One constraint a room, and none for all.
 *
 * @param {readonly string[]} alsoExternal @returns {import('eslint').Linter.RuleEntry}
 */
function boundaries(alsoExternal) {
  return [
    'error',
    {
      // A spec file may name its own package as a user of it would.
      allowCircularSelfDependency: true,
      // Tests over real servers start them, and long ones say in which turn they run; tools/house.mjs sees that nothing else does.
      allow: ['/tools/(?:(?:servers|distributed)/[a-z-]+|in-turn)\\.mjs$'],
      depConstraints: rooms.map((room) => ({
        sourceTag: `room:${room.name}`,
        onlyDependOnLibsWithTags: room.imports.map((name) => `room:${name}`),
        ...(room.pure ? { allowedExternalImports: [...room.external, ...alsoExternal] } : {}),
      })),
    },
  ];
}

/** @param {import('./tools/rooms.mjs').Room} room @returns {import('eslint').Linter.RuleEntry} */
function typesOnly(room) {
  const paths = room.typesOnly.map((name) => ({
    name: `@arbiter/${name}`,
    allowTypeImports: true,
    message: `Only types: 'import type' from this room.`,
  }));
  return ['error', { paths }];
}

/** @param {readonly string[]} allowedModules @returns {import('eslint').Linter.RulesRecord} */
function purity(allowedModules) {
  const why = 'This room is pure: what comes from outside is handed in.';
  const modules = builtinModules
    .flatMap((name) => (name.startsWith('node:') ? [name] : [name, `node:${name}`]))
    .filter((name) => !allowedModules.includes(name));
  const globals = `
    Date performance Temporal Intl crypto
    setTimeout setInterval setImmediate queueMicrotask clearTimeout clearInterval clearImmediate
    process globalThis global window self require module Buffer console
    fetch WebSocket Worker Atomics SharedArrayBuffer WeakRef FinalizationRegistry
  `;
  return {
    'no-restricted-imports': ['error', { paths: modules.map((name) => ({ name, message: why })) }],
    'no-restricted-globals': [
      'error',
      ...globals
        .trim()
        .split(/\s+/)
        .map((name) => ({ name, message: why })),
    ],
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: why },
      // Their results depend on the language of the machine.
      ...['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase'].map(
        (property) => ({ property, message: why }),
      ),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: 'ImportExpression', message: `${why} No import at run time.` },
      { selector: 'MetaProperty[meta.name="import"]', message: why },
    ],
    'no-eval': 'error',
  };
}
