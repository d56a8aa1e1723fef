import {
  CARD_DEFINITIONS,
  CARD_TYPES,
  faultsOf,
  SUPERTYPES,
  type CardDefinition,
  type CardFault,
} from '@arbiter/cards';
import { ScenarioError } from '../errors.ts';
import { bySchema } from '../form/by-schema.ts';
import type { Entry } from '../form/entry.ts';
import { made, named, type Form, type Schema } from '../form/form.ts';
import { keys, needed } from '../form/keys.ts';
import { either, list } from '../form/lists.ts';
import { COUNT, WORD, word } from '../form/scalars.ts';
import type { OwnCard } from '../scenario.ts';

type TypeLine = Pick<CardDefinition, 'supertypes' | 'types' | 'subtypes'>;

/** `Legendary Creature — Ogre`. */
const TYPE_LINE: Form<TypeLine> = made(word('a type line'), (text, entry) => {
  const [words = '', subtypes = ''] = text.split(' — ');
  // One type of the older rules is two words.
  const all = words.split(/(?<!^Mana|\sMana) /u);
  const supertypes = SUPERTYPES.filter((one) => all.includes(one));
  const types = CARD_TYPES.filter((one) => all.includes(one));
  if (supertypes.length + types.length < all.length) {
    const known = [...SUPERTYPES, ...CARD_TYPES].join(', ');
    entry.fail(`a type line as "Legendary Creature — Ogre", before the dash of ${known}`);
  }
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

const OWN_CARD: Form<OwnCard> = made(keys(KEYS), ({ type, ...rest }, entry) => {
  const card = { ...type, ...rest } as CardDefinition;
  const [fault] = faultsOf(card);
  if (fault !== undefined) throw errorAt(entry, fault);
  return { line: entry.line, card };
});

/** A fault with the line where it stands, and the way to it: `spell[0].effect[0].to`. */
function errorAt(card: Entry, { path, expected, found }: CardFault): ScenarioError {
  const name = path
    .map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`))
    .join('');
  const place = path.reduce<Entry>(
    (at, key) => (typeof key === 'number' ? at.list()[key] : at.record().get(key)) ?? at,
    card,
  );
  return new ScenarioError(place.line, name === '' ? expected : `${name}: ${expected}`, found);
}

/**
 * Cards of a scenario's own: name, cost, type line, power and toughness as printed, the rest in the data form of the
 * card language.
 */
export const OWN_CARDS: Form<OwnCard[]> = made(
  list(
    named('own card', () => OWN_CARD),
    'a list of cards',
  ),
  (cards) => {
    const names = new Set<string>();
    for (const { line, card } of cards) {
      if (names.has(card.name))
        throw new ScenarioError(line, 'each card once', `'${card.name}' again`);
      names.add(card.name);
    }
    return cards;
  },
);
