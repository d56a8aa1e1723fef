import type { CardDefinition } from '@arbiter/cards';

const KNOWN = new WeakMap<CardDefinition, boolean>();

/** Whether the text asks of which colours the mana was that was spent to play it. */
export function asksForColorsSpent(definition: CardDefinition): boolean {
  let known = KNOWN.get(definition);
  if (known === undefined) {
    KNOWN.set(definition, (known = JSON.stringify(definition).includes('"manaSpent"')));
  }
  return known;
}
