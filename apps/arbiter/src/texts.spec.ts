import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { rulesText } from '@arbiter/cards';
import { BY_HAND } from '@arbiter/sets';

/** Hashes of texts that somebody has read against the card, by the card's name. */
const READ = JSON.parse(
  readFileSync(new URL('../../../libs/conformance/texts.json', import.meta.url), 'utf8'),
) as Record<string, string>;

const hashOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

describe('the rules text that is generated for a card', () => {
  test.each(BY_HAND)('$name says what was read: else npm run -s texts', (card) => {
    expect(hashOf(rulesText(card))).toBe(READ[card.name]);
  });

  test('is held for every card written by hand, and for nothing else', () => {
    expect(Object.keys(READ)).toEqual(BY_HAND.map(({ name }) => name));
  });
});
