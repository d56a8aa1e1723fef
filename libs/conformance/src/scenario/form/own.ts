/** What a table has under a key that somebody wrote: never what every object has, such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
