/** How bundles get into their folder while others may load what lies there. */
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, extname, join } from 'node:path';

/**
 * Writes a bundle's files. Those that are up to date are left alone, others appear whole or not at all, and what is no part
 * of it any more goes.
 *
 * @param {string} folder
 * @param {readonly { readonly path: string, readonly contents: Uint8Array }[]} files those that esbuild has made
 */
export function writeBundle(folder, files) {
  mkdirSync(folder, { recursive: true });
  // Anyone who names others comes after them.
  const isEntry = (/** @type {string} */ path) => !basename(path).startsWith('chunk-');
  const inOrder = files.toSorted((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)));
  for (const { path, contents } of inOrder) write(path, contents);
  const kept = new Set(files.map(({ path }) => basename(path)));
  for (const name of readdirSync(folder)) {
    // Another's unfinished file is not ours to remove.
    if (extname(name) !== '.tmp' && !kept.has(name)) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Writes a file that appears whole or not at all, unless it is as wanted already.
 *
 * @param {string} path @param {Uint8Array} contents
 */
export function write(path, contents) {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  const unfinished = `${path}.${String(process.pid)}.tmp`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}
