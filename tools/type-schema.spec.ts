import { expect, it } from '@jest/globals';
import {
  CARD_SCHEMA,
  cardSchemaText,
  RECORD_SCHEMA,
  recordSchemaText,
  VIEW_SCHEMA,
  viewSchemaText,
  textOf,
} from './schemas.mjs';

it.each([
  ['the card language', CARD_SCHEMA, cardSchemaText],
  ['what a game records', RECORD_SCHEMA, recordSchemaText],
  ['what a viewer is sent', VIEW_SCHEMA, viewSchemaText],
])('the schema of %s is that of its types: npm run schemas', (_, path, text) => {
  expect(textOf(path)).toBe(text());
});
