import type { Form } from './form.ts';

/** A list of things of one form. */
export const list = <T>(item: Form<T>, expected = 'a list'): Form<T[]> => ({
  read: (entry, players) => entry.list(expected).map((one) => item.read(one, players)),
  schema: (definitions) => ({ type: 'array', items: item.schema(definitions) }),
});

/** Forms by how the thing is written. */
interface Shapes<T> {
  readonly record?: Form<T>;
  readonly list?: Form<T>;
  readonly number?: Form<T>;
  readonly word?: Form<T>;
}

const SAID = {
  record: 'keys with values',
  list: 'a list',
  number: 'a number',
  word: 'a word',
} as const;
const SHAPES = ['record', 'list', 'number', 'word'] as const;

/** One form or another, told apart by how the thing is written. */
export function either<T>(shapes: Shapes<T>): Form<T> {
  const forms = SHAPES.flatMap((shape) => {
    const form = shapes[shape];
    return form === undefined ? [] : [{ shape, form }];
  });
  return {
    read(entry, players) {
      const fitting = shapes[entry.shape];
      if (fitting !== undefined) return fitting.read(entry, players);
      const brackets = shapes.list === undefined ? '' : entry.inBrackets;
      return entry.fail(
        forms
          .map(({ shape }) => (shape === 'list' ? `${SAID.list}${brackets}` : SAID[shape]))
          .join(', or '),
      );
    },
    schema: (definitions) => ({ anyOf: forms.map(({ form }) => form.schema(definitions)) }),
  };
}

/** One thing, or a list of such things. */
export function oneOrMore<T>(item: Form<T>): Form<T[]> {
  const several = list(item);
  return {
    read: (entry, players) =>
      entry.shape === 'list' ? several.read(entry, players) : [item.read(entry, players)],
    schema: (definitions) => ({
      anyOf: [item.schema(definitions), several.schema(definitions)],
    }),
  };
}
