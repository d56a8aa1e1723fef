import type { CardDefinition } from '@arbiter/cards';
import type { Scenario } from './scenario.ts';

/** Something that is allowed, and may not be what was meant. */
export interface Warning {
  readonly line: number;
  readonly text: string;
}

/**
 * What the reader of a scenario should know before believing it: cards of its own that hide others.
 * @param cards every card that works
 */
export function warningsOf(
  scenario: Scenario,
  cards: readonly CardDefinition[],
): readonly Warning[] {
  const known = new Set(cards.map(({ name }) => name));
  return scenario.cards
    .filter(({ card }) => known.has(card.name))
    .map(({ line, card: { name } }) => ({
      line,
      text: `'${name}' is also the name of a card that works: here the one of this file counts`,
    }));
}
