import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import { cardOf } from '../play/groups.ts';
import { abilitiesBeside, textOfCard } from '../play/texts.ts';
import { sizeText, typeLine } from '../play/words.ts';
import { looked } from '../state/looked.ts';
import { Picture } from './picture.tsx';
import { costPips, withPips } from './pips.tsx';
import { say } from '../words/say.ts';

/** What lies over the board, without taking clicks: the card one looks at and, of a subgame, how the main game stands. */
export function Preview({ view, selected }: { view: View; selected: number | null }): VNode {
  return (
    <>
      {mainGames(view)}
      {lookedAt(view, selected)}
    </>
  );
}

/** The life totals of each game that waits for the subgame, as the players sit on the board. */
function mainGames({ mainGames: waiting, viewer }: View): VNode | undefined {
  const below = viewer === 1 ? 1 : 0;
  return (
    waiting && (
      <p class="main-games" role="status">
        {say('This is a subgame; conceding ends it alone.')}
        {waiting.map(({ turn, life }) => {
          const values = { turn, above: life[1 - below] ?? 0, below: life[below] };
          const text = 'Main game, turn {turn}: {above} life above, {below} below.';
          return <span> {say(text, values)}</span>;
        })}
      </p>
    )
  );
}

/** The card under the mouse, or with the focus, in full. */
function lookedAt(view: View, selected: number | null): VNode | null {
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
