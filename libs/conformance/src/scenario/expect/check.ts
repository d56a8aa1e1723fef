import type { Form } from '../form/form.ts';
import type { Match } from '../play/match.ts';

/** Values that are compared: two are the same if their JSON is. */
export type Value =
  string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** One thing that an `expect` may say about a subject: how it is read, and how it is found on the table. */
export interface Field<Subject> {
  /** The expected value, as it is compared. */
  readonly form: Form<Value>;
  /** What is so, in the same form; what was expected may tell how much of it matters. */
  find(match: Match, subject: Subject, expected: Value): Value;
}

/** Something that must be so. */
export interface Check {
  readonly line: number;
  /** In words, for the report: `bob's life`. */
  readonly what: string;
  /** The same for every player or object: `life`. */
  readonly about: string;
  readonly expected: Value;
  find(match: Match): Value;
}

/** Whether two values are the same. */
export function isSame(one: Value, other: Value): boolean {
  return makeText(one) === makeText(other);
}

/** A value as text, keys in order. */
export function makeText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(makeText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{ ${fields.map(([key, one]) => `${key}: ${makeText(one)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}
