/**
 * Puts the page into a few files for a browser: `dist/page/index.html`, and beside it `assets/` with the scripts and the
 * style sheet. Their names change with what is in them, so browsers may keep them for ever; each lies there compressed
 * as well, so that nothing is compressed while it is served. `npm start`, the browser tests and the image make it; made
 * once, it stays until something changes that it is made of.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TextEncoder } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { write } from './written-bundle.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const WEB = join(ROOT, 'apps', 'web');

/** Where the page lies for the gateway. */
export const PAGE_FOLDER = join(ROOT, 'dist', 'page');

/** What browsers can do that had their last two versions when this was written. */
const BROWSERS = ['chrome120', 'firefox121', 'safari17'];

/**
 * Makes the page. Files that are up to date are left alone, others appear whole or not at all, and what is no part of it
 * any more goes, so that a server may go on meanwhile.
 *
 * @param {string} [folder] where it goes
 * @returns {Promise<{ readonly file: string, readonly bytes: number, readonly gzip: number, readonly brotli: number }[]>}
 *   what a browser loads, with its size
 * @throws {Error} if something doesn't compile
 */
export async function bundlePage(folder = PAGE_FOLDER) {
  const { outputFiles, metafile } = await build({
    entryPoints: {
      page: join(WEB, 'src', 'main.ts'),
      style: join(WEB, 'public', 'style.css'),
    },
    outdir: join(folder, 'assets'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    absWorkingDir: ROOT,
    platform: 'browser',
    format: 'esm',
    target: BROWSERS,
    // The page's own sources, and those of what it imports.
    conditions: ['@arbiter/source', 'browser'],
    legalComments: 'none',
    logLevel: 'error',
  });
  const assets = outputFiles.map(({ path, contents }) => ({ name: basename(path), contents }));
  const index = new TextEncoder().encode(
    indexOf(
      assets.map(({ name }) => name),
      metafile.outputs,
    ),
  );
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const files = assets.map(({ name, contents }) => put(join(folder, 'assets'), name, contents));
  const kept = new Set(assets.flatMap(({ name }) => [name, `${name}.gz`, `${name}.br`]));
  for (const name of readdirSync(join(folder, 'assets'))) {
    if (!kept.has(name) && !name.endsWith('.tmp')) rmSync(join(folder, 'assets', name));
  }
  // It names the others, and comes after them.
  return [put(folder, 'index.html', index), ...files];
}

/**
 * `index.html`, which loads the files by the names that they have now: the script, and at the same time what it imports. What
 * it may load later is left for then.
 *
 * @param {readonly string[]} names
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @returns {string}
 */
function indexOf(names, outputs) {
  const nameOf = (/** @type {RegExp} */ like) => {
    const found = names.find((name) => like.test(name));
    if (found === undefined) throw new Error(`nothing in the page is called ${like.source}`);
    return `/assets/${found}`;
  };
  const page = basename(nameOf(/^page-.*\.js$/u));
  const entry = Object.entries(outputs).find(([path]) => basename(path) === page)?.[1];
  const preloads = (entry?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `<link rel="modulepreload" href="/assets/${basename(path)}">`);
  return readFileSync(join(WEB, 'public', 'index.html'), 'utf8')
    .replace('/style.css', nameOf(/^style-.*\.css$/u))
    .replace('/page.js', nameOf(/^page-.*\.js$/u))
    .replace('</head>', `${preloads.join('')}</head>`);
}

/**
 * Writes a file and, beside it, what goes over the wire.
 *
 * @param {string} folder @param {string} name @param {Uint8Array} contents
 */
function put(folder, name, contents) {
  const gzip = gzipSync(contents, { level: 9 });
  const brotli = brotliOf(contents);
  for (const [file, bytes] of /** @type {const} */ ([
    [`${name}.br`, brotli],
    [`${name}.gz`, gzip],
    [name, contents],
  ])) {
    write(join(folder, file), bytes);
  }
  return { file: name, bytes: contents.length, gzip: gzip.length, brotli: brotli.length };
}

/**
 * Brotli's smallest: taken for text or for a font, whichever comes out shorter.
 *
 * @param {Uint8Array} contents
 */
function brotliOf(contents) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_MODE } = constants;
  /** @param {number} mode */
  const as = (mode) =>
    brotliCompressSync(contents, {
      params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_MODE]: mode },
    });
  const [text, font] = [as(constants.BROTLI_MODE_GENERIC), as(constants.BROTLI_MODE_FONT)];
  return font.length < text.length ? font : text;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, bytes, gzip, brotli } of await bundlePage()) {
    process.stdout.write(
      `${file}: ${String(bytes)} bytes, ${String(gzip)} as gzip, ${String(brotli)} as brotli\n`,
    );
  }
}
