import { ScenarioError } from '../errors.ts';
import type { Entry } from './entry.ts';
import type { Form, Schema } from './form.ts';

/** A key that has to be there. */
export interface Needed<T> extends Form<T> {
  readonly needed: true;
}

export const needed = <T>(form: Form<T>): Needed<T> => ({
  read: (entry, players) => form.read(entry, players),
  schema: (definitions) => form.schema(definitions),
  needed: true,
});

export type Keys = Readonly<Record<string, Form<unknown>>>;

/** What is read of such keys: nothing where a key isn't there. */
export type Read<K extends Keys> = {
  readonly [N in keyof K]: K[N] extends Needed<infer T>
    ? T
    : K[N] extends Form<infer T>
      ? T | undefined
      : never;
};

/** These keys and no others. */
export function keys<K extends Keys>(known: K): Form<Read<K>> {
  return {
    read: (entry, players) =>
      readKeys(known, entry, players, entry.fields(Object.keys(known))) as Read<K>,
    schema: (definitions) => ({
      ...schemaOfKeys(known, (form) => form.schema(definitions)),
      additionalProperties: false,
    }),
  };
}

function readKeys(
  known: Keys,
  entry: Entry,
  players: Parameters<Form<unknown>['read']>[1],
  found: ReadonlyMap<string, Entry>,
): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [key, form] of Object.entries(known)) {
    const value = found.get(key);
    if (value !== undefined) read[key] = form.read(value, players);
    else if ('needed' in form) {
      const there = [...found.keys()].join(', ');
      throw new ScenarioError(
        entry.line,
        `${key}:${there === '' ? '' : ` beside ${there}`}`,
        'none',
      );
    }
  }
  return read;
}

function schemaOfKeys(known: Keys, schemaOf: (form: Form<unknown>) => Schema): Schema {
  const required = Object.keys(known).filter((key) => 'needed' in known[key]!);
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(known).map(([key, form]) => [key, schemaOf(form)]),
    ),
    ...(required.length > 0 ? { required } : {}),
  };
}

/** Any keys, all with values of one form. */
export const anyKeys = <T>(value: Form<T>, expected?: string): Form<(readonly [string, T])[]> => ({
  read: (entry, players) =>
    [...entry.record(expected)].map(([key, one]) => [key, value.read(one, players)] as const),
  schema: (definitions) => ({ type: 'object', additionalProperties: value.schema(definitions) }),
});

/** What was read of keys beside which something stands for each player, or for any other name. */
export interface Beside<K extends Keys, T> {
  readonly known: Read<K>;
  readonly of: readonly (readonly [name: string, value: T])[];
}

/** These keys, and one for each player. */
export function byPlayer<K extends Keys, T>(value: Form<T>, known: K): Form<Beside<K, T>> {
  return {
    read(entry, players) {
      const found = entry.fields([...players, ...Object.keys(known)]);
      return {
        known: readKeys(known, entry, players, found) as Read<K>,
        of: players.flatMap((name) => {
          const said = found.get(name);
          return said === undefined ? [] : [[name, value.read(said, players)] as const];
        }),
      };
    },
    schema: (definitions) => withPlayers(known, definitions, value.schema(definitions)),
  };
}

/** Keys beside those of players, who may have any name. */
export function withPlayers(
  known: Keys,
  definitions: Parameters<Form<unknown>['schema']>[0],
  ofPlayer: Schema,
  ofOthers = ofPlayer,
): Schema {
  const { properties, ...rest } = schemaOfKeys(known, (form) => form.schema(definitions));
  return {
    ...rest,
    properties: { ...(properties as Schema), ann: ofPlayer, bob: ofPlayer },
    additionalProperties: ofOthers,
  };
}
