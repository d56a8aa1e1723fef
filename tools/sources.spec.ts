import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Sources } from './sources.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'));
  put('libs/a/src/x.spec.ts', "import { x } from './x.ts';\nimport { b } from '@arbiter/b';\n");
  put('libs/a/src/x.ts', "import { expect } from '@jest/globals';\nexport const x = 1;\n");
  put('libs/b/src/index.ts', "export { b } from './b.ts';\n");
  put('libs/b/src/b.ts', "import '../../a/src/x.ts';\nexport const b = 1;\n");
  put('libs/b/src/other.ts', 'export const other = 1;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const digests = (): Record<string, string> => new Sources(root).digestsFrom('libs/a/src/x.spec.ts');

test('a test runs on itself and on what it imports from file to file and room to room', () => {
  expect(Object.keys(digests()).sort()).toEqual([
    'libs/a/src/x.spec.ts',
    'libs/a/src/x.ts',
    'libs/b/src/b.ts',
    'libs/b/src/index.ts',
  ]);
});

test('each file is known by its text', () => {
  const before = digests();
  put('libs/b/src/b.ts', 'export const b = 2;\n');
  const after = digests();
  expect(after['libs/b/src/b.ts']).not.toBe(before['libs/b/src/b.ts']);
  expect(after['libs/a/src/x.ts']).toBe(before['libs/a/src/x.ts']);
});
