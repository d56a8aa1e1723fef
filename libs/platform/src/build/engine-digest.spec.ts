import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { engineDigest, engineFiles } from './engine-digest.ts';

describe('which build of the engine this is', () => {
  const paths = engineFiles().map(([path]) => path);

  test.each([
    'cards/dist/mana.js',
    'editions/dist/6ed/6ed.js',
    'engine/dist/decide/decide.js',
    'engine/dist/evolve/objects.js',
    'engine/dist/rules/legend-rule/oldest-stays.js',
    'kernel/dist/chance.js',
  ])('depends on %s', (path) => {
    expect(paths).toContain(path);
  });

  test('depends on every file of the engine that does something', () => {
    const src = fileURLToPath(new URL('../../../engine/src', import.meta.url));
    const effects = readdirSync(`${src}/effects`, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'),
    );
    const missing = effects
      .map((name) => `engine/dist/effects/${name.replace(/\.ts$/u, '.js')}`)
      // A file of types alone is compiled to nothing.
      .filter((path) => !paths.includes(path) && !path.endsWith('/meaning.js'));
    expect(missing).toEqual([]);
  });

  test('does not change when a card is added or corrected: games pin their own', () => {
    expect(paths.filter((path) => path.startsWith('sets/'))).toEqual([]);
  });

  test('does not change with our words for what a rule says', () => {
    expect(paths).not.toContain('editions/dist/sentences.js');
  });

  test('goes through the files in order of path', () => {
    expect(paths).toEqual([...paths].sort());
    expect(engineDigest()).toMatch(/^[0-9a-f]{64}$/u);
  });
});
