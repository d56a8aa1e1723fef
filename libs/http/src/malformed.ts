import { Problem } from './problem.ts';

/** What a schema finds wrong: where, and what. */
export interface Issue {
  readonly path?: readonly unknown[] | undefined;
  readonly message: string;
  /** Where there are several forms and none fits (as zod tells it), what is wrong with each; paths go on from this one. */
  readonly errors?: readonly (readonly Issue[])[] | undefined;
}

/** How many issues the problem's sentence names at most; its `errors` has all. */
const NAMED = 5;

/** A problem that lists what is wrong with the form of a request. */
export function malformed(issues: readonly Issue[]): Problem {
  const errors = issues.flatMap(inFull).map(({ path = [], message }) => ({
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

/**
 * An issue as it helps somebody: of several forms, what is wrong inside the one that was most nearly met or, if it is none of
 * them by its kind, what each would have been.
 */
function inFull({ path = [], message, errors: forms = [] }: Issue): Issue[] {
  if (forms.length === 0) return [{ path, message }];
  const wrong = forms.map((issues) => issues.flatMap(inFull));
  const met = wrong.filter((issues) => issues.every((one) => (one.path ?? []).length > 0));
  const [nearest] = met.sort((one, other) => one.length - other.length);
  if (nearest !== undefined) {
    return nearest.map((one) => ({ path: [...path, ...(one.path ?? [])], message: one.message }));
  }
  const kinds = wrong.flatMap((issues) => issues.filter((one) => (one.path ?? []).length === 0));
  return [{ path, message: [...new Set(kinds.map((one) => one.message))].join(', or ') }];
}

function partName(part: unknown): string {
  return typeof part === 'object' && part !== null && 'key' in part
    ? String(part.key)
    : String(part);
}
