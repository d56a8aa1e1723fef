/**
 * Puts each service and all that it needs into a few files: `dist/services/<service>.js`, and chunks that several of them
 * share. A service that reads some twenty files instead of 2,200 starts with a third of the processor time, and where
 * services are killed, starting is what players wait for. What runs is what `tools/setup.mjs` compiled, as it is: nothing is
 * minified, names stay. `node tools/bundle.mjs` makes them for an image; `npm run start:distributed` and tests make
 * their own.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { writeBundle } from './written-bundle.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** Those without HTTP first: the others are of use only with them. */
export const SERVICES = ['rules-evaluation', 'game-state', 'matchmaking', 'gateway', 'replay'];

/** Where services lie for people. */
export const SERVICES_FOLDER = join(ROOT, 'dist', 'services');

/** Node's own words for which file of a package serves whom; esbuild would add one of bundlers. */
const CONDITIONS = ['node'];

/** Packages that stay where they are, each for a reason. */
const APART = [
  // Native add-ons, and a database that brings files of its own.
  ...['lmdb', '@electric-sql/pglite'],
  // Has to be there before anything else is evaluated, which a bundle in chunks does not promise.
  'reflect-metadata',
  // Loaded only where somebody traces.
  '@opentelemetry/sdk-node',
];

/** Packages that Nest and TypeORM would use if we had them, and try to load. */
const ABSENT = [
  ...['@nestjs/microservices', '@nestjs/microservices/*', '@nestjs/platform-socket.io'],
  ...['@nestjs/websockets', '@nestjs/websockets/*'],
  ...['@nestjs/platform-fastify', '@nestjs/axios', '@nestjs/mongoose', '@nestjs/sequelize'],
  ...['@fastify/*', '@grpc/*', '@mikro-orm/*', 'mongoose', 'sequelize'],
  ...['class-validator', 'class-transformer', 'class-transformer/*'],
];

/**
 * Makes the bundles. Files that are up to date are left alone, and others appear whole or not at all, so that services
 * may start from the same folder meanwhile.
 *
 * @param {object} [what]
 * @param {string} [what.folder]      where they go, somewhere below the root of the project
 * @param {readonly string[]} [what.apps]  whose programs they are: the services, if left out
 * @param {Record<string, string>} [what.preloads]
 *   programs that are loaded before a service's own (`node --import`) and share its modules: file by name in the folder
 * @returns {Promise<void>}
 * @throws {Error} if something is not compiled, or a package is missing
 */
export async function bundle({ folder = SERVICES_FOLDER, apps = SERVICES, preloads = {} } = {}) {
  const programs = apps.map((name) => [name, join(ROOT, 'apps', name, 'dist', 'main.js')]);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries([...programs, ...Object.entries(preloads)]),
    outdir: folder,
    bundle: true,
    splitting: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    conditions: CONDITIONS,
    keepNames: true,
    external: [...APART, ...ABSENT],
    // Packages in CommonJS ask for Node's own modules by `require`.
    banner: {
      js: "import { createRequire as bundledRequire } from 'node:module';\nconst require = bundledRequire(import.meta.url);",
    },
    // The first that knows a file has it.
    plugins: [await ofThisBuild(), whereItWas(folder)],
    logLevel: 'error',
  });
  writeBundle(folder, outputFiles);
}

/**
 * Has each compiled file of ours find what lies beside it (workers, the page) from where its bundle lies.
 *
 * @param {string} folder @returns {import('esbuild').Plugin}
 */
function whereItWas(folder) {
  return {
    name: 'where it was',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\](?:apps|libs)[/\\][^/\\]+[/\\]dist[/\\].*\.js$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const there = JSON.stringify(relative(folder, path).replaceAll('\\', '/'));
        const url = `new URL(${there}, import.meta.url).href`;
        return { contents: text.replaceAll('import.meta.url', url), loader: 'js' };
      });
    },
  };
}

/**
 * Writes into the bundle which build of the engine it was made from: files that are compiled later are not what it runs.
 *
 * @returns {Promise<import('esbuild').Plugin>}
 */
async function ofThisBuild() {
  const path = join(ROOT, 'libs', 'platform', 'dist', 'build', 'engine-digest.js');
  // By its URL, so that it is looked for only now: it is there once all is compiled.
  const { engineDigest } = await import(pathToFileURL(path).href);
  const digest = JSON.stringify(engineDigest());
  return {
    name: 'of this build',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]platform[/\\]dist[/\\]build[/\\]engine-digest\.js$/ }, () => ({
        contents: `export const engineDigest = () => ${digest};\n`,
        loader: 'js',
      }));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundle();
