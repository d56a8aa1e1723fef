/** MTGJSON: https://mtgjson.com/data-models/card/card-atomic/ and https://mtgjson.com/data-models/card/card-set/ */
import type { Entry } from './entry.ts';
import { fieldsAt, isFields, listAt, optionalTextAt, textAt, type Fields } from './fields.ts';

/** All its files keep what they are about in `data`; a list of Scryfall's interface does so too, but with a list there. */
export const isMtgjson = (value: unknown): value is Fields =>
  isFields(value) && isFields(value['data']);

/** `AtomicCards`: lists of faces by name. A file of one set: `cards` in `data`. `AllPrintings`: such sets by code. */
export function* fromMtgjson(file: Fields): Generator<Entry> {
  const data = fieldsAt(file['data'], 'data');
  if ('cards' in data) yield* ofSet(data, 'data');
  else {
    for (const [key, value] of Object.entries(data)) {
      const at = `data[${JSON.stringify(key)}]`;
      if (Array.isArray(value)) yield* cards(value, at);
      else yield* ofSet(fieldsAt(value, at), at);
    }
  }
}

const ofSet = (set: Fields, at: string): Generator<Entry> =>
  cards(listAt(set['cards'], `${at}.cards`), `${at}.cards`);

function* cards(values: readonly unknown[], at: string): Generator<Entry> {
  for (const [i, value] of values.entries()) yield card(fieldsAt(value, `${at}[${i}]`), `${at}[${i}]`);
}

function card(fields: Fields, at: string): Entry {
  const name = textAt(fields, 'name', at);
  const layout = textAt(fields, 'layout', at);
  if (layout !== 'normal') return { name, why: `its layout is ${layout}` };
  return {
    name,
    manaCost: optionalTextAt(fields, 'manaCost', at),
    type: textAt(fields, 'type', at),
    power: optionalTextAt(fields, 'power', at),
    toughness: optionalTextAt(fields, 'toughness', at),
    text: optionalTextAt(fields, 'text', at) ?? '',
  };
}
