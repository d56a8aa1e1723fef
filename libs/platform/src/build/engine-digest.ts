import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Rooms whose code can affect a decision. Cards are none: each game pins its own. */
const PURE = ['cards', 'editions', 'engine', 'kernel'] as const;

const LIBS = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

let known: string | undefined;

/**
 * Which build of the engine this is: SHA-256 over the compiled files of the pure rooms that can be reached from their
 * `index.js`, in order of path. (What lies in `dist` besides is left from files that have gone.) A bundled service has
 * the digest of what it was bundled from written into it: `tools/bundle.mjs`.
 *
 * @throws if the rooms have not been compiled
 */
export function engineDigest(): string {
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const [path, text] of engineFiles()) hash.update(`${path}\n${text.length}\n${text}`);
  return (known = hash.digest('hex'));
}

/** The compiled files that make the engine, by path below `libs/`, in order of path. */
export function engineFiles(): readonly (readonly [path: string, text: string])[] {
  const texts = new Map<string, string>();
  for (const room of PURE) collect(join(room, 'dist', 'index.js'), texts);
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
}

function collect(path: string, texts: Map<string, string>): void {
  const name = path.split(sep).join('/');
  if (texts.has(name)) return;
  let text: string;
  try {
    text = readFileSync(join(LIBS, path), 'utf8');
  } catch (error) {
    throw new Error(`the rooms are not compiled: libs/${name} is missing`, { cause: error });
  }
  texts.set(name, text);
  // The compiler writes double quotes where it has rewritten a path, and leaves single ones elsewhere.
  for (const [, to] of text.matchAll(/(?:from|import) ["'](\.[^"']+)["']/gu)) {
    collect(normalize(join(dirname(path), to ?? '')), texts);
  }
}
