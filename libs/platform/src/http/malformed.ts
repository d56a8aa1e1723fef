import { Problem } from './problem.ts';

/** What a schema finds wrong: where, and what. */
export interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly message: string;
}

/** How many issues the problem's sentence names at most; its `errors` has all. */
const NAMED = 5;

/** A problem that lists what is wrong with the form of a request. */
export function malformed(issues: readonly Issue[]): Problem {
  const errors = issues.map(({ path = [], message }) => ({
    at: path.map((part) => partName(part)).join('.'),
    message,
  }));
  return new Problem(422, {
    kind: 'malformed',
    title: 'The request does not have the form that is asked for',
    detail: errors
      .slice(0, NAMED)
      .map(({ at, message }) => (at === '' ? message : `${at}: ${message}`))
      .join('; '),
    errors,
  });
}

function partName(part: unknown): string {
  return typeof part === 'object' && part !== null && 'key' in part
    ? String(part.key)
    : String(part);
}
