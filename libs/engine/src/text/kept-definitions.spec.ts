import { describe, expect, it } from '@jest/globals';
import { keptPool } from './kept-definitions.ts';
import { lexiconOf } from './lexicon.ts';

const WORDS = lexiconOf([{ name: 'Test Anything', types: ['Artifact'] }]);
const bear = (power: number): string =>
  JSON.stringify({ name: 'Test Bear', types: ['Creature'], power, toughness: 2 });

describe('the pool of a game with definitions of its own', () => {
  it('holds them, whatever other games hold under the same names', () => {
    const [mine, other] = [keptPool([bear(2)], WORDS), keptPool([bear(3)], WORDS)];
    expect(mine.printed('Test Bear', []).power).toBe(2);
    expect(other.printed('Test Bear', []).power).toBe(3);
  });

  it('is made once for a game, and compiles what games have in common once', () => {
    const texts = [bear(2)];
    expect(keptPool(texts, WORDS)).toBe(keptPool(texts, WORDS));
    const again = keptPool([bear(2)], WORDS);
    expect(again.printed('Test Bear', [])).toBe(keptPool(texts, WORDS).printed('Test Bear', []));
  });

  it('lets cards be named that it does not hold, so that a question gives away no deck', () => {
    const { lexicon } = keptPool([bear(2)], WORDS);
    expect(lexicon.cards).toEqual(['Test Anything']);
    expect(lexicon.isCard('Test Bear')).toBe(false);
  });
});
