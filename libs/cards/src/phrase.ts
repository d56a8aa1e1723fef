/**
 * A function of a closed table, which is held to its own phrase by the table's type. Derived from a method, so that the
 * entry that was found for a phrase can be called with it.
 */
export type OfPhrase<P, Rest extends readonly unknown[], R> = {
  call(phrase: P, ...rest: Rest): R;
}['call'];

/** The word of a closed table that a phrase is made with: of its keys the one that the table has. */
export function wordIn<T extends object>(table: T, phrase: object): keyof T {
  for (const key in phrase) if (Object.hasOwn(table, key)) return key as keyof T;
  throw new Error(`no such word: ${JSON.stringify(phrase)}`);
}
