import { CARD_TYPES, SUPERTYPES, type CardDefinition } from '@arbiter/cards';
import type { Entry } from './entry.ts';

const FIELDS = [
  'name',
  'cost',
  'type',
  'power',
  'toughness',
  'colors',
  'abilities',
  'spell',
  'enchants',
  'countsAs',
];

/**
 * Cards of a scenario's own: name, cost, type line, power and toughness as printed, the rest in the data form of the
 * card language.
 */
export function readOwnCards(entry: Entry | undefined): CardDefinition[] {
  return (entry?.list('a list of cards') ?? []).map((one) => {
    const fields = one.fields(FIELDS);
    const type = fields.get('type') ?? one.fail('type:');
    const name = (fields.get('name') ?? one.fail('name:')).text();
    const rest = [
      'cost',
      'power',
      'toughness',
      'colors',
      'abilities',
      'spell',
      'enchants',
      'countsAs',
    ].flatMap((key) => {
      const field = fields.get(key);
      if (field === undefined) return [];
      const value = field.json();
      return [[key, key === 'cost' ? String(value) : value] as const];
    });
    return { name, ...readTypeLine(type), ...(Object.fromEntries(rest) as object) };
  });
}

/** `Legendary Creature — Ogre`. */
function readTypeLine(entry: Entry): Pick<CardDefinition, 'supertypes' | 'types' | 'subtypes'> {
  const [words = '', subtypes = ''] = entry.text('a type line').split(' — ');
  const all = words.split(' ');
  const supertypes = SUPERTYPES.filter((word) => all.includes(word));
  const types = CARD_TYPES.filter((word) => all.includes(word));
  if (supertypes.length + types.length < all.length) entry.fail('supertypes and types');
  return { supertypes, types, ...(subtypes === '' ? {} : { subtypes: subtypes.split(' ') }) };
}
