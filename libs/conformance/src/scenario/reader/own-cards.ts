import { CARD_DEFINITIONS, CARD_TYPES, SUPERTYPES, type CardDefinition } from '@arbiter/cards';
import { bySchema } from '../form/by-schema.ts';
import { made, named, type Form, type Schema } from '../form/form.ts';
import { keys, needed } from '../form/keys.ts';
import { either, list } from '../form/lists.ts';
import { COUNT, WORD, word } from '../form/scalars.ts';

type TypeLine = Pick<CardDefinition, 'supertypes' | 'types' | 'subtypes'>;

/** `Legendary Creature — Ogre`. */
const TYPE_LINE: Form<TypeLine> = made(word('a type line'), (text, entry) => {
  const [words = '', subtypes = ''] = text.split(' — ');
  const all = words.split(' ');
  const supertypes = SUPERTYPES.filter((one) => all.includes(one));
  const types = CARD_TYPES.filter((one) => all.includes(one));
  if (supertypes.length + types.length < all.length) entry.fail('supertypes and types');
  return { supertypes, types, ...(subtypes === '' ? {} : { subtypes: subtypes.split(' ') }) };
});

/** What the type line and the name say already. */
const ELSEWHERE = ['name', 'types', 'supertypes', 'subtypes'];

const PROPERTIES = CARD_DEFINITIONS['CardDefinition']?.['properties'] as Readonly<
  Record<string, Schema>
>;

const DATA: Readonly<Record<string, Form<unknown>>> = Object.fromEntries(
  Object.entries(PROPERTIES)
    .filter(([key]) => !ELSEWHERE.includes(key))
    .map(([key, schema]) => [key, bySchema(schema, CARD_DEFINITIONS, key)]),
);

const KEYS = {
  ...DATA,
  name: needed(WORD),
  type: needed(TYPE_LINE),
  // YAML takes a cost of only digits for a number.
  cost: either<unknown>({ word: DATA['cost'] ?? WORD, number: made(COUNT, String) }),
};

/**
 * Cards of a scenario's own: name, cost, type line, power and toughness as printed, the rest in the data form of the
 * card language.
 */
export const OWN_CARDS: Form<CardDefinition[]> = list(
  named('own card', () =>
    made(keys(KEYS), ({ type, ...rest }) => ({ ...type, ...rest }) as CardDefinition),
  ),
  'a list of cards',
);
