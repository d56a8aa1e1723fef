import type { MatchState } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import { rowsOf } from '../play/deck.ts';
import type { Actions } from '../session/actions.ts';
import { minutes } from '../state/clock.ts';
import { button, form, numberField } from './parts.ts';

/** Between games: how many of each card are played next. */
export function sideboardView(
  { deck, sideboarding, seat }: MatchState,
  now: number,
  done: boolean,
  actions: Pick<Actions, 'sideboard'>,
): VNode | false {
  if (sideboarding === null) return false;
  const left = minutes(Math.max(0, sideboarding.until - now));
  if (seat === null) return h('p', { class: 'plain' }, `Sideboarding, ${left} at most.`);
  if (done || sideboarding.submitted[seat] || deck === null) {
    return h('p', { class: 'plain', role: 'status' }, `Your deck is handed in; ${left} at most.`);
  }
  return form(
    { class: 'sideboard panel', key: `sideboard ${sideboarding.number}` },
    (fields) => {
      actions.sideboard(fields);
    },
    h('h3', {}, `Sideboarding for game ${sideboarding.number}: ${left} left`),
    h('p', { class: 'quiet' }, 'How many of each are in the main deck; the rest is the sideboard.'),
    h(
      'div',
      { class: 'counts' },
      rowsOf(deck).map(({ name, main, all }) =>
        numberField(`main ${name}`, `${name} (of ${all})`, { least: 0, most: all, value: main }),
      ),
    ),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'submit', class: 'main' }, 'Play these'),
      button('Keep the deck as it is', () => actions.sideboard(null)),
    ),
  );
}
