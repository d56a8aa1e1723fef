import type { CardDefinition } from '@arbiter/cards';

/** Editions in which a land that has no land type in print has none, while in others its name is its type (6ED 212.2c). */
const TYPES_AS_PRINTED: ReadonlySet<string> = new Set(['TSP']);

/** The cards with the land types that they have in an edition (TSP 205.3b, 212.6c). */
export function withLandTypes(
  cards: readonly CardDefinition[],
  edition: string,
): readonly CardDefinition[] {
  return TYPES_AS_PRINTED.has(edition) ? cards.map(asPrinted) : cards;
}

/** What older texts say that a land counts as stands on its type line. */
function asPrinted(card: CardDefinition): CardDefinition {
  const { countsAs = [], subtypes = [], ...rest } = card;
  return card.types.includes('Land') ? { ...rest, subtypes: [...countsAs, ...subtypes] } : card;
}
