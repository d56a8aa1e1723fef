/** English, as far as card texts need it. Nothing here knows the card language. */

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number as a word, as texts count objects: `three`; larger ones in digits. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);

/** With `a` or `an`. */
export const article = (noun: string): string =>
  noun.startsWith('other ')
    ? `an${noun}`
    : `${/^(?:[aeio]|un(?!i)|urza)/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** With its full stop, unless what it quotes has one. */
export const stopped = (text: string): string => (text.endsWith('.”') ? text : `${text}.`);

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a`, `a and b`, `a, b, and c`. */
export function listed(items: readonly string[], word = 'and'): string {
  if (items.length <= 2) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(', ')}, ${word} ${items.at(-1) ?? ''}`;
}

/** A noun of one word, or the last word of several, in the plural. */
export function pluralOf(word: string): string {
  if (/(?:Plains|Aurochs|Cyclops)$/u.test(word)) return word;
  if (/[^aeo]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|ch|sh)$/u.test(word)) return `${word}es`;
  if (/(?:Elf|Wolf|Dwarf)$/u.test(word)) return `${word.slice(0, -1)}ves`;
  return /(?:Merfolk|Treefolk)$/u.test(word) || word.endsWith('Equipment') || word.endsWith('Djinn')
    ? word
    : `${word}s`;
}

/** `target creature’s`, `those creatures’`. */
export const possessiveOf = (noun: string): string =>
  noun.endsWith('s') ? `${noun}’` : `${noun}’s`;

const THIRD_PERSON: Readonly<Record<string, string>> = { be: 'is', have: 'has' };

/** A verb for one, in the third person: `gains`, `is`; words such as `can’t` don't change. */
export function thirdPerson(verb: string): string {
  if (verb === 'don’t') return 'doesn’t';
  if (verb.startsWith('can’t') || verb === 'can' || verb === 'may') return verb;
  const known = THIRD_PERSON[verb];
  if (known !== undefined) return known;
  return /(?:s|x|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb for many, or for you: `gain`, `are`. */
export const plainForm = (verb: string): string => (verb === 'be' ? 'are' : verb);
