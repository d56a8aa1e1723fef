import { PLAIN_KEYWORDS } from './keywords/plain.ts';
import { BASIC_LAND_TYPES, CARD_TYPES, SUPERTYPES } from './language.ts';

/** Words that mean something else in the game and so name no creature type (6ED 214.7a). */
const OTHER_MEANINGS: ReadonlySet<string> = new Set(
  [
    ...[...BASIC_LAND_TYPES, ...CARD_TYPES, ...SUPERTYPES, ...PLAIN_KEYWORDS],
    ...['White', 'Blue', 'Black', 'Red', 'Green', 'Color', 'Colorless'],
    ...[
      'Opponent',
      'Player',
      'Owner',
      'Controller',
      'Card',
      'Deck',
      'Library',
      'Hand',
      'Graveyard',
    ],
    ...['Stack', 'Zone', 'Play', 'Game', 'Turn', 'Phase', 'Step', 'Upkeep', 'Combat', 'Token'],
    ...['Permanent', 'Spell', 'Ability', 'Effect', 'Target', 'Source', 'Cost', 'Mana', 'Counter'],
    ...['Damage', 'Life', 'Power', 'Toughness', 'Attacker', 'Blocker', 'Text', 'Type', 'Name'],
  ].map((word) => word.toLowerCase()),
);

/** Forms for females, where the word for males doesn't follow from dropping "-ess". */
const FEMALE: Readonly<Record<string, string>> = {
  ogress: 'ogre',
  sorceress: 'sorcerer',
  enchantress: 'enchanter',
  huntress: 'hunter',
  tigress: 'tiger',
  mistress: 'master',
  heroine: 'hero',
};
const FEMALE_BY_ESS = /^(.*(?:giant|lion|priest|shepherd|count|baron|heir|god))d?ess$/u;

/**
 * The creature type that a word names, whatever its number and gender (6ED 214.7b): `Ogre` for `Ogresses`. Of several words,
 * as some creatures were printed with, it is the last one that tells: `Cat Warrior` for `Cat Warriors`.
 */
export function creatureType(words: string): string {
  const before = words.slice(0, words.lastIndexOf(' ') + 1);
  const one = singular(words.slice(before.length).toLowerCase());
  const male = FEMALE[one] ?? FEMALE_BY_ESS.exec(one)?.[1] ?? one.replace(/woman$/u, 'man');
  return before + male.charAt(0).toUpperCase() + male.slice(1);
}

/** Whether the word may be chosen as a creature type: one word, without another meaning in the game (6ED 214.7a). */
export function isCreatureType(word: string): boolean {
  return /^[A-Za-z][a-z'-]+$/u.test(word) && !OTHER_MEANINGS.has(singular(word.toLowerCase()));
}

function singular(word: string): string {
  if (ENDS_IN_S.has(word) || /(?:ss|us|is)$/u.test(word)) return word;
  const [ending, one] = PLURALS.find(([plural]) => plural.test(word)) ?? [/$/u, ''];
  return word.replace(ending, one);
}

/** Words that end as a plural does and are none. */
const ENDS_IN_S: ReadonlySet<string> = new Set(['aurochs', 'cyclops', 'plains', 'thalakos']);

const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?<=zomb|faer|pix|brown)ies$/u, 'ie'],
  [/(?<=[^aeiou])ies$/u, 'y'],
  [/(?<=el|dwar|wol|thie|hal)ves$/u, 'f'],
  [/(?<=ss|us|sh|ch|x|o)es$/u, ''],
  [/men$/u, 'man'],
  [/s$/u, ''],
];
