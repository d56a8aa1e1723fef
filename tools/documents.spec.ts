import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const isOurs = (file: string): boolean => !/(^|\/)(node_modules|dist|tmp)\//.test(file);
const files = ['', 'apps', 'deploy', 'docs', 'examples', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: folder !== '', encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter(isOurs),
);
const names = new Set(files.map((file) => basename(file)));

/** What was so once is told by the changelog, and by a decision that another one followed. */
const isOfToday = (file: string, text: string): boolean =>
  file !== 'CHANGELOG.md' && !text.includes('\n_Followed by [decision');

test('sources that a document names are there', () => {
  const gone = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (!isOfToday(file, text)) return [];
      return (
        [...text.matchAll(/`([\w./-]+\.(?:ts|mjs))`/gu)]
          .map(([, name = '']) => name)
          // `x.spec.ts` is any spec.
          .filter((name) => !name.startsWith('x.') && !names.has(basename(name)))
          .map((name) => `${file}: ${name}`)
      );
    });
  expect(gone).toEqual([]);
});
