import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { engineArrows } from './engine-arrows.mjs';

/** What lint says of an import in a file of the engine. */
function saidOf(file: string, source: string): readonly string[] {
  const filename = fileURLToPath(new URL(`../libs/engine/src/${file}`, import.meta.url));
  const config: Linter.Config = {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { house: { rules: { 'engine-arrows': engineArrows } } },
    rules: { 'house/engine-arrows': 'error' },
  };
  return new Linter().verify(source, config, { filename }).map(({ message }) => message);
}

describe('the arrows inside the engine, as lint sees them', () => {
  test('an import that the table does not have is marked, also one that only passes on', () => {
    const said = ['libs/engine/src/spaces/x.ts may not import libs/engine/src/sight/sight.ts'];
    expect(saidOf('spaces/x.ts', `import { Sight } from '../sight/sight.ts';`)).toEqual(said);
    expect(saidOf('spaces/x.ts', `export { Sight } from '../sight/sight.ts';`)).toEqual(said);
    expect(saidOf('spaces/x.ts', `export * from '../sight/sight.ts';`)).toEqual(said);
  });

  test('rooms of one name are told apart: what a cost is, and how it is paid', () => {
    expect(saidOf('decide/stack/x.ts', `import { x } from '../paying/x.ts';`)).toEqual([]);
    expect(saidOf('paying/x.ts', `import { x } from '../decide/paying/x.ts';`)).toEqual([
      'libs/engine/src/paying/x.ts may not import libs/engine/src/decide/paying/x.ts',
    ]);
  });

  test('types, neighbours and what the table has are not', () => {
    expect(saidOf('spaces/x.ts', `import type { Sight } from '../sight/sight.ts';`)).toEqual([]);
    expect(saidOf('spaces/x.ts', `import { y } from './y.ts';`)).toEqual([]);
    expect(saidOf('spaces/x.ts', `import { y } from '../state/y.ts';`)).toEqual([]);
  });
});
