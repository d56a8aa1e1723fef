import { BASIC_LAND_TYPES, type CardDefinition, type TextChange } from './language.ts';

/**
 * The definition with words replaced. Only tagged leaves (`subtype`, `land`) are words; names, mana letters and
 * keywords stay, and so does the type line's own `subtypes`, unless `typeLine` says that it counts as text.
 */
export function changeText(
  definition: CardDefinition,
  changes: readonly TextChange[],
): CardDefinition {
  let changed: unknown = definition;
  for (const change of changes) changed = replaceWords(changed, change);
  return changed as CardDefinition;
}

/** Whether the word stands in the text: an effect that would replace nothing still may be played. */
export function mentionsLandType(definition: CardDefinition, type: string): boolean {
  return (
    JSON.stringify(definition).includes(`"${type}"`) && BASIC_LAND_TYPES.includes(type as never)
  );
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
