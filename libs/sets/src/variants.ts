import type { CardDefinition } from '@arbiter/cards';

/** A card whose own printing in some editions means something else: a line of `variants/`. */
export type Variant = {
  readonly name: string;
  /** The codes of these editions. */
  readonly editions: readonly string[];
  /** What their printing does, and what the others do: for anyone who reads it. */
  readonly why: string;
} & (
  | { readonly definition: CardDefinition }
  /** What is put in the place of what the card has otherwise. */
  | { readonly patch: Partial<CardDefinition> }
);

/**
 * The cards with the variants of an edition in their places, in the same order; the same list if it has none.
 *
 * @throws {Error} for a variant of a card that there is not, and for two of one card
 */
export function varied(
  cards: readonly CardDefinition[],
  variants: readonly Variant[],
  edition: string,
): readonly CardDefinition[] {
  const own = new Map<string, Variant>();
  for (const variant of variants.filter(({ editions }) => editions.includes(edition))) {
    if (own.has(variant.name)) throw new Error(`${edition} has two variants of ${variant.name}`);
    own.set(variant.name, variant);
  }
  if (own.size === 0) return cards;
  const found = cards.map((card) => {
    const variant = own.get(card.name);
    own.delete(card.name);
    return variant === undefined ? card : variantOf(card, variant);
  });
  const [missing] = own.keys();
  if (missing !== undefined) throw new Error(`${edition} has a variant of ${missing}, no card`);
  return found;
}

function variantOf(card: CardDefinition, variant: Variant): CardDefinition {
  return 'definition' in variant ? variant.definition : { ...card, ...variant.patch };
}
