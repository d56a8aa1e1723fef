/** The specs that stand beside what cites rules, run without Jest. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gather } from './jest-globals.mjs';

/**
 * Where they stand. Recorded games, random games and the slow enumerator are left out: they take seconds a mutant, and
 * kill hardly one that the scenarios let live (of 52 in `evolve/playing.ts` one).
 */
const FOLDERS = [
  'libs/cards/src',
  'libs/editions/src',
  'libs/engine/src',
  'libs/conformance/src/table-commands',
];

/**
 * @param {string} root of the project, or of a copy
 * @param {string} query reloads them, if another than before
 * @returns {Promise<{ id: string, run: () => unknown }[]>}
 */
export async function loadSpecs(root, query) {
  const tests = [];
  for (const folder of FOLDERS) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'))
      .sort();
    for (const file of files) {
      const specs = await gather(
        () => import(pathToFileURL(join(root, folder, file)).href + query),
      );
      for (const { title, run } of specs) tests.push({ id: `${folder}/${file}: ${title}`, run });
    }
  }
  return tests;
}
