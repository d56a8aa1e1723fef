/**
 * The rooms of the house and the arrows between them: the one table that lint (eslint.config.mjs),
 * the tests (jest.config.mjs, tools/workspace.spec.ts) and, checked by those tests, every package.json and
 * tsconfig.json follow. To let a room import another, change this table and say why in ARCHITECTURE.md.
 *
 * @typedef {object} Room
 * @property {string} name     the package is `@arbiter/<name>`, the Nx tag `room:<name>`
 * @property {string} at       folder
 * @property {boolean} pure    no clock, no chance, no input or output, no package from outside
 * @property {readonly string[]} imports      rooms that it may import
 * @property {readonly string[]} typesOnly    those of them that it may import types from, and nothing else
 * @property {readonly string[]} external     packages that a pure room may import all the same
 */

/** Rooms in which anything that decides about Magic lives. */
const PURE = ['kernel', 'cards', 'engine', 'editions', 'sets', 'view', 'bots'];

/** What a service may use. Conformance is missing on purpose: only apps/arbiter runs scenarios and the ledger. */
const LIBS = [
  ...PURE,
  'protocol',
  'client',
  'settings',
  'event-log',
  'telemetry',
  'http',
  'platform',
  'evaluation',
];

/** Services, each of which runs alone; apps/arbiter composes them into one process. */
const SERVICES = ['gateway', 'matchmaking', 'game-state', 'rules-evaluation', 'replay', 'bot'];

/** @type {readonly Room[]} */
export const rooms = [
  pure('kernel', []),
  pure('cards', ['kernel']),
  pure('engine', ['kernel', 'cards']),
  pure('editions', ['engine', 'kernel']),
  pure('sets', ['cards']),
  pure('compiler', ['cards']),
  pure('view', ['engine', 'cards', 'kernel']),
  pure('bots', ['view', 'engine', 'kernel']),
  pure('conformance', PURE, ['yaml']),
  lib('protocol', ['engine', 'view', 'sets', 'kernel'], ['engine', 'view', 'sets']),
  lib('client', ['protocol']),
  lib('settings', ['protocol']),
  lib('event-log', ['protocol', 'settings']),
  lib('telemetry', ['event-log', 'protocol', 'settings']),
  lib('http', ['protocol', 'settings']),
  lib('platform', ['event-log', 'http', 'protocol', 'settings', 'telemetry']),
  lib('evaluation', ['event-log', 'platform', 'protocol', 'telemetry']),
  ...SERVICES.map((name) => app(name, LIBS)),
  app('web', ['client', 'kernel', 'protocol', 'view']),
  app('arbiter', [...LIBS, 'compiler', 'conformance', ...SERVICES, 'web']),
];

/** What the spec files of pure rooms may import besides. */
export const specExternal = ['@jest/globals', 'fast-check'];

/** @param {string} name @param {string[]} imports @param {string[]} [external] @returns {Room} */
function pure(name, imports, external = []) {
  return { name, at: `libs/${name}`, pure: true, imports, typesOnly: [], external };
}

/** @param {string} name @param {string[]} imports @param {string[]} [typesOnly] @returns {Room} */
function lib(name, imports, typesOnly = []) {
  return { name, at: `libs/${name}`, pure: false, imports, typesOnly, external: [] };
}

/** @param {string} name @param {string[]} imports @returns {Room} */
function app(name, imports) {
  return { name, at: `apps/${name}`, pure: false, imports, typesOnly: [], external: [] };
}
