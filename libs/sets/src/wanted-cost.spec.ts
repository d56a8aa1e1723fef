import { describe, expect, test } from '@jest/globals';
import { parseWantedCost } from './wanted-cost.ts';

const costing = (cost?: string) => ({
  name: 'Test',
  types: [],
  ...(cost === undefined ? {} : { cost }),
});
const fits = (text: string, cost?: string) => parseWantedCost(text)?.(costing(cost));

describe('a mana cost that is looked for', () => {
  test.each(['1R', 'R1', 'r1', '{1}{R}', ' {r} {1} '])('may be written %s', (text) => {
    expect(fits(text, '1R')).toBe(true);
    expect(fits(text, '1RR')).toBe(false);
    expect(fits(text)).toBe(false);
  });

  test('may have X, snow and hybrid symbols', () => {
    expect(fits('{x}{x}{b}', 'XXB')).toBe(true);
    expect(fits('1{W/U}', '1(W/U)')).toBe(true);
    expect(fits('(w/u)1', '1(W/U)')).toBe(true);
    expect(fits('{s}1', '1S')).toBe(true);
  });

  test('0 is one, and no cost is another thing', () => {
    expect(fits('0', '0')).toBe(true);
    expect(fits('0')).toBe(false);
    expect(fits('')).toBe(true);
    expect(fits('', '0')).toBe(false);
  });

  test('may be a converted one, compared', () => {
    const found = (text: string) =>
      ['G', '1G', 'XGG', '3', '4(W/U)'].filter((cost) => fits(text, cost));
    expect(found('=2')).toEqual(['1G', 'XGG']);
    expect(found('<= 2')).toEqual(['G', '1G', 'XGG']);
    expect(found('<2')).toEqual(['G']);
    expect(found('>=3')).toEqual(['3', '4(W/U)']);
    expect(found('>3')).toEqual(['4(W/U)']);
  });

  test.each(['cheap', '1Z', '=', '<=R', '(W/'])('%s is none', (text) => {
    expect(parseWantedCost(text)).toBeNull();
  });
});
