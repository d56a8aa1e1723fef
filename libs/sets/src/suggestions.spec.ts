import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorsBetween, suggestionsFor } from './suggestions.ts';

const ALWAYS = '9999-12-31';

describe('names that somebody may have meant', () => {
  test.each([
    ['a letter left out', 'Shok', 'Shock'],
    ['a letter too many', 'Counterspelll', 'Counterspell'],
    ['two letters swapped', 'Ligthning Bolt', 'Lightning Bolt'],
    ['no apostrophe', 'Urzas Rage', "Urza's Rage"],
    ['the part before the comma', 'Karn', 'Karn, Silver Golem'],
    ['half of a split card', 'Malise', 'Spite // Malice'],
    ['another case', 'GRIZLY BEARS', 'Grizzly Bears'],
  ])('%s', (_, written, meant) => {
    expect(suggestionsFor(written, ALWAYS)[0]).toBe(meant);
  });

  test('are at most three, and none for what is like nothing', () => {
    expect(suggestionsFor('Boome', ALWAYS)).toEqual(['Boom // Bust']);
    expect(suggestionsFor('Card', ALWAYS)).toHaveLength(3);
    expect(suggestionsFor('Completely Nonexistent Thing', ALWAYS)).toEqual([]);
  });

  test('are not of cards that came later', () => {
    expect(suggestionsFor('Damnatoin', ALWAYS)).toEqual(['Damnation']);
    expect(suggestionsFor('Damnatoin', '1999-11-01')).toEqual([]);
  });
});

describe('the errors between two texts', () => {
  /** The same, from the definition. */
  function defined(a: string, b: string): number {
    if (a === '' || b === '') return a.length + b.length;
    const same = a.at(-1) === b.at(-1) ? 0 : 1;
    const [shorterA, shorterB] = [a.slice(0, -1), b.slice(0, -1)];
    const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
    return Math.min(
      defined(shorterA, b) + 1,
      defined(a, shorterB) + 1,
      defined(shorterA, shorterB) + same,
      ...(swapped ? [defined(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
    );
  }

  test('are those of the definition, up to the most that count', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        const errors = defined(a, b);
        if (errors <= most) expect(errorsBetween(a, b, most)).toBe(errors);
        else expect(errorsBetween(a, b, most)).toBeGreaterThan(most);
      }),
    );
  });
});
