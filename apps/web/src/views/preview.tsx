import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { cardOf } from '../play/groups.ts';
import { abilitiesBeside, textOfCard } from '../play/texts.ts';
import { sizeText, typeLine } from '../play/words.ts';
import { looked } from '../state/looked.ts';
import { Picture } from './picture.tsx';
import { costPips, withPips } from './pips.tsx';
import { say } from '../words/say.ts';

/** The card under the mouse, or with the focus, in full. It takes no room and no clicks. */
export function Preview({ view, selected }: { view: View; selected: number | null }): VNode | null {
  const id = looked.value;
  const card = id === null || id === selected ? undefined : cardOf(view, id);
  if (card === undefined) return null;
  return (
    <aside class="preview" aria-hidden="true">
      <h3>
        {card.name} <span class="cost">{costPips(card.cost)}</span>
      </h3>
      <Picture card={card} />
      <p class="types">
        {typeLine(card)} <b>{sizeText(card)}</b>
      </p>
      {textOfCard(view, card).map((line) => (
        <p class="rules">{withPips(line)}</p>
      ))}
      {abilitiesBeside(view, card).map((line) => (
        <p class="rules quiet">{withPips(say('Now: {line}', { line }))}</p>
      ))}
    </aside>
  );
}
