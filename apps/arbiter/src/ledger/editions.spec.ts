import { expect, it } from '@jest/globals';
import { differences } from '@arbiter/editions';
import { readRulebooks } from './sources.ts';

it('what editions cite for their answers is in their rulebooks', () => {
  const ids = new Set(readRulebooks().flatMap(({ rows }) => rows.map(({ id }) => id)));
  const cited = differences().flatMap(({ answers }) => answers.flatMap(({ cites }) => cites));
  expect(cited.filter((cite) => !ids.has(cite))).toEqual([]);
});
