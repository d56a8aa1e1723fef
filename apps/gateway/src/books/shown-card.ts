import { rulesText, type CardDefinition } from '@arbiter/cards';
import { colorsOf } from '@arbiter/sets';

/**
 * A card as clients see it; the text is made from the definition that is played, in the words that most editions share.
 */
export interface ShownCard {
  readonly name: string;
  /** Null: it has none, as lands. */
  readonly cost: string | null;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly text: readonly string[];
}

/** A card as clients see it. */
export function shownCard(card: CardDefinition): ShownCard {
  return {
    name: card.name,
    cost: card.cost ?? null,
    colors: colorsOf(card),
    supertypes: card.supertypes ?? [],
    types: card.types,
    subtypes: card.subtypes ?? [],
    power: card.power ?? null,
    toughness: card.toughness ?? null,
    text: rulesText(card),
  };
}
