/**
 * The command line, and with it `npm start`, as one program: a bundle of what was compiled, as services are
 * (tools/bundle.mjs). It starts with less than half of the processor time. Made again when something was compiled since.
 */
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = join(ROOT, 'dist', 'arbiter');
const PROGRAM = join(FOLDER, 'arbiter.js');
/** Written when all of it is there. */
const MADE = join(ROOT, 'dist', 'arbiter-made');

/**
 * The program; made first if it is not up to date.
 *
 * @returns {Promise<string>} its path
 * @throws {Error} if something is not compiled, or a package is missing
 */
export async function oneProgram() {
  if (isUpToDate()) return PROGRAM;
  const { bundle } = await import('./bundle.mjs');
  await bundle({ folder: FOLDER, apps: ['arbiter'] });
  writeFileSync(MADE, '');
  return PROGRAM;
}

/** The compiler writes down each time what a room was compiled from; cards and packages it doesn't compile. */
function isUpToDate() {
  if (!existsSync(MADE) || !existsSync(PROGRAM)) return false;
  const compiled = ['libs', 'apps'].flatMap((floor) =>
    readdirSync(join(ROOT, floor)).map((room) => join(floor, room, 'dist', 'tsconfig.tsbuildinfo')),
  );
  const cards = readdirSync(join(ROOT, 'libs', 'sets', 'generated')).map((file) =>
    join('libs', 'sets', 'generated', file),
  );
  const made = statSync(MADE).mtimeMs;
  return [...compiled, ...cards, 'node_modules/.ready', 'tools/bundle.mjs']
    .map((file) => join(ROOT, file))
    .every((file) => !existsSync(file) || statSync(file).mtimeMs < made);
}
