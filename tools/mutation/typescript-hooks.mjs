import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href;

/** Specs get the tests' words from here, not from Jest. @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context);

/** @type {import('node:module').LoadHook} */
export const load = (url, context, next) => {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    swcrc: false,
    configFile: false,
    filename: fileURLToPath(url),
    module: { type: 'es6' },
    sourceMaps: 'inline',
    jsc: { target: 'es2023', parser: { syntax: 'typescript' } },
  });
  return { format: 'module', source: code, shortCircuit: true };
};
