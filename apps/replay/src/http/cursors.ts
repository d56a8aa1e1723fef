import { Problem } from '@arbiter/http';

/** The parts of a page's cursor; none on the first page. @throws Problem 400 */
export function parsePage(
  before: string | undefined,
  form: RegExp,
): readonly (string | undefined)[] {
  if (before === undefined) return [];
  const found = form.exec(before);
  if (found !== null) return found.slice(1);
  throw new Problem(400, {
    kind: 'malformed',
    title: 'There is no such page',
    detail: '`before` must be the `next` of a page',
  });
}
