/** Whether one of these words stands in a part of a text, as a key or by itself. */
export function mentions(text: unknown, words: ReadonlySet<unknown>): boolean {
  if (typeof text !== 'object' || text === null) return words.has(text);
  return Object.entries(text).some(([key, inside]) => words.has(key) || mentions(inside, words));
}
