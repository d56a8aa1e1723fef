import { expect, it } from '@jest/globals';
import { textOf } from './schemas.mjs';
import { EFFECTS_TABLE, effectsTableText, WORDS_TABLE, wordsTableText } from './word-tables.mjs';

it.each([
  ['words', WORDS_TABLE, wordsTableText],
  ['meanings', EFFECTS_TABLE, effectsTableText],
])('the table of %s lists the files that are there: npm run schemas', (_, path, text) => {
  expect(textOf(path)).toBe(text());
});
