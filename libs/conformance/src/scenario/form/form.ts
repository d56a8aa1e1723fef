import type { Entry } from './entry.ts';

/** Names of seat 0 and seat 1. */
export type Players = readonly [string, string];

/** A part of a JSON Schema (draft 7, which editors read best). */
export type Schema = Readonly<Record<string, unknown>>;

/** Schemas that others refer to by name. */
export type Definitions = Map<string, Schema>;

/**
 * How something may be written: reads it, and says so to editors. The format of scenarios is made of these, so that
 * what is read and what is published can't differ.
 */
export interface Form<T> {
  /** @throws {ScenarioError} with the line and what is expected there. */
  read(entry: Entry, players: Players): T;
  schema(definitions: Definitions): Schema;
}

/** Something made of what was read. */
export function made<T, U>(
  form: Form<T>,
  make: (read: T, entry: Entry, players: Players) => U,
): Form<U> {
  return {
    read: (entry, players) => make(form.read(entry, players), entry, players),
    schema: (definitions) => form.schema(definitions),
  };
}

/** The same, with a sentence for the editor. */
export function told<T>(description: string, form: Form<T>): Form<T> {
  return {
    read: (entry, players) => form.read(entry, players),
    schema: (definitions) => ({ description, ...form.schema(definitions) }),
  };
}

/** A form that others refer to, itself too. */
export function named<T>(name: string, form: () => Form<T>): Form<T> {
  return {
    read: (entry, players) => form().read(entry, players),
    schema(definitions) {
      if (!definitions.has(name)) {
        definitions.set(name, {});
        definitions.set(name, form().schema(definitions));
      }
      return { $ref: `#/definitions/${name}` };
    },
  };
}
