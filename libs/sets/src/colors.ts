import { colorsOfCost, parseManaCost, type CardDefinition, type Color } from '@arbiter/cards';

/** The colours of a card: those of its mana cost, unless it says otherwise (6ED 203.2). */
export function colorsOf({ cost = '0', colors }: CardDefinition): readonly Color[] {
  return colors ?? colorsOfCost(parseManaCost(cost));
}
