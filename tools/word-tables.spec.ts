import { expect, it } from '@jest/globals';
import { textOf } from './schemas.mjs';
import { WORD_TABLES } from './word-tables.mjs';

it.each(WORD_TABLES)('$path lists the files that are there: npm run schemas', ({ path, text }) => {
  expect(textOf(path)).toBe(text());
});
