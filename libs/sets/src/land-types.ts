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

function asPrinted(card: CardDefinition): CardDefinition {
  const hasNone = card.types.includes('Land') && card.subtypes === undefined;
  return hasNone ? { ...card, subtypes: [] } : card;
}
