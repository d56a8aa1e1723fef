import { describe, expect, test } from '@jest/globals';
import { NAMES_BY_DATE, releaseOf } from './names.ts';
import { REPRINTS } from './reprints.ts';
import { SETS, setsWith } from './sets.ts';

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

  test('each name there is belongs to the set of its day', () => {
    const wrong = NAMES_BY_DATE.flatMap(([, names]) =>
      names.replaceAll('\n', '').split('|'),
    ).filter((name) => setsWith(name)[0]?.released !== releaseOf(name)?.released);
    expect(wrong).toEqual([]);
  });

  test('each reprint is of a card that there was, in a set that there is', () => {
    for (const [code, names] of Object.entries(REPRINTS)) {
      const released = SETS.find((one) => one.code === code)?.released ?? '';
      const late = names
        .replaceAll('\n', '')
        .split('|')
        .filter((name) => (releaseOf(name)?.released ?? '9') >= released);
      expect([code, late]).toEqual([code, []]);
    }
  });

  test('stand in the order of their days, and none was legal before it came out', () => {
    const days = SETS.map(({ released }) => released);
    expect(days).toEqual([...days].sort());
    for (const { code, released, legal } of SETS) {
      expect([code, ('by' in legal ? legal.by : legal.from) >= released]).toEqual([code, true]);
    }
  });
});
