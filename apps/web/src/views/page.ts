import type { WireProblem } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import type { AppState } from '../state/state.ts';
import { lobbyView, welcome } from './lobby.ts';
import { button, inviteLink, link } from './parts.ts';
import { problemView } from './problem.ts';
import { replayView } from './replay.ts';
import { rulePanel } from './rule.ts';
import { tableView } from './table.ts';

/** The whole page. */
export function page(state: AppState, actions: Actions): VNode[] {
  const { me, problem, online } = state;
  return [
    h(
      'header',
      { class: 'top', key: 'top' },
      h('h1', {}, link(makeRoute({ at: 'lobby' }), 'Arbiter')),
      h('span', { class: 'quiet tagline' }, 'Magic by the rulebook of the day'),
      me !== null && h('span', { class: 'me' }, me.name),
      me !== null && button('Somebody else', actions.leaveGuest, 'small'),
    ),
    h(
      'div',
      { role: 'status', 'aria-live': 'polite', key: 'connection', class: 'connection' },
      !online && h('p', { class: 'warn' }, 'The connection is lost; it comes back by itself.'),
    ),
    h(
      'main',
      { key: 'main' },
      problem !== null && problemView(problem, actions.dismiss),
      state.rule !== null &&
        rulePanel(state.rule, () => {
          actions.showRule(null);
        }),
      body(state, actions),
    ),
    h(
      'footer',
      { class: 'quiet', key: 'foot' },
      h('a', { href: '/ledger.html' }, 'Which rules are proved'),
      ' · ',
      h('a', { href: '/docs' }, 'API'),
      ' · ',
      h('a', { href: '/openapi.json' }, 'OpenAPI'),
      h(
        'p',
        {},
        'Magic: The Gathering is a trademark of Wizards of the Coast, who have nothing to do with this page.',
      ),
    ),
  ];
}

function body(state: AppState, actions: Actions): VNode {
  const { me, route, table, replay, ticket, missing, inviter } = state;
  if (me === null) return welcome(inviter, actions);
  if (missing !== null) return nothingHere(missing);
  switch (route.at) {
    case 'lobby':
    case 'invite':
      return lobbyView(state, me, actions);
    case 'ticket':
      return h(
        'section',
        { class: 'panel', key: 'ticket' },
        h('h2', {}, 'Waiting for an opponent'),
        h('p', { role: 'status' }, ticket?.why ?? ticket?.status ?? 'asking…'),
        h('p', {}, 'Invite somebody with this link: ', inviteLink(me.player)),
        button('Withdraw', actions.withdrawTicket),
      );
    case 'match':
      return table === null
        ? h('p', { class: 'plain' }, 'Asking for the match…')
        : tableView(table, state.books, state.now, actions);
    case 'replay':
      return replay === null
        ? h('p', { class: 'plain' }, 'Asking for the game…')
        : replayView(replay, actions);
    default:
      return route satisfies never;
  }
}

/** What the address names can't be shown. */
function nothingHere({ title, detail }: WireProblem): VNode {
  return h(
    'section',
    { class: 'panel', key: 'missing', role: 'alert' },
    h('h2', {}, title),
    detail !== undefined && h('p', {}, detail),
    h('p', {}, link(makeRoute({ at: 'lobby' }), 'Back to the lobby')),
  );
}
