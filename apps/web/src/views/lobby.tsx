import type { LiveMatch, MatchState } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { timeText } from '../state/clock.ts';
import { makeRoute } from '../state/route.ts';
import type { Slices } from '../state/slices.ts';
import type { AppState, Books, LobbyState, Me } from '../state/state.ts';
import { deckPicker, editionOf, fieldsOnPage } from './deck-picker.tsx';
import { button, form, inviteLink, link, select, tick, type Choice } from './parts.tsx';
import { BOTS, decksOf, editionsOf, formatsOf, LENGTHS, TIMES } from './choices.ts';

/** Who plays if nobody else comes. */
const STAND_INS: readonly Choice[] = [
  { value: '', label: 'go on waiting' },
  ...BOTS.map(({ value }) => ({ value, label: `play the ${value} bot` })),
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
    <h2>Who plays?</h2>,
    <p>No account is needed: choose a name, and you are a guest.</p>,
    <label class="field">
      Name
      <input name="name" maxLength={40} required autoComplete="nickname" />
    </label>,
    <button type="submit" class="main">
      Become a guest
    </button>,
  );
}

/** Says who invites. */
function inviteNote(inviter: AppState['inviter']): VNode | false {
  if (inviter === null) return false;
  if (inviter !== 'nobody') {
    return <p class="inviter">{`${inviter.name} invites you to a match.`}</p>;
  }
  return (
    <p class="warn" role="status">
      Nobody here has this invitation’s id any more. Ask for a new link.
    </p>
  );
}

interface LobbyProps {
  readonly state: Slices;
  readonly me: Me;
  readonly actions: Actions;
}

/** Where matches begin. */
export function Lobby({ state, me, actions }: LobbyProps): VNode {
  const books = state.books.value;
  const lobby = state.lobby.value;
  if (books === null) return <p class="plain">Asking the server what there is…</p>;
  return (
    <div class="lobby" key="lobby">
      {sanctionsOf(lobby, me, state.now.value)}
      {matchList('Your matches', lobby.mine)}
      {invitations(lobby, actions)}
      {playForm(books, lobby, state, me, actions)}
      {guidedForm(books, lobby, actions)}
      {watchForm(books, lobby, actions)}
      {matchList(
        'Matches to watch',
        lobby.live.filter(({ seat }) => seat === null),
      )}
      <p class="quiet">
        {'Your id is '}
        <code>{me.player}</code>
        {'; anyone who follows this link plays against you: '}
        {inviteLink(me.player)}
        {'. '}
        {link(makeRoute({ at: 'report', path: [] }), 'What you have reported')}
        {'. '}
        {link(makeRoute({ at: 'ratings', path: [] }), 'Ratings, and what you have played')}
        {'. '}
        {link(makeRoute({ at: 'tournament', path: [] }), 'Tournaments')}
      </p>
    </div>
  );
}

function playForm(books: Books, lobby: LobbyState, state: Slices, me: Me, actions: Actions): VNode {
  const route = state.route.value;
  const asking = state.inviter.value;
  const inviter = route.at === 'invite' ? route.player : null;
  const edition = editionOf(books, lobby);
  const botDecks = decksOf(books, edition);
  return form(
    { class: 'panel', key: `play ${inviter ?? ''}` },
    (fields) => {
      actions.openTicket(fields);
    },
    <h2>Play</h2>,
    inviter === me.player ? (
      <p class="warn" role="status">
        This is your own link. To play against yourself, press “Somebody else” in this window.
      </p>
    ) : (
      inviteNote(asking)
    ),
    ...deckPicker(books, lobby, actions),
    select('edition', 'Rules', editionsOf(books), edition, actions.chooseEdition),
    ...formatPicker(books),
    select('bestOf', 'Match', LENGTHS, '1'),
    select('time', 'Time for each', TIMES, ''),
    <label class="tick">
      <input type="checkbox" name="ante" defaultValue="yes" />
      {' for ante: a card of each deck goes to the winner (never rated)'}
    </label>,
    <fieldset>
      <legend>Opponent</legend>
      <div class="line">
        {opponent('bot', 'a bot', inviter === null)}
        {select('bot', 'which', BOTS, 'sensible')}
        {select('botDeck', 'its deck', botDecks, (botDecks[1] ?? botDecks[0])?.value)}
      </div>
      <div class="line">
        {opponent('anyone', 'anyone who comes')}
        <label class="tick">
          <input type="checkbox" name="rated" defaultValue="yes" />
          {' rated (never against a bot)'}
        </label>
        {select('standIn', 'if nobody comes within 30 s', STAND_INS, '')}
        {books.editions
          .filter(({ code }) => code !== edition)
          .map(({ code }) => tick('checkbox', 'also', code, `${code} would do, too`))}
      </div>
      <div class="line">
        {opponent('player', 'a player whom I invite', inviter !== null)}
        <label class="field">
          by id
          <input name="player" defaultValue={inviter ?? ''} autoComplete="off" />
        </label>
      </div>
    </fieldset>,
    <button type="submit" class="main" disabled={lobby.busy}>
      Play
    </button>,
  );
}

/** A first game, which says what is what as it comes up. */
function guidedForm(books: Books, lobby: LobbyState, actions: Actions): VNode {
  return form(
    { class: 'panel', key: 'guided' },
    (fields) => {
      actions.playGuided(fields['guided']?.[0] ?? '');
    },
    <h2>New here?</h2>,
    <p>
      A game against a bot that explains each thing the first time that it comes up, and what these
      rules do in their own way.
    </p>,
    <div class="line">
      {select('guided', 'Rules', editionsOf(books), books.editions[0]?.code)}
      <button type="submit" disabled={lobby.busy}>
        Play a guided game
      </button>
    </div>,
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
    select('format', 'Format', formatsOf({ formats })),
    <label class="field">
      as of (empty: the date of the rules)
      <input type="date" name="day" min={first} max={last} />
    </label>,
  ];
}

function opponent(value: string, label: string, checked = false): VNode {
  return (
    <label class="tick">
      <input type="radio" name="opponent" defaultValue={value} defaultChecked={checked} />
      {` ${label}`}
    </label>
  );
}

function watchForm(books: Books, lobby: LobbyState, actions: Actions): VNode {
  return form(
    { class: 'panel', key: 'watch' },
    (fields) => {
      actions.openExhibition(fields);
    },
    <h2>Watch two bots</h2>,
    <div class="line">
      {select('bot0', 'First', BOTS, 'sensible')}
      {select('deck0', 'with', decksOf(books), books.decks[0]?.name)}
    </div>,
    <div class="line">
      {select('bot1', 'Second', BOTS, 'sensible')}
      {select('deck1', 'with', decksOf(books), books.decks[1]?.name)}
    </div>,
    <button type="submit" disabled={lobby.busy}>
      Let them play
    </button>,
  );
}

function invitations({ invitations: all }: LobbyState, actions: Actions): VNode | false {
  if (all.length === 0) return false;
  return (
    <section class="panel" key="invitations">
      <h2>Invitations</h2>
      <p class="quiet">You play the deck that is chosen below.</p>
      {all.map(({ ticket, name, offers }) => (
        <p key={ticket}>
          {`${name}, ${offers[0]?.rated === true ? 'rated, ' : ''}${offers[0]?.ante === true ? 'for ante, ' : ''}best of ${offers[0]?.bestOf ?? 1} under ${offers[0]?.edition ?? '?'}, ${offers[0]?.format ?? '?'}${timeText(offers[0]?.time)} `}
          {button('Accept', () => actions.acceptInvitation(ticket, fieldsOnPage()), 'main')}
        </p>
      ))}
    </section>
  );
}

/** Whom rulings have warned or banned: oneself, or whom one played with. */
function sanctionsOf({ sanctions }: LobbyState, me: Me, now: number): VNode | false {
  const told = sanctions.flatMap(({ dispute, game, sanctions: all }) =>
    all
      .filter(({ until }) => until === null || until > now)
      .map(({ player, until }) => (
        <p key={`${dispute} ${player}`} class={player === me.player ? 'warn' : ''}>
          {sanctionText(player === me.player, until)}
          {link(makeRoute({ at: 'report', path: [game] }), 'The ruling')}
        </p>
      )),
  );
  if (told.length === 0) return false;
  return (
    <section class="panel" key="sanctions" role="status" aria-label="Rulings">
      <h2>A ruling</h2>
      {told}
    </section>
  );
}

function sanctionText(mine: boolean, until: number | null): string {
  const who = mine ? 'You are' : 'Whom you played with is';
  if (until === null) return `${who} warned by an operator. `;
  const matches = mine ? ' What you have begun you play to its end; new matches are refused.' : '';
  return `${who} banned until ${new Date(until).toLocaleString()}.${matches} `;
}

function matchList(title: string, matches: readonly (MatchState | LiveMatch)[]): VNode | false {
  if (matches.length === 0) return false;
  return (
    <section class="panel" key={title}>
      <h2>{title}</h2>
      <ul class="matches">
        {matches
          .slice(0, 20)
          .map(({ match, players, status, score, offer, continues, ...more }) => (
            <li key={match}>
              {link(
                makeRoute({ at: 'match', match }),
                `${players[0].name} against ${players[1].name}`,
              )}
              {` ${offer.rated === true ? 'rated, ' : ''}${offer.ante === true ? 'for ante, ' : ''}best of ${offer.bestOf}${timeText(offer.time)}, ${score[0]} : ${score[1]}, ${status}${continues ? ', played again by a ruling' : ''}${'live' in more ? liveText(more) : ''}`}
            </li>
          ))}
      </ul>
    </section>
  );
}

/** How the game of a match stands. */
function liveText({
  live,
  ratings,
  featured,
}: Pick<LiveMatch, 'live' | 'ratings' | 'featured'>): string {
  const known = ratings === undefined ? '' : `, ratings ${ratings.join(' and ')}`;
  const strong = featured === true ? `, featured${known}` : known;
  if (live === null) return strong;
  const { turn, life, watchers, clock } = live;
  const left = clock?.left.map((one) => `${Math.ceil(one / 60_000)}′`).join(' : ') ?? '';
  const watched = watchers === 0 ? '' : `, watched by ${watchers}`;
  return `${strong}: turn ${turn}, life ${life.join(' : ')}${left && `, time ${left}`}${watched}`;
}
