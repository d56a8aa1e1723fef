import { CARD_TYPES, SUPERTYPES, type CardDefinition } from '@arbiter/cards';
import { made, named, type Form } from '../form/form.ts';
import { keys, needed } from '../form/keys.ts';
import { either, list } from '../form/lists.ts';
import { NUMBER, WORD, word } from '../form/scalars.ts';

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

/** Something in the data form of the card language, as it is. */
const DATA: Form<unknown> = { read: (entry) => entry.json(), schema: () => ({}) };

const KEYS = {
  name: needed(WORD),
  cost: either({ word: WORD, number: made(NUMBER, String) }),
  type: needed(TYPE_LINE),
  power: DATA,
  toughness: DATA,
  colors: DATA,
  abilities: DATA,
  spell: DATA,
  enchants: DATA,
  countsAs: DATA,
  expansion: DATA,
  additionalCost: DATA,
  alternativeCosts: DATA,
  buyback: DATA,
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
