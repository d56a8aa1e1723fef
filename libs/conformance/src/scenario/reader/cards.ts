import type { Entry } from './entry.ts';

/** `Forest x3` is three of them. */
export function readTimes(text: string): { readonly name: string; readonly times: number } {
  const [, name, times] = /^(.*?)(?: x(\d+))?$/u.exec(text) as unknown as [string, string, string?];
  return { name, times: times === undefined ? 1 : Number(times) };
}

/** A list of names in which `x3` repeats. */
export function readNames(entry: Entry): string[] {
  return entry.texts('a list of names').flatMap((text) => {
    const { name, times } = readTimes(text);
    return Array.from({ length: times }, () => name);
  });
}

/** A word, or a list of them. */
export function readOneOrMore(entry: Entry): readonly string[] {
  return entry.isList ? entry.texts() : [entry.text()];
}
