/** Whether one of these words stands in a part of a text, as a key or by itself: read once for each text. */
export function mentions(text: unknown, words: ReadonlySet<unknown>): boolean {
  if (typeof text !== 'object' || text === null) return words.has(text);
  let known = KNOWN.get(words);
  if (known === undefined) KNOWN.set(words, (known = new WeakMap()));
  let found = known.get(text);
  if (found === undefined) known.set(text, (found = contains(text, words)));
  return found;
}

/** What was found in a text: texts are never changed. */
const KNOWN = new WeakMap<ReadonlySet<unknown>, WeakMap<object, boolean>>();

const contains = (text: unknown, words: ReadonlySet<unknown>): boolean =>
  typeof text === 'object' && text !== null
    ? Object.entries(text).some(([key, inside]) => words.has(key) || contains(inside, words))
    : words.has(text);
