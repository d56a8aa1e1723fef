/** What the tests of deploy/ compare it with: the services of the house, and what their sources say. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rooms } from '../rooms.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** What runs as a process of its own: every app but the page and the command line. */
export const SERVICES = rooms
  .filter(({ at, name }) => at.startsWith('apps/') && name !== 'web' && name !== 'arbiter')
  .map(({ name }) => name);

/** @param {string} path from the root */
export const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/** All that a service's sources say, without its tests. @param {string} service */
export function sourcesOf(service) {
  const folder = join(ROOT, 'apps', service, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('spec.ts'))
    .filter((file) => !file.startsWith('testing'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Everything that a service answers, as paths with `:parameters`. @param {string} service */
export function pathsOf(service) {
  const folder = join(ROOT, 'apps', service, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.controller.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const base = /@Controller\('([^']*)'\)/.exec(text)?.[1] ?? '';
      return [...text.matchAll(/@(?:Get|Post|Put|Delete)\((?:'([^']*)')?\)/g)].map(
        ([, path]) => `/${[base, path].filter(Boolean).join('/')}`,
      );
    });
}
