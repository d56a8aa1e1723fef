/** Numbers, sizes, colours, mana and counters. */
import { COLORS, type Amount, type BasicLandType, type Color } from '@arbiter/cards';
import { lexicon, rule, type Rule } from '../grammar/pattern.ts';

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  );
const COLOR_WORDS = ['white', 'blue', 'black', 'red', 'green'];
const LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** The number that a word or a numeral says. */
function numberOf(word: string): number | undefined {
  if (/^\d+$/u.test(word)) return Number(word);
  const number = NUMBERS.indexOf(word);
  return number < 0 ? (word === 'twenty' ? 20 : undefined) : number;
}

export const colorOf = (word: string): Color | undefined => COLORS[COLOR_WORDS.indexOf(word)];

export const landTypeOf = (word: string): BasicLandType | undefined =>
  LAND_TYPES.find((type) => {
    const lower = type.toLowerCase();
    return word === lower || word === `${lower}s`;
  });

function half(sign: string, digits: string): Amount {
  if (digits === 'x') return sign === '-' ? { times: -1, of: 'X' } : 'X';
  const number = Number(digits);
  return sign === '-' && number > 0 ? -number : number;
}

export const numbers: readonly Rule[] = [
  lexicon('number', numberOf),
  lexicon('amount', numberOf),
  rule('amount', 'x', (_, scope) => scope.x()),
  rule('amount', 'that (much|many)', (_, scope) => scope.thatMuch()),
  rule('amount', 'twice x', (_, scope) => ({ times: 2, of: scope.x() })),
  // "A card", "two cards": what is counted follows.
  lexicon('counted', (word) => (word === 'a' || word === 'an' ? 1 : undefined)),
  rule('counted', '<amount>', ({ amount }) => amount),
  rule('counted', 'an additional', () => 1),
  lexicon('signed size', (word) => {
    const [, first = '', power = '', second = '', toughness = ''] =
      /^([+-])(\d+|x)\/([+-])(\d+|x)$/u.exec(word) ?? [];
    if (first === '') return undefined;
    // A side that does not change has the sign of the other one in print.
    return { power: half(first, power), toughness: half(second, toughness) };
  }),
  lexicon('size', (word) => {
    const [, power, toughness] = /^(\d+)\/(\d+)$/u.exec(word) ?? [];
    if (power === undefined) return undefined;
    return { power: Number(power), toughness: Number(toughness) };
  }),
  lexicon('color', colorOf),
  lexicon('land type', landTypeOf),
  lexicon('counter name', (word) =>
    /^[+-]\d\/[+-]\d$/u.test(word) || COUNTERS.has(word) ? word : undefined,
  ),
  lexicon('mana symbol', (word) => /^\{(\d+|[swubrgcx])\}$/u.exec(word)?.[1]?.toUpperCase()),
  lexicon('mana symbol', (word) => {
    const halves = /^\{([wubrg]\/[wubrg])\}$/u.exec(word)?.[1]?.toUpperCase();
    return halves === undefined ? undefined : `(${halves})`;
  }),
  rule('mana', '<mana symbol>', (slots) => slots['mana symbol']),
  rule('mana', '<mana symbol> <mana>', (slots) => slots['mana symbol'] + slots.mana),
];

/** Names of counters; what they do is said by the cards. */
const COUNTERS: ReadonlySet<string> = new Set(
  (
    'age arrow arrowhead blood bounty bribery carrion charge corpse credit crystal cube currency death delay ' +
    'depletion devotion divinity doom dream echo elixir eon eyeball fade fate feather filibuster flood fungus fuse ' +
    'glyph gold growth healing hoofprint hourglass hunger ice infection intervention isolation javelin ki luck ' +
    'magnet matrix mine mining mire net omen ore page pain petal phylactery pin plague polyp pressure pupa quest ' +
    'rust scream shell shield shred sleep slime soot spore storage strife study task theft tide time tower trap ' +
    'treasure velocity verse vitality wage wind winch wish music hatchling mannequin flame muster training'
  ).split(' '),
);
