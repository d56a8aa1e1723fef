import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { idsIn } from '@arbiter/conformance';
import { filesIn, read, readRulebooks, ROOT } from './sources.ts';

const known = new Set(readRulebooks().flatMap(({ rows }) => rows.map(({ id }) => id)));

describe.each(filesIn('docs/rules', '.md'))('%s', (file) => {
  const text = read(file);

  test('links to scenarios that are there', () => {
    const links = [...text.matchAll(/\]\(([^)#]+)\)/gu)].map(([, to = '']) => to);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((to) => !existsSync(join(ROOT, 'docs/rules', to)))).toEqual([]);
  });

  test('names rules that exist', () => {
    expect(idsIn(text, known).filter((id) => !known.has(id))).toEqual([]);
  });
});
