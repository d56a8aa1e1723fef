import { describe, expect, it } from '@jest/globals';
import {
  colorsOfCost,
  makeMana,
  makeManaCost,
  manaTotal,
  manaValue,
  parseMana,
  parseManaCost,
  waysToAdd,
} from './mana.ts';

describe('mana to be added', () => {
  it.each([
    { text: 'RRG', ways: ['RRG'] },
    { text: '(R/G)', ways: ['R', 'G'] },
    { text: 'B(W/U)(W/U)', ways: ['WWB', 'WUB', 'UUB'] },
  ])('comes out of $text as $ways', ({ text, ways }) => {
    expect(waysToAdd(text)).toEqual(ways);
  });
});

describe('a mana cost', () => {
  it.each([
    { text: '0', symbols: 'none', generic: 0, x: 0, value: 0, with3: 0 },
    { text: '3R', symbols: 'R', generic: 3, x: 0, value: 4, with3: 4 },
    { text: 'XG', symbols: 'G', generic: 0, x: 1, value: 1, with3: 4 },
    { text: 'XX10WUBRGC', symbols: 'WUBRGC', generic: 10, x: 2, value: 16, with3: 22 },
    { text: 'BBB', symbols: 'BBB', generic: 0, x: 0, value: 3, with3: 3 },
    { text: '2(W/U)(B/R)G', symbols: 'G', generic: 2, x: 0, value: 5, with3: 5 },
    { text: 'X', symbols: 'none', generic: 0, x: 1, value: 0, with3: 3 },
    { text: '1SSG', symbols: 'G', generic: 1, x: 0, value: 4, with3: 4 },
    { text: 'S', symbols: 'none', generic: 0, x: 0, value: 1, with3: 1 },
  ])('6ED 203.3: $text is read, and read back', ({ text, symbols, generic, x, value, with3 }) => {
    const cost = parseManaCost(text);
    expect(cost).toMatchObject({ generic, x });
    expect(makeMana(cost.symbols)).toBe(symbols === 'none' ? '' : symbols);
    expect(makeManaCost(cost)).toBe(text);
    expect([manaValue(cost), manaValue(cost, 3)]).toEqual([value, with3]);
  });

  it('adds up generic parts, in any order', () => {
    expect(makeManaCost(parseManaCost('R1G2'))).toBe('3RG');
  });

  it('TSP 203.2e: has both colours of a hybrid symbol', () => {
    expect(colorsOfCost(parseManaCost('1(W/U)R'))).toEqual(['W', 'U', 'R']);
  });

  it('has no color of its snow symbols', () => {
    expect(colorsOfCost(parseManaCost('1SG'))).toEqual(['G']);
  });

  it('is of mana symbols only', () => {
    expect(() => parseManaCost('2Q')).toThrow("'Q' in the mana cost '2Q' is no mana symbol");
    expect(() => parseManaCost('(W/Q)')).toThrow("'(' in the mana cost '(W/Q)'");
  });
});

describe('an amount of mana', () => {
  it('is read in any order, and counted', () => {
    expect(makeMana(parseMana('GRWR'))).toBe('WRRG');
    expect(manaTotal(parseMana('GRWR'))).toBe(4);
  });

  it('is of the letters of mana only', () => {
    expect(() => parseMana('RX')).toThrow("'X' in 'RX' is no mana");
  });
});
