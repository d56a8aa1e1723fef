import type { CardDefinition } from '@arbiter/cards';

/** Editions by whose rules a Wall may attack like any creature, so that the cards themselves have defender. */
const WALLS_DEFEND: ReadonlySet<string> = new Set(['TSP']);

/** The cards with what their Walls have in an edition: defender, where no rule keeps Walls from attacking (TSP 502.41). */
export function withDefenders(
  cards: readonly CardDefinition[],
  edition: string,
): readonly CardDefinition[] {
  return WALLS_DEFEND.has(edition) ? cards.map(defending) : cards;
}

function defending(card: CardDefinition): CardDefinition {
  const { subtypes = [], abilities = [] } = card;
  const isWall = card.types.includes('Creature') && subtypes.includes('Wall');
  const has = abilities.some((one) => one.kind === 'keyword' && one.keyword === 'defender');
  return isWall && !has
    ? { ...card, abilities: [{ kind: 'keyword', keyword: 'defender' }, ...abilities] }
    : card;
}
