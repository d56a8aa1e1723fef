import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href;

/**
 * Specs get the tests' words from here, not from Jest. What is imported from sources with a query, as `?anew=3`, gets the
 * same one: so all of them are loaded again in the same process.
 * @type {import('node:module').ResolveHook}
 */
export const resolve = async (specifier, context, next) => {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  const found = await next(specifier, context);
  const { search } = new URL(context.parentURL ?? found.url);
  return search !== '' && isSource(found.url) ? { ...found, url: found.url + search } : found;
};

/** What a file became: it doesn't change while mutants are switched on and off. @type {Map<string, string>} */
const transformed = new Map();

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) => {
  if (!isSource(url)) return next(url, context);
  const filename = fileURLToPath(url);
  let source = transformed.get(filename);
  if (source === undefined) transformed.set(filename, (source = transform(filename)));
  return { format: 'module', source, shortCircuit: true };
};

/** @param {string} url */
function isSource(url) {
  const { protocol, pathname } = new URL(url);
  return protocol === 'file:' && pathname.endsWith('.ts');
}

/** @param {string} filename */
function transform(filename) {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    swcrc: false,
    configFile: false,
    filename,
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  });
  return code;
}
