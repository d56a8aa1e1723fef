import type { Position } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import { attemptsWith } from '../play/attempts.ts';
import { cardOf } from '../play/groups.ts';
import { abilitiesBeside, textOfCard } from '../play/texts.ts';
import { sizeText, typeLine } from '../play/words.ts';
import type { Actions } from '../session/actions.ts';
import { button } from './parts.ts';

/** One card in full, what one may do with it, and what one may try to learn why not. */
export function inspector(
  { view, options }: Position,
  selected: number,
  actions: Pick<Actions, 'take' | 'explain' | 'select'>,
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
  return h(
    'section',
    { class: 'inspector', 'aria-label': card.name, key: 'inspector' },
    h('h3', {}, card.name, ' ', h('span', { class: 'cost' }, card.cost)),
    h('p', { class: 'types' }, typeLine(card), ' ', sizeText(card)),
    textOfCard(view, card).map((line) => h('p', { class: 'rules' }, line)),
    abilitiesBeside(view, card).map((line) => h('p', { class: 'rules quiet' }, `Now: ${line}`)),
    h(
      'div',
      { class: 'buttons' },
      offered.map(({ option, index }) => button(option.label, () => actions.take(index), 'main')),
      attempts.map(({ label, body }) =>
        button(`Why not? ${label}`, () => {
          actions.explain(body);
        }),
      ),
      button('Close', () => actions.select(null)),
    ),
  );
}
