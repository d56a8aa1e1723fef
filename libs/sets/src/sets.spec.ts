import { describe, expect, test } from '@jest/globals';
import table from '../generated/printings.js';
import { setsWith } from './names.ts';
import { SETS } from './sets.ts';

const codes = (name: string) => setsWith(name).map(({ code }) => code);

describe('the sets', () => {
  test('know their cards, first printings and others', () => {
    expect(codes('Rancor')).toEqual(['ULG']);
    expect(codes('Counterspell').filter((code) => code.endsWith('ED'))).toEqual(
      '2ED 3ED 4ED 5ED 6ED 7ED'.split(' '),
    );
    expect(codes('fire/ice')).toEqual(['APC']);
    expect(codes('Psionic Blast')).toEqual(['LEA', 'LEB', '2ED', 'TSB']);
    expect(codes('Blacker Lotus II')).toEqual([]);
  });

  test('are the sets of the table of printings', () => {
    expect(Object.keys(table).sort()).toEqual(SETS.map(({ code }) => code).sort());
  });

  test('stand in the order of their days, and none was legal before it came out', () => {
    const days = SETS.map(({ released }) => released);
    expect(days).toEqual([...days].sort());
    for (const { code, released, legal } of SETS) {
      expect([code, ('by' in legal ? legal.by : legal.from) >= released]).toEqual([code, true]);
    }
  });
});
