import { describe, expect, test } from '@jest/globals';
import {
  checkDeck,
  checkDeckText,
  FORMATS,
  parseFormat,
  writeList,
  type FormatOnDay,
} from './index.ts';
import type { CardPool, Standing } from './standing.ts';

const FREEFORM: FormatOnDay = { rules: FORMATS[0]!, day: null };
const LIMITED: FormatOnDay = { rules: FORMATS[1]!, day: null };
const WORK = ['Forest', 'Giant Growth', 'Rancor', 'Shock', 'Memory Jar', 'Balance', 'Masticore'];

/** Some cards that work, whatever works here today. */
const POOL: CardPool = {
  standingOf(name): Standing {
    const found = WORK.find((one) => one.toLowerCase() === name.toLowerCase());
    if (found !== undefined) return { standing: 'works', name: found };
    if (name === 'Lhurgoyf') return { standing: 'not yet working', name };
    if (name === 'Goblin Guide') return { standing: 'not in the edition', name };
    return { standing: 'unknown' };
  },
  suggestionsFor: (written) => (written === 'Giant Grwth' ? ['Giant Growth'] : []),
};

const check = (text: string, format = FREEFORM) => checkDeckText(text, format, POOL);
const kinds = (text: string, format = FREEFORM) =>
  check(text, format).faults.map(({ kind }) => kind);

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

  test('asks whether another name was meant only for a card that there is not', () => {
    const { faults } = check('30 Giant Grwth\n30 Nonesuch\n1 Lhurgoyf');
    expect(faults.map(({ why, suggestions }) => [why, suggestions])).toEqual([
      ['there is no card called “Giant Grwth”; did you mean “Giant Growth”?', ['Giant Growth']],
      ['there is no card called “Nonesuch”', undefined],
      ['Lhurgoyf doesn’t work here yet', undefined],
    ]);
  });

  test('looks for other names of a few unknown cards, and not of hundreds', () => {
    let asked = 0;
    const pool: CardPool = {
      ...POOL,
      suggestionsFor: () => {
        asked += 1;
        return [];
      },
    };
    checkDeckText('1 Nonesuch\n'.repeat(300), FREEFORM, pool);
    expect(asked).toBe(20);
  });

  test('names the form that it read', () => {
    expect(check('Deck\n60 Forest').form).toBe('arena');
    expect(checkDeck({ main: [], side: [] }, FREEFORM, POOL).form).toBeNull();
  });

  test('takes a deck as data, and as it was written', () => {
    const deck = { main: [{ name: 'Forest', count: 60 }], side: [{ name: 'Forest', count: 15 }] };
    expect(checkDeck(deck, FREEFORM, POOL)).toMatchObject({ deck, faults: [] });
    expect(check(writeList(deck, 'plain'))).toMatchObject({ deck, faults: [] });
  });

  test('6ED 100.2#1, 100.2#2: a constructed deck has 60 cards or more, and four of a card that is no basic land', () => {
    expect(kinds('4 Rancor\n56 Forest')).toEqual([]);
    expect(kinds('4 Rancor\n55 Forest')).toEqual(['too few cards']);
    expect(kinds('5 Rancor\n55 Forest')).toEqual(['too many copies']);
  });

  test('6ED 100.3#1, 100.3#2: a sealed or drafted deck has 40 cards or more, and as many of a card as there are', () => {
    expect(kinds('23 Rancor\n17 Forest\nSB: 7 Shock', LIMITED)).toEqual([]);
    expect(kinds('22 Rancor\n17 Forest', LIMITED)).toEqual(['too few cards']);
  });

  test('6ED 100.4: a deck may be as large as anybody likes, up to what this server can shuffle', () => {
    expect(kinds('4 Rancor\n246 Forest')).toEqual([]);
    expect(kinds('4 Rancor\n247 Forest')).toEqual(['too many cards']);
  });

  test('TSP 100.2#1, 100.2#2, 100.4: a constructed deck has 60 cards or more, and four of a card that is no basic land', () => {
    expect(kinds('60 Forest')).toEqual([]);
    expect(kinds('4 Shock\n96 Forest')).toEqual([]);
    expect(kinds('59 Forest')).toEqual(['too few cards']);
    expect(kinds('5 Shock\n55 Forest')).toEqual(['too many copies']);
  });

  test('TSP 100.3#1, 100.3#2: a sealed or drafted deck has 40 cards or more, and as many of a card as there are', () => {
    expect(kinds('20 Shock\n20 Forest', LIMITED)).toEqual([]);
    expect(kinds('20 Shock\n19 Forest', LIMITED)).toEqual(['too few cards']);
  });

  test('5ED Game Setup.1: a deck of 40 cards is one by the rules of 1997, and too few by those of 1999', () => {
    const cardsOf = (until: string, list: string) =>
      checkDeckText(list, FREEFORM, { ...POOL, until }).faults.map(({ why }) => why);
    expect(cardsOf('1999-05-31', '4 Rancor\n36 Forest')).toEqual([]);
    expect(cardsOf('1999-05-31', '4 Rancor\n35 Forest')).toEqual([
      'the main deck has 39 cards; it needs 40',
    ]);
    expect(cardsOf('1999-11-01', '4 Rancor\n36 Forest')).toEqual([
      'the main deck has 40 cards; it needs 60',
    ]);
  });

  test('huge lists end', () => {
    expect(check('1 Shock\n'.repeat(100_000)).faults.length).toBeLessThan(1000);
    expect(check('x'.repeat(100_000)).faults[0]).toMatchObject({ kind: 'unreadable', line: 1 });
    expect(check('<a"'.repeat(30_000)).faults[0]).toMatchObject({ kind: 'unreadable', line: 0 });
  });
});

describe('a deck for a format on a day', () => {
  const whys = (text: string, format: string) =>
    check(`${text}\n59 Forest`, parseFormat(format)).faults.map(({ why }) => why);

  test('a banned card: which list, since when, who said so', () => {
    expect(whys('1 Memory Jar', 'type-2@1999-08-04')).toEqual([
      'Memory Jar is banned in Type 2 since 1999-04-01 (the DCI’s announcements of 1 and 11 March 1999)',
    ]);
  });

  test('a restricted card may be played once', () => {
    expect(whys('1 Memory Jar', 'type-1@1999-08-04')).toEqual([]);
    expect(whys('2 Memory Jar', 'type-1@1999-08-04')).toEqual([
      '2 of Memory Jar, which is restricted in Type 1 since 1999-04-01: one, sideboard included (the DCI’s announcements of 1 and 11 March 1999)',
    ]);
  });

  test('a card of sets that are not legal, and of one that is not legal yet', () => {
    expect(whys('1 Balance', 'type-2@2000-08-02')[0]).toMatch(
      /^Balance is from Limited Edition Alpha, .*Fourth Edition; no set with it is in Type 2 on 2000-08-02$/u,
    );
    expect(whys('1 Masticore', 'type-2@1999-06-15')).toEqual([
      'Masticore is from Urza’s Destiny, which is in Type 2 only from 1999-07-01 on',
    ]);
  });

  test('a day of which we know nothing is said to be one, once', () => {
    expect(whys('1 Shock', 'type-2@1995-03-01')).toEqual([
      'type-2@1995-03-01: its sets and lists are known here for 1996-02-17 to 2008-09-19',
    ]);
  });
});
