import type { CardDefinition, SpellText } from '@arbiter/cards';

/**
 * A spell with the text of a card added to it: what the spell says is followed first, and nothing else of the card is
 * taken over (TSP 502.40b, 502.40c).
 */
export function spliced(spell: CardDefinition, card: CardDefinition): CardDefinition {
  const [added] = card.spell ?? [];
  if (added === undefined) return spell;
  const modes: readonly SpellText[] = spell.spell ?? [{ effect: [] }];
  return { ...spell, spell: modes.map((mode) => joined(mode, added)) };
}

function joined(first: SpellText, second: SpellText): SpellText {
  const { targets = [] } = first;
  const more = withTargetsFrom(targets.length, second);
  const all = [...targets, ...(more.targets ?? [])];
  return {
    ...first,
    ...(all.length === 0 ? {} : { targets: all }),
    effect: [...first.effect, ...more.effect],
  };
}

/** The same text, its uses of the word "target" counted from there on. */
function withTargetsFrom<T>(from: number, text: T): T {
  if (Array.isArray(text)) return text.map((one: unknown) => withTargetsFrom(from, one)) as T;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, value]: [string, unknown]) => [
      key,
      key === 'target' && typeof value === 'number' ? value + from : withTargetsFrom(from, value),
    ]),
  ) as T;
}
