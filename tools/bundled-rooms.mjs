/**
 * Rooms in a few large files, for the unit tests. Jest loads all modules again for each suite, and to load the engine and the
 * cards from some 800 sources takes longer than most suites take to run. They are made of the sources whenever Jest
 * starts (about a second), so that no test sees a stale build.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { rooms } from './rooms.mjs';
import { writeBundle } from './written-bundle.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(ROOT, 'tmp', 'rooms');

/** Not those with a framework: esbuild doesn't write down the types that Nest and TypeORM read from decorators. */
const BUNDLED = rooms.filter(({ name, pure }) => pure || ['protocol', 'client'].includes(name));

/**
 * The entrances of these rooms, without those that serve tests alone: `engine`, `client/kept`.
 *
 * @type {readonly { readonly room: string, readonly name: string, readonly source: string }[]}
 */
const ENTRANCES = BUNDLED.flatMap(({ name: room, at }) => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, at, 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((part) => part !== './testing')
    .map((part) => ({
      room,
      name: `${room}${part.slice(1)}`,
      source: join(ROOT, at, exports[part]['@arbiter/source']),
    }));
});

/** Packages from outside that come in one file as well: these are in many parts, and everything loads them. */
const PACKAGES = ['zod'];

/**
 * Makes the bundles. What several of them need is in chunks that they share, so that it is there once, for all of them.
 *
 * @returns {Promise<void>}
 * @throws {Error} if a source doesn't compile
 */
export async function bundleRooms() {
  const own = ENTRANCES.map(({ name, source }) => [fileOf(name), source]);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries([...own, ...PACKAGES.map((name) => [name, name])]),
    absWorkingDir: ROOT,
    outdir: FOLDER,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: ['@arbiter/source', 'node'],
    sourcemap: 'linked',
    external: BUNDLED.flatMap(({ external }) => external),
    logLevel: 'error',
  });
  writeBundle(FOLDER, outputFiles);
}

/**
 * Where Jest finds packages in the tests of a room: bundled, but the room itself and whatever imports it, so that none of
 * its modules is there twice.
 *
 * @param {string} tested the room's name
 * @returns {Record<string, string>} for Jest's `moduleNameMapper`
 */
export function bundlesFor(tested) {
  const bundled = ENTRANCES.filter(({ room }) => !neededBy(room).has(tested));
  return Object.fromEntries([
    ...bundled.map(({ name }) => [`^@arbiter/${name}$`, join(FOLDER, `${fileOf(name)}.mjs`)]),
    ...PACKAGES.map((name) => [`^${name}$`, join(FOLDER, `${name}.mjs`)]),
  ]);
}

/** @param {string} entrance */
const fileOf = (entrance) => entrance.replace('/', '-');

/** @param {string} name @returns {Set<string>} the room, and all that it imports by way of others */
function neededBy(name, found = new Set([name])) {
  for (const needed of rooms.find((room) => room.name === name)?.imports ?? []) {
    if (!found.has(needed)) neededBy(needed, found.add(needed));
  }
  return found;
}
