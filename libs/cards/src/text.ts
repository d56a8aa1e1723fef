import type { CardDefinition, TextChange } from './language.ts';

/**
 * The definition with words replaced. Only tagged leaves (`subtype`, `land`) are words; names, mana letters and
 * keywords stay, and so does the type line's own `subtypes`.
 */
export function changeText(
  definition: CardDefinition,
  changes: readonly TextChange[],
): CardDefinition {
  let changed: unknown = definition;
  for (const change of changes) changed = replaceWords(changed, change);
  return changed as CardDefinition;
}

const WORD_KEYS = new Set(['subtype', 'land']);

function replaceWords(node: unknown, change: TextChange): unknown {
  if (Array.isArray(node)) return node.map((item) => replaceWords(item, change));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      WORD_KEYS.has(key) && value === change.from ? change.to : replaceWords(value, change),
    ]),
  );
}
