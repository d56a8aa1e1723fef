import { expect, it } from '@jest/globals';
import { textOf } from './schemas.mjs';
import { SENTENCES, sentencesText } from './sentences.mjs';

it('the sentences of rules are those of the ledger: npm run schemas', () => {
  expect(textOf(SENTENCES)).toBe(sentencesText());
});
