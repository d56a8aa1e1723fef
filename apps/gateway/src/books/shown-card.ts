import { rulesText, type CardDefinition } from '@arbiter/cards';
import { EDITIONS } from '@arbiter/editions';
import { colorsOf } from '@arbiter/sets';

/**
 * A card as clients see it; the text is made from the definition that is played. In a search it is in the words that
 * most editions share, of one card in those of the edition that was asked for.
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

/**
 * A card as clients see it.
 *
 * @param edition in whose words its text is; without one in those that most editions share
 */
export function shownCard(card: CardDefinition, edition?: string): ShownCard {
  return {
    name: card.name,
    cost: card.cost ?? null,
    colors: colorsOf(card),
    supertypes: card.supertypes ?? [],
    types: card.types,
    subtypes: card.subtypes ?? [],
    power: card.power ?? null,
    toughness: card.toughness ?? null,
    text: rulesText(card, edition === undefined ? undefined : EDITIONS[edition]?.cardTerms),
  };
}
