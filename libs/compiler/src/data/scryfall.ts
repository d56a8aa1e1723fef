/** Scryfall's bulk data, lists of card objects: https://scryfall.com/docs/api/cards */
import type { Entry } from './entry.ts';
import { fieldsAt, isFields, listAt, optionalTextAt, textAt, type Fields } from './fields.ts';

/** A bulk file is a list of cards; what its search answers is an object with one in `data`. */
export const isScryfall = (value: unknown): value is Fields | readonly unknown[] =>
  Array.isArray(value) || (isFields(value) && value['object'] === 'list');

export function* fromScryfall(file: Fields | readonly unknown[]): Generator<Entry> {
  const isList = isFields(file);
  const list = isList ? listAt(file['data'], 'data') : file;
  for (const [i, value] of list.entries()) {
    const at = `${isList ? 'data' : ''}[${i}]`;
    yield card(fieldsAt(value, at), at);
  }
}

function card(fields: Fields, at: string): Entry {
  const name = textAt(fields, 'name', at);
  const layout = textAt(fields, 'layout', at);
  if ((optionalTextAt(fields, 'lang', at) ?? 'en') !== 'en') return { name, why: 'it is not in English' };
  if (layout !== 'normal') return { name, why: `its layout is ${layout}` };
  const manaCost = optionalTextAt(fields, 'mana_cost', at);
  return {
    name,
    // Lands have an empty one here.
    manaCost: manaCost === '' ? undefined : manaCost,
    type: textAt(fields, 'type_line', at),
    power: optionalTextAt(fields, 'power', at),
    toughness: optionalTextAt(fields, 'toughness', at),
    text: optionalTextAt(fields, 'oracle_text', at) ?? '',
  };
}
