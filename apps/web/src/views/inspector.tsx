import type { Position } from '@arbiter/client';
import type { VNode } from 'preact';
import { attemptsWith } from '../play/attempts.ts';
import { cardOf } from '../play/groups.ts';
import { abilitiesBeside, textOfCard } from '../play/texts.ts';
import { sizeText, typeLine } from '../play/words.ts';
import type { Actions } from '../session/actions.ts';
import { button } from './parts.tsx';
import { Picture } from './picture.tsx';
import { costPips, withPips } from './pips.tsx';
import { say, tell } from '../words/say.ts';

/** One card in full, what one may do with it, and what one may try to learn why not. */
export function inspector(
  { view, options }: Position,
  selected: number,
  actions: Pick<Actions, 'take' | 'explain' | 'select'> & Partial<Pick<Actions, 'whySize'>>,
): VNode | false {
  const card = cardOf(view, selected);
  if (card === undefined) return false;
  const offered = (options?.commands ?? []).flatMap((option, index) =>
    'object' in option && option.object === selected ? [{ option, index }] : [],
  );
  const attempts = attemptsWith(view, selected, (type, ability) =>
    offered.some(
      ({ option }) =>
        option.type === type && (option.type !== 'ActivateAbility' || option.ability === ability),
    ),
  );
  return (
    <section class="inspector" aria-label={card.name} key="inspector">
      <h3>
        {card.name} <span class="cost">{costPips(card.cost)}</span>
      </h3>
      <Picture card={card} />
      <p class="types">
        {typeLine(card)} {sizeText(card)}
      </p>
      {textOfCard(view, card).map((line) => (
        <p class="rules">{withPips(line)}</p>
      ))}
      {abilitiesBeside(view, card).map((line) => (
        <p class="rules quiet">{withPips(say('Now: {line}', { line }))}</p>
      ))}
      <div class="buttons">
        {offered.map(({ option, index }) =>
          button(tell(option.label), () => actions.take(index), 'main'),
        )}
        {attempts.map(({ label, body }) =>
          button(say('Why not? {label}', { label }), () => {
            actions.explain(body);
          }),
        )}
        {isInPlay(view, selected) &&
          card.power !== null &&
          actions.whySize !== undefined &&
          button(say('Why {size}?', { size: sizeText(card) }), () => actions.whySize?.(selected))}
        {button(say('Close'), () => actions.select(null))}
      </div>
    </section>
  );
}

const isInPlay = ({ permanents }: Position['view'], id: number): boolean =>
  permanents.some((one) => one.id === id);
