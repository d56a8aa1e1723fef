import { expect, it } from '@jest/globals';
import { CARD_LANGUAGE, cardLanguageText } from './card-language.mjs';
import { textOf } from './schemas.mjs';

it('the document on the card language has every word as it stands in the code: npm run schemas', () => {
  expect(textOf(CARD_LANGUAGE)).toBe(cardLanguageText());
});
