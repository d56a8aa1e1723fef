import { describe, expect, test } from '@jest/globals';
import { compile } from '../compile.ts';
import { readCardData } from './card-data.ts';

const HOUND = {
  name: 'Test Hound',
  layout: 'normal',
  manaCost: '{1}{R}',
  type: 'Creature — Hound',
  power: '2',
  toughness: '1',
  text: 'First strike',
};
const FACTS = {
  name: 'Test Hound',
  manaCost: '{1}{R}',
  type: 'Creature — Hound',
  power: '2',
  toughness: '1',
  text: 'First strike',
};
const SCRYFALL = {
  object: 'card',
  lang: 'en',
  name: 'Test Hound',
  layout: 'normal',
  mana_cost: '{1}{R}',
  type_line: 'Creature — Hound',
  power: '2',
  toughness: '1',
  oracle_text: 'First strike',
};
const read = (value: unknown) => readCardData(JSON.stringify(value));

describe('card data of somebody’s own', () => {
  test.each([
    ['AtomicCards of MTGJSON', { meta: {}, data: { 'Test Hound': [HOUND] } }, 'MTGJSON'],
    ['a set of MTGJSON', { meta: {}, data: { code: 'TST', cards: [HOUND, HOUND] } }, 'MTGJSON'],
    ['AllPrintings of MTGJSON', { data: { TST: { cards: [HOUND] }, TSU: { cards: [HOUND] } } }, 'MTGJSON'],
    ['bulk data of Scryfall', [SCRYFALL], 'Scryfall'],
    ['an answer of Scryfall', { object: 'list', data: [SCRYFALL] }, 'Scryfall'],
  ])('is read from %s, each name once', (_, value, form) => {
    expect(read(value)).toEqual({ form, cards: [FACTS], left: [] });
  });

  test('compiles like any other', () => {
    const [card] = read([SCRYFALL]).cards;
    expect(compile(card!)).toEqual({
      definition: {
        name: 'Test Hound',
        cost: '1R',
        types: ['Creature'],
        subtypes: ['Hound'],
        power: 2,
        toughness: 1,
        abilities: [{ kind: 'keyword', keyword: 'first strike' }],
      },
    });
  });

  test('a land of Scryfall’s has no cost, and nothing a text that is not there', () => {
    const land = { ...SCRYFALL, mana_cost: '', type_line: 'Land', oracle_text: undefined };
    expect(read([land]).cards).toMatchObject([{ manaCost: undefined, text: '' }]);
  });

  test('leaves out what has other faces, and what is in another language', () => {
    expect(
      read([
        { ...SCRYFALL, name: 'Test Hound // Test Wolf', layout: 'transform' },
        { ...SCRYFALL, name: 'Test Cat', lang: 'de' },
      ]).left,
    ).toEqual([
      { name: 'Test Hound // Test Wolf', why: 'its layout is transform' },
      { name: 'Test Cat', why: 'it is not in English' },
    ]);
  });

  test.each([
    ['{\n"data": {\n', /^(line \d+: )?it is no JSON: /u],
    ['{"cards": 3}', /^it is neither MTGJSON, .* nor bulk data of Scryfall/u],
    ['{"data": {"Test Hound": [3]}}', /^data\["Test Hound"\]\[0\] is to be an object$/u],
    ['{"data": {"TST": {}}}', /^data\["TST"\]\.cards is to be a list$/u],
    ['[{"layout": "normal"}]', /^\[0\] has no "name"$/u],
    ['[{"name": 3}]', /^\[0\]: "name" is to be a text$/u],
    ['{"object": "list", "data": [{"name": "A"}]}', /^data\[0\] has no "layout"$/u],
  ])('%j: it says what is wrong, and where', (text, why) => {
    expect(() => readCardData(text)).toThrow(why);
  });
});
