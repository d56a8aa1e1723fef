import type { MatchState } from '@arbiter/client';
import { h, type VNode } from '../dom/h.ts';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import type { AppState, Books, LobbyState, Me } from '../state/state.ts';
import { deckPicker, decksOf, fieldsOnPage } from './deck-picker.ts';
import { button, form, inviteLink, link, select, type Choice } from './parts.ts';

const BOTS: readonly Choice[] = [
  { value: 'sensible', label: 'sensible' },
  { value: 'rare', label: 'rare (prefers unusual plays)' },
  { value: 'random', label: 'random' },
];

const LENGTHS: readonly Choice[] = [
  { value: '1', label: 'one game' },
  { value: '3', label: 'best of three' },
];

/** The first thing that a stranger sees. @param inviter whose link was followed */
export function welcome(
  inviter: AppState['inviter'],
  actions: Pick<Actions, 'becomeGuest'>,
): VNode {
  return form(
    { class: 'panel welcome', key: 'welcome' },
    (fields) => {
      actions.becomeGuest(fields['name']?.[0] ?? '');
    },
    inviteNote(inviter),
    h('h2', {}, 'Who plays?'),
    h('p', {}, 'No account is needed: choose a name, and you are a guest.'),
    h(
      'label',
      { class: 'field' },
      'Name',
      h('input', { name: 'name', maxlength: 40, required: true, autocomplete: 'nickname' }),
    ),
    h('button', { type: 'submit', class: 'main' }, 'Become a guest'),
  );
}

/** Says who invites. */
function inviteNote(inviter: AppState['inviter']): VNode | false {
  if (inviter === null) return false;
  if (inviter !== 'nobody') {
    return h('p', { class: 'inviter' }, `${inviter.name} invites you to a match.`);
  }
  return h(
    'p',
    { class: 'warn', role: 'status' },
    'Nobody here has this invitation’s id any more. Ask for a new link.',
  );
}

/** Where matches begin. */
export function lobbyView(state: AppState, me: Me, actions: Actions): VNode {
  const { books, lobby } = state;
  if (books === null) return h('p', { class: 'plain' }, 'Asking the server what there is…');
  return h(
    'div',
    { class: 'lobby', key: 'lobby' },
    matchList('Your matches', lobby.mine),
    invitations(lobby, actions),
    playForm(books, state, me, actions),
    watchForm(books, lobby, actions),
    matchList(
      'Matches to watch',
      lobby.live.filter(({ seat }) => seat === null),
    ),
    h(
      'p',
      { class: 'quiet' },
      'Your id is ',
      h('code', {}, me.player),
      '; whoever follows this link plays against you: ',
      inviteLink(me.player),
    ),
  );
}

function playForm(
  books: Books,
  { lobby, route, inviter: asking }: AppState,
  me: Me,
  actions: Actions,
): VNode {
  const inviter = route.at === 'invite' ? route.player : null;
  return form(
    { class: 'panel', key: `play ${inviter ?? ''}` },
    (fields) => {
      actions.openTicket(fields);
    },
    h('h2', {}, 'Play'),
    inviter === me.player
      ? h(
          'p',
          { class: 'warn', role: 'status' },
          'This is your own link. To play against yourself, press “Somebody else” in this window.',
        )
      : inviteNote(asking),
    ...deckPicker(books, lobby, actions),
    select('edition', 'Rules', editionsOf(books)),
    ...formatPicker(books),
    select('bestOf', 'Match', LENGTHS, '1'),
    h(
      'fieldset',
      {},
      h('legend', {}, 'Opponent'),
      h(
        'div',
        { class: 'line' },
        opponent('bot', 'a bot', inviter === null),
        select('bot', 'which', BOTS, 'sensible'),
        select('botDeck', 'its deck', decksOf(books), books.decks[1]?.name),
      ),
      h('div', { class: 'line' }, opponent('anyone', 'anyone who comes')),
      h(
        'div',
        { class: 'line' },
        opponent('player', 'a player whom I invite', inviter !== null),
        h(
          'label',
          { class: 'field' },
          'by id',
          h('input', { name: 'player', value: inviter, autocomplete: 'off' }),
        ),
      ),
    ),
    h('button', { type: 'submit', class: 'main', disabled: lobby.busy }, 'Play'),
  );
}

/** A format, and the day whose sets and lists count; without one that of the edition's rulebook. */
function formatPicker({ formats }: Books): VNode[] {
  const dated = formats.flatMap(({ days }) => (days === null ? [] : [days]));
  const first = dated.map(({ from }) => from).sort()[0];
  const last = dated
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return [
    select(
      'format',
      'Format',
      formats.map(({ format, name }) => ({ value: format, label: name })),
    ),
    h(
      'label',
      { class: 'field' },
      'as of (empty: the date of the rules)',
      h('input', { type: 'date', name: 'day', min: first, max: last }),
    ),
  ];
}

function opponent(value: string, label: string, checked = false): VNode {
  return h(
    'label',
    { class: 'tick' },
    h('input', { type: 'radio', name: 'opponent', value, checked }),
    ` ${label}`,
  );
}

function watchForm(books: Books, lobby: LobbyState, actions: Actions): VNode {
  return form(
    { class: 'panel', key: 'watch' },
    (fields) => {
      actions.openExhibition(fields);
    },
    h('h2', {}, 'Watch two bots'),
    h(
      'div',
      { class: 'line' },
      select('bot0', 'First', BOTS, 'sensible'),
      select('deck0', 'with', decksOf(books), books.decks[0]?.name),
    ),
    h(
      'div',
      { class: 'line' },
      select('bot1', 'Second', BOTS, 'sensible'),
      select('deck1', 'with', decksOf(books), books.decks[1]?.name),
    ),
    h('button', { type: 'submit', disabled: lobby.busy }, 'Let them play'),
  );
}

function invitations({ invitations: all }: LobbyState, actions: Actions): VNode | false {
  if (all.length === 0) return false;
  return h(
    'section',
    { class: 'panel', key: 'invitations' },
    h('h2', {}, 'Invitations'),
    h('p', { class: 'quiet' }, 'You play the deck that is chosen below.'),
    all.map(({ ticket, name, offers }) =>
      h(
        'p',
        { key: ticket },
        `${name}, best of ${offers[0]?.bestOf ?? 1} under ${offers[0]?.edition ?? '?'}, ${offers[0]?.format ?? '?'} `,
        button('Accept', () => actions.acceptInvitation(ticket, fieldsOnPage()), 'main'),
      ),
    ),
  );
}

function matchList(title: string, matches: readonly MatchState[]): VNode | false {
  if (matches.length === 0) return false;
  return h(
    'section',
    { class: 'panel', key: title },
    h('h2', {}, title),
    h(
      'ul',
      { class: 'matches' },
      matches
        .slice(0, 20)
        .map(({ match, players, status, score, offer }) =>
          h(
            'li',
            { key: match },
            link(
              makeRoute({ at: 'match', match }),
              `${players[0].name} against ${players[1].name}`,
            ),
            ` best of ${offer.bestOf}, ${score[0]} : ${score[1]}, ${status}`,
          ),
        ),
    ),
  );
}

const editionsOf = ({ editions }: Books): Choice[] =>
  editions.map(({ code, name }) => ({ value: code, label: `${code}: ${name}` }));
