import type { View } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import type { Actions } from '../session/actions.ts';
import type { TableState } from '../state/state.ts';
import { button, form, tick } from './parts.ts';
import { autoPassField } from './passing.ts';

/** Stops, yields, offering a draw and conceding: a seat's standing orders. */
export function settings(
  view: View,
  seat: 0 | 1,
  steps: readonly string[],
  orders: TableState['orders'],
  actions: Pick<Actions, 'send' | 'orderPasses' | 'concedeGame' | 'concedeMatch'>,
): VNode {
  const { stops, yields, offersDraw } = view.players[seat];
  const other = view.players[seat === 0 ? 1 : 0];
  const column = (name: 'own' | 'other', title: string): VNode =>
    h(
      'fieldset',
      {},
      h('legend', {}, title),
      steps.map((step) =>
        tick('checkbox', name, step, step, { checked: stops?.[name].includes(step) === true }),
      ),
    );
  return h(
    'details',
    { class: 'settings', key: 'settings' },
    h('summary', {}, 'Passing, stops, yields, draw, concession'),
    autoPassField(orders, actions),
    form(
      // New boxes when the stops have changed.
      { class: 'stops', key: `stops ${JSON.stringify(stops)}` },
      (fields) => {
        actions.send({
          type: 'SetStops',
          stops: { own: fields['own'] ?? [], other: fields['other'] ?? [] },
        });
      },
      h('p', { class: 'quiet' }, 'Where you are asked; elsewhere the game passes for you.'),
      h('div', { class: 'columns' }, column('own', 'Your turn'), column('other', 'Other turn')),
      h('button', { type: 'submit' }, 'Set stops'),
    ),
    (yields ?? []).map((to) =>
      h(
        'p',
        { key: `yield ${to}` },
        `Yielding to ${to} `,
        button('Ask me again', () => {
          actions.send({ type: 'Yield', to, on: false });
        }),
      ),
    ),
    h(
      'div',
      { class: 'buttons' },
      offersDraw
        ? button('Withdraw the offer of a draw', () => actions.send({ type: 'WithdrawDraw' }))
        : button(other.offersDraw ? 'Accept the draw' : 'Offer a draw', () =>
            actions.send({ type: 'OfferDraw' }),
          ),
      button('Concede the game', actions.concedeGame, 'danger'),
      button('Concede the match', actions.concedeMatch, 'danger'),
    ),
  );
}
