import { describe, expect, test } from '@jest/globals';
import { inOrder, rulesText, type CardDefinition } from '@arbiter/cards';
import { EDITIONS } from '@arbiter/editions';
import { BY_HAND, cardsIn } from '@arbiter/sets';
import compiled from '../../libs/sets/generated/cards.js';
import variants from '../../libs/sets/generated/variants.js';

/** What `npm run -s cards -- check` can hold without the texts, which lie outside of the project. */
describe('the definitions that are data', () => {
  test('keep to the schema of the card language, their keys in its order', () => {
    const wrong = compiled.filter((card) => JSON.stringify(inOrder(card)) !== JSON.stringify(card));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('keep to the schema as those written by hand do', () => {
    expect(BY_HAND.filter((card) => inOrder(card) === null)).toEqual([]);
  });

  test('keep to the schema in every edition that has them otherwise', () => {
    const editions = new Set(variants.flatMap((variant) => variant.editions));
    const wrong = [...editions].flatMap((edition) =>
      cardsIn(edition).filter((card) => inOrder(card) === null),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('are refused when a word is one that the language no longer has', () => {
    const effect = [{ do: 'unlearn', who: 'you' }] as unknown as readonly [];
    expect(inOrder({ name: 'Test Lens', types: ['Instant'], spell: [{ effect }] })).toBeNull();
  });
});

describe.each(Object.entries(EDITIONS))('in the words of %s', (code, { cardTerms }) => {
  test('every card that does something has a text, in which nothing is left open', () => {
    const wrong = cardsIn(code).filter((card) => !isWhole(card, rulesText(card, cardTerms)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** Whether a text says something wherever the card does, and nothing in it is a slip of the words' own code. */
function isWhole(
  { abilities = [], spell = [] }: CardDefinition,
  lines: readonly string[],
): boolean {
  const hasText = abilities.length + spell.length > 0;
  if (hasText && lines.every((line) => line.trim() === '')) return false;
  return !lines.some((line) => /undefined|null|NaN|\[object|\.\.| {2}|\{\}/u.test(line));
}
