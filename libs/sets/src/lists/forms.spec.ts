import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { printedNames } from '../printings.ts';
import { FORM, FORMS, formOf, parseList, writeList } from './forms.ts';
import { deckOf, type Deck, type DeckPart } from './list.ts';

const NAMES = [...new Set(printedNames())];

/** Any name there is, so that what is special in names (apostrophes, commas, strokes) comes up. */
const part = (least: number, most: number): fc.Arbitrary<DeckPart> =>
  fc.uniqueArray(
    fc.record({ name: fc.constantFrom(...NAMES), count: fc.integer({ min: 1, max: 4 }) }),
    { minLength: least, maxLength: most, selector: ({ name }) => name },
  );
const anyDeck: fc.Arbitrary<Deck> = fc.record({ main: part(0, 20), side: part(0, 20) });

/** As decks are: large, with a sideboard that is not. */
const usualDeck: fc.Arbitrary<Deck> = fc.record({ main: part(40, 45), side: part(0, 3) });

describe.each(FORMS)('the form %s', (form) => {
  test('is read back as it was written', () => {
    fc.assert(
      fc.property(anyDeck, (deck) => {
        const read = FORM[form].parse(FORM[form].write(deck));
        expect(deckOf(read)).toEqual(deck);
      }),
    );
  });

  test('is recognised', () => {
    fc.assert(
      fc.property(usualDeck, (deck) => {
        expect(deckOf(parseList(writeList(deck, form)))).toEqual(deck);
      }),
    );
  });

  test('has its lines counted whatever ends them', () => {
    const written = writeList({ main: [{ name: 'Shock', count: 4 }], side: [] }, form);
    const line = written.split('\n').findIndex((one) => one.includes('Shock')) + 1;
    for (const end of ['\n', '\r\n', '\r']) {
      expect(FORM[form].parse(written.replaceAll('\n', end)).lines).toMatchObject([{ line }]);
    }
  });

  test('reads anything without an error', () => {
    const pieces = [
      '<Cards ',
      'Quantity="',
      '4 Shock',
      '\n',
      '\n\n',
      '//',
      'SB:',
      '"',
      '>',
      ' (M19) 7',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (parts) => {
        for (const { count, name } of FORM[form].parse(parts.join('')).lines) {
          expect(count).toBeGreaterThan(0);
          expect(name).not.toBe('');
        }
      }),
    );
  });
});

const read = (text: string) => {
  const { form, ...list } = parseList(text);
  return { form, unread: list.unread, ...deckOf(list) };
};
const SHOCKS = [{ name: 'Shock', count: 4 }];

describe('lists as other programs write them', () => {
  test('Arena: sets and numbers, a name of the deck, headings', () => {
    const text =
      'About\nName My 4 Shocks\n\nDeck\n4 Shock (M19) 156\n56 Forest (UST) 216 *F*\n\nSideboard\n2 Rancor (A25) 181';
    expect(read(text)).toEqual({
      form: 'arena',
      unread: [],
      main: [...SHOCKS, { name: 'Forest', count: 56 }],
      side: [{ name: 'Rancor', count: 2 }],
    });
  });

  test('Arena: a commander is refused, not played', () => {
    expect(read('Commander\n1 Rancor\n\nDeck\n4 Shock')).toMatchObject({
      main: SHOCKS,
      unread: [{ line: 2 }],
    });
  });

  test('Magic Online: after the empty line comes the sideboard', () => {
    expect(read('4 Shock\n56 Mountain\n\n15 Pyroblast\n')).toMatchObject({
      form: 'mtgo',
      side: [{ name: 'Pyroblast', count: 15 }],
    });
  });

  test('empty lines that only sort a list make no sideboard', () => {
    for (const text of [
      '4 Shock\n\n56 Mountain',
      '40 Mountain\n\n20 Shock',
      '40 Mountain\n\n4 Shock\n\n4 Rancor',
      'Creatures (40)\n40 Mountain\n\nSpells (20)\n20 Shock',
    ]) {
      expect(read(text)).toMatchObject({ form: 'plain', side: [], unread: [] });
    }
  });

  test.each([
    ['Magic Workstation', '4 [UG] Shock', 'SB: 1 [UG] Rancor'],
    ['Apprentice', '        4 Shock', 'SB:  1 Rancor'],
    [
      'XMage',
      'NAME:Burn\n4 [STH:98] Shock',
      'SB: 1 [ULG:110] Rancor\nLAYOUT MAIN:(1,1)(CMC,false,50)',
    ],
    ['Forge', '[metadata]\nName=Burn\n[Main]\n4 Shock|STH|1', '[Sideboard]\n1 Rancor|ULG'],
    ['a list with a heading in a comment', '4x Shock', '// Sideboard (1)\n1 Rancor'],
    ['a list with a heading and a colon', '4X SHOCK', 'SIDEBOARD:\n1 Rancor'],
  ])('%s', (_, main, side) => {
    const list = parseList(`${main}\n${side}\n`);
    const deck = deckOf(list, (name) => name.toLowerCase());
    expect(list.unread).toEqual([]);
    expect(deck).toEqual({
      main: [{ name: 'shock', count: 4 }],
      side: [{ name: 'rancor', count: 1 }],
    });
  });

  test('Magic Online’s .dek, with a card in many elements', () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
      <Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
      <!-- <Cards Quantity="9" Name="Island"/> -->
      <Cards CatID="1" Quantity="3" Sideboard="false" Name="Shock" />
      <Cards CatID="2" Quantity="1" Sideboard="false" Name="Shock" />
      <Cards CatID="3" Quantity="1" Sideboard="true" Name="Urza&#39;s Rage" />
      <Cards CatID="4" Quantity="no" Sideboard="true" Name="Shock" />
      </Deck>`;
    expect(read(text)).toEqual({
      form: 'dek',
      unread: [{ line: 7, why: 'a card needs a name and a count' }],
      main: SHOCKS,
      side: [{ name: "Urza's Rage", count: 1 }],
    });
  });

  test('Cockatrice’s .cod, without its tokens', () => {
    const text = `<?xml version="1.0"?><cockatrice_deck version="1"><deckname>Burn</deckname>
      <zone name="main"><card number="4" price="0" name="Shock"/></zone>
      <zone name="side"><card number="1" name='Fire // Ice'></card></zone>
      <zone name="tokens"><card number="1" name="Goblin"/></zone></cockatrice_deck>`;
    expect(read(text)).toEqual({
      form: 'cod',
      unread: [],
      main: SHOCKS,
      side: [{ name: 'Fire // Ice', count: 1 }],
    });
  });

  test('a split card is no comment, and a comment behind one is', () => {
    const text = '4 Fire // Ice\n4 Fire // Ice // both\n4 Shock // burn\n4 Wax/Wane';
    expect(parseList(text).lines.map(({ name }) => name)).toEqual([
      'Fire // Ice',
      'Fire // Ice',
      'Shock',
      'Wax/Wane',
    ]);
  });

  test('a comment may be of any length', () => {
    expect(parseList(`// ${'where it is from '.repeat(20)}\n4 Shock`).unread).toEqual([]);
  });

  test('a file without cards is told to be one', () => {
    expect(formOf('<html></html>')).toBe('dek');
    expect(parseList('<html></html>').unread).toEqual([
      { line: 0, why: 'there is no card in this file' },
    ]);
  });
});
