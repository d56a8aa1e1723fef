import type { CardDefinition, TextChange } from './language.ts';

/**
 * The definition with words replaced. Only tagged leaves are words: `subtype`, `land` and what it counts as for lands,
 * `color` and the entries of `colors` for colours, `subtype` and lists of subtypes for creatures; names, mana letters and
 * keywords stay, and so do the colors of the card itself. Its creature types are words of its text (TSP 418.6d); its land
 * types are where the change says so.
 */
export function changeText(
  definition: CardDefinition,
  changes: readonly TextChange[],
): CardDefinition {
  const { subtypes, colors, ...text } = definition;
  let changed: Omit<CardDefinition, 'subtypes' | 'colors'> = text;
  let types = subtypes;
  for (const change of changes) {
    changed = changeWords(changed, change);
    if (reachesTypes(change, definition))
      types = types?.map((one) => (one === change.from ? change.to : one));
  }
  return {
    ...changed,
    ...(types === undefined ? {} : { subtypes: types }),
    ...(colors === undefined ? {} : { colors }),
  };
}

/** Whether it replaces words on the type line of that card. */
const reachesTypes = (change: TextChange, { types }: CardDefinition): boolean =>
  change.word === 'creature' ||
  (change.word === 'land' && change.onTypeLine === true && types.includes('Land'));

const WORD_KEYS: Readonly<Record<TextChange['word'], ReadonlySet<string>>> = {
  land: new Set(['subtype', 'land', 'countsAs']),
  color: new Set(['color', 'colors']),
  creature: new Set(['subtype', 'subtypes', 'addSubtypes']),
};

/** A part of a text with one change made: of the same form, for words stand only for words. */
export function changeWords<T>(part: T, change: TextChange): T {
  return replaceWords(part, change) as T;
}

function replaceWords(node: unknown, change: TextChange, isWord = false): unknown {
  if (isWord && node === change.from) return change.to;
  if (Array.isArray(node)) return node.map((item) => replaceWords(item, change, isWord));
  if (typeof node !== 'object' || node === null) return node;
  const changed = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      replaceWords(value, change, WORD_KEYS[change.word].has(key)),
    ]),
  );
  return isNamedAfterItsTypes(node) && change.word === 'creature'
    ? { ...changed, name: (changed['subtypes'] as readonly string[]).join(' ') }
    : changed;
}

/** TSP 418.6c: a token whose name is its creature types, which are words there too. */
function isNamedAfterItsTypes(node: object): boolean {
  const { name, subtypes } = node as Partial<CardDefinition>;
  return name !== undefined && name === subtypes?.join(' ');
}
