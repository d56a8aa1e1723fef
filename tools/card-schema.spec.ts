import { expect, it } from '@jest/globals';
import { CARD_SCHEMA, cardSchemaText, textOf } from './schemas.mjs';

it('the schema of the card language is that of its types: npm run schemas', () => {
  expect(textOf(CARD_SCHEMA)).toBe(cardSchemaText());
});
