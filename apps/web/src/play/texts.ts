import type { View } from '@arbiter/client';

type Card = View['permanents'][number] | View['players'][number]['graveyard'][number];

/** The lines of a card's text box: its own, where words in it were replaced. */
export function textOfCard({ texts }: Pick<View, 'texts'>, card: Card): readonly string[] {
  return card.text ?? texts.find(({ id }) => id === card.name)?.lines ?? [];
}

/** What a card can do now that its text doesn't say: what effects have given it, and what follows from its type. */
export function abilitiesBeside(view: Pick<View, 'texts'>, card: Card): readonly string[] {
  const said = textOfCard(view, card).join('\n').toLowerCase();
  const now = card.abilities.map(({ text }) => text);
  return now.filter((text) => !said.includes(text.toLowerCase()));
}
