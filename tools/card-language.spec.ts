import { describe, expect, it } from '@jest/globals';
import { begin, CARD_LANGUAGE, cardLanguageText, PART_NAMES, said } from './card-language.mjs';
import { textOf } from './schemas.mjs';
import { camel, phrase, wordFiles } from './word-tables.mjs';

describe('the document on the card language', () => {
  it.each(CARD_LANGUAGE)('%s stands as it follows from the code: npm run schemas', (page) => {
    expect(textOf(page)).toBe(cardLanguageText(page));
  });

  it('has a place for each part that follows from the code', () => {
    const pages = CARD_LANGUAGE.map(textOf).join('');
    expect(PART_NAMES.filter((name) => !pages.includes(begin(name)))).toEqual([]);
  });

  it.each([
    ['words', 'effects', camel],
    ['triggers', 'triggers', phrase],
    ['statics', 'statics', camel],
    ['combat-rules', 'statics', camel],
    ['replacements', 'statics', phrase],
  ])('has an entry for each file of %s', (folder, page, nameOf) => {
    const text = textOf(`docs/card-language/${page}.md`);
    const words = wordFiles(`libs/cards/src/${folder}`).map(nameOf);
    expect(words.filter((word) => !text.includes(`\n### ${word}\n`))).toEqual([]);
  });

  it('says of each trigger what its event is', () => {
    const [, ...triggers] = textOf('docs/card-language/triggers.md').split('\n### ');
    expect(triggers.filter((entry) => !entry.includes('`event`'))).toEqual([]);
  });

  it('can’t be written of a word that nothing is said of', () => {
    expect(() => said('', 'destroy')).toThrow("nothing says what 'destroy' means");
  });
});
