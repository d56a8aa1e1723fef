import { expect, it } from '@jest/globals';
import { differences } from '@arbiter/editions';
import { readRulebooks } from './sources.ts';

it('what editions cite for their answers is in their rulebooks', () => {
  const rows = readRulebooks().flatMap(({ rows: all }) => all.map(({ id }) => id));
  // Of an entry of the glossary that says several things each is a row; the citation may be of the whole entry.
  const entries = rows.map((id) => id.replace(/^(\w+ Glossary: .*?)\.\d+$/u, '$1'));
  const ids = new Set([...rows, ...entries]);
  const cited = differences().flatMap(({ answers }) => answers.flatMap(({ cites }) => cites));
  expect(cited.filter((cite) => !ids.has(cite))).toEqual([]);
});
