import { describe, expect, test } from '@jest/globals';
import { checkDeck, checkDeckText, FORMATS, makeDeckText, type CardStanding } from './deck-list.ts';

const FREEFORM = FORMATS[0]!;
const LIMITED = FORMATS[1]!;
const WORK = ['Forest', 'Giant Growth', 'Rancor', 'Shock'];

function standing(name: string): CardStanding {
  const found = WORK.find((one) => one.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return { standing: 'works', name: found, basic: found === 'Forest' };
  if (name === 'Lhurgoyf') return { standing: 'not yet working', name };
  if (name === 'Goblin Guide') return { standing: 'not in the edition', name };
  return { standing: 'unknown' };
}

const check = (text: string) => checkDeckText(text, FREEFORM, standing);

describe('the deck check', () => {
  test('reads counts, comments, sideboards and names in any case', () => {
    const { deck, faults } = check(
      '// mono green\n4 giant growth # four\n4x Rancor\n52 Forest\n\n// sideboard\n15 Forest\n',
    );
    expect(faults).toEqual([]);
    expect(deck).toEqual({
      main: [
        { name: 'Giant Growth', count: 4 },
        { name: 'Rancor', count: 4 },
        { name: 'Forest', count: 52 },
      ],
      side: [{ name: 'Forest', count: 15 }],
    });
  });

  test('says what is wrong, line by line', () => {
    const { faults } = check(
      '3 Giant Growth\n1 Giant Grwth\n1 Lhurgoyf\n1 Goblin Guide\n???4\n0 Shock\nSB: 2 Giant Growth',
    );
    expect(faults.map(({ line, kind }) => [line, kind])).toEqual([
      [6, 'unreadable'],
      [2, 'unknown card'],
      [3, 'not yet working'],
      [4, 'not in the edition'],
      [5, 'unknown card'],
      [7, 'too many copies'],
      [0, 'too few cards'],
      [0, 'sideboard size'],
    ]);
  });

  test('takes a deck as data, and writes one that it reads back', () => {
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [{ name: 'Forest', count: 15 }] };
    expect(checkDeck(deck, FREEFORM, standing)).toMatchObject({ deck, faults: [] });
    expect(check(makeDeckText(deck))).toMatchObject({ deck, faults: [] });
  });

  test('6ED 100.2: a constructed deck has 60 cards or more, and four of a card that is no basic land', () => {
    const kinds = (text: string) => check(text).faults.map(({ kind }) => kind);
    expect(kinds('4 Rancor\n56 Forest')).toEqual([]);
    expect(kinds('4 Rancor\n55 Forest')).toEqual(['too few cards']);
    expect(kinds('5 Rancor\n55 Forest')).toEqual(['too many copies']);
  });

  test('6ED 100.3: a sealed or drafted deck has 40 cards or more, and as many of a card as there are', () => {
    const kinds = (text: string) =>
      checkDeckText(text, LIMITED, standing).faults.map(({ kind }) => kind);
    expect(kinds('23 Rancor\n17 Forest\nSB: 7 Shock')).toEqual([]);
    expect(kinds('22 Rancor\n17 Forest')).toEqual(['too few cards']);
  });

  test('6ED 100.4: a deck may be as large as anybody likes, up to what this server can shuffle', () => {
    const large = (forests: number) =>
      checkDeckText(`4 Rancor\n${forests} Forest`, FREEFORM, standing);
    expect(large(246).faults).toEqual([]);
    expect(large(247).faults.map(({ kind }) => kind)).toEqual(['too many cards']);
  });

  test('huge lists end', () => {
    expect(check('1 Shock\n'.repeat(100_000)).faults.length).toBeLessThan(1000);
    expect(check('x'.repeat(100_000)).faults[0]).toMatchObject({ kind: 'unreadable', line: 1 });
  });
});
