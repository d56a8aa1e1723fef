import type { CardDefinition, TextChange } from './language.ts';

/**
 * The definition with words replaced. Only tagged leaves are words: `subtype` and `land` for lands, `color` and the
 * entries of `colors` for colours; names, mana letters and keywords stay, and so does what the card itself is.
 */
export function changeText(
  definition: CardDefinition,
  changes: readonly TextChange[],
): CardDefinition {
  const { subtypes, colors, ...text } = definition;
  let changed: Omit<CardDefinition, 'subtypes' | 'colors'> = text;
  for (const change of changes) changed = changeWords(changed, change);
  return {
    ...changed,
    ...(subtypes === undefined ? {} : { subtypes }),
    ...(colors === undefined ? {} : { colors }),
  };
}

const WORD_KEYS: Readonly<Record<TextChange['word'], ReadonlySet<string>>> = {
  land: new Set(['subtype', 'land']),
  color: new Set(['color', 'colors']),
};

/** A part of a text with one change made: of the same form, for words stand only for words. */
export function changeWords<T>(part: T, change: TextChange): T {
  return replaceWords(part, change) as T;
}

function replaceWords(node: unknown, change: TextChange, isWord = false): unknown {
  if (isWord && node === change.from) return change.to;
  if (Array.isArray(node)) return node.map((item) => replaceWords(item, change, isWord));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      replaceWords(value, change, WORD_KEYS[change.word].has(key)),
    ]),
  );
}
