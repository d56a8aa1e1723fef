import { expect, it } from '@jest/globals';
import {
  CARD_SCHEMA,
  cardSchemaText,
  RECORD_SCHEMA,
  recordSchemaText,
  textOf,
} from './schemas.mjs';

it.each([
  ['the card language', CARD_SCHEMA, cardSchemaText],
  ['what a game records', RECORD_SCHEMA, recordSchemaText],
])('the schema of %s is that of its types: npm run schemas', (_, path, text) => {
  expect(textOf(path)).toBe(text());
});
