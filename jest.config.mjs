import { availableParallelism } from 'node:os';
import { bundleRooms, bundlesFor } from './tools/bundled-rooms.mjs';
import { rooms } from './tools/rooms.mjs';

/**
 * Which files each kind of tests has; tools/test.mjs says which kind is wanted. Unit and integration tests are
 * quick and need nothing but Node; end-to-end tests start the whole system, each its own. Distributed tests need
 * real Kafka, PostgreSQL and Redis, which tools/test.mjs starts. Deploy tests need docker-compose, Helm and Python.
 */
const KINDS = {
  unit: ['**/*.spec.ts', '**/*.int-spec.ts'],
  e2e: ['**/*.e2e-spec.ts'],
  browser: ['**/*.browser-spec.ts'],
  distributed: ['**/*.distributed-spec.ts'],
  deploy: ['**/*.deploy-spec.ts'],
};
/** One file after the other: they share servers, or a browser. */
const ALONE = ['browser', 'distributed', 'deploy'];
const kind = process.env['ARBITER_TEST_KIND'] ?? 'unit';
/**
 * Never fewer than two workers for unit tests: a single one would be Jest's own process, which keeps the modules of all
 * suites. Near its heap limit, where it collects garbage most of the time, tests ran out of time. A worker above the
 * limit is replaced.
 */
const CORES = availableParallelism();
if (!(kind in KINDS)) throw new Error(`no such kind of tests: ${kind}`);
if (kind === 'unit') await bundleRooms();

/** @param {object} transform @param {object} syntax what is more than TypeScript */
const compiled = (transform, syntax) => ({
  swcrc: false,
  module: { type: 'es6' },
  sourceMaps: 'inline',
  jsc: { target: 'es2023', parser: { syntax: 'typescript', ...syntax }, transform },
});

/** @param {string} displayName @param {string} rootDir */
const project = (displayName, rootDir) => ({
  displayName,
  rootDir: `<rootDir>/${rootDir}`,
  testMatch: KINDS[/** @type {keyof typeof KINDS} */ (kind)],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Each room is a package of its own; a second one in dist would confuse Jest's map of modules.
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testEnvironment: 'node',
  // Workspace packages resolve to their sources, or to bundles made of these just now, so a test never sees a stale build.
  ...(kind === 'unit' ? { moduleNameMapper: bundlesFor(displayName) } : {}),
  testEnvironmentOptions: { customExportConditions: ['@arbiter/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      compiled({ legacyDecorator: true, decoratorMetadata: true }, { decorators: true }),
    ],
    '\\.tsx$': [
      '@swc/jest',
      compiled({ react: { runtime: 'automatic', importSource: 'preact' } }, { tsx: true }),
    ],
  },
});

export default {
  projects: [project('tools', 'tools'), ...rooms.map((room) => project(room.name, room.at))],
  reporters: ['default', '<rootDir>/tools/results-reporter.mjs'],
  testTimeout: kind === 'unit' ? 20_000 : 600_000,
  ...(ALONE.includes(kind) ? { maxWorkers: 1 } : {}),
  // Each is mostly a client that waits for processes of its own.
  ...(kind === 'e2e' ? { maxWorkers: 2 } : {}),
  ...(kind === 'unit' ? { maxWorkers: Math.max(2, CORES), workerIdleMemoryLimit: '1500MB' } : {}),
};
