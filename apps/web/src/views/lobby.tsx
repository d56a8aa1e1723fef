import type { LiveMatch, StandingMatch } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { makeRoute } from '../state/route.ts';
import { screens } from '../state/screens.ts';
import type { Slices } from '../state/slices.ts';
import type { AppState, Books, LobbyState, Me } from '../state/state.ts';
import { deckPicker, editionOf, fieldsOnPage, takeAlong } from './deck-picker.tsx';
import { button, form, inviteLink, link, select, type Choice } from './parts.tsx';
import {
  botsOf,
  decksOf,
  editionsOf,
  formatsOf,
  LENGTHS,
  playerText,
  saidOf,
  TIMES,
} from './choices.ts';
import { offerText, termsText, type Offer } from './terms.tsx';
import { say, tell } from '../words/say.ts';

/** Who plays if nobody else comes. */
const standIns = (books: Books): readonly Choice[] => [
  { value: '', label: say('go on waiting') },
  ...botsOf(books).map(({ value, label }) => ({
    value,
    label: say('play a bot: {bot}', { bot: label }),
  })),
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
    <h2>{say('Who plays?')}</h2>,
    <p>{say('No account is needed: choose a name, and you are a guest.')}</p>,
    <label class="field">
      {say('Name')}
      <input name="name" maxLength={40} required autoComplete="nickname" />
    </label>,
    <button type="submit" class="main">
      {say('Become a guest')}
    </button>,
  );
}

/** Says who invites. */
function inviteNote(inviter: AppState['inviter']): VNode | false {
  if (inviter === null) return false;
  if (inviter !== 'nobody') {
    return <p class="inviter">{say('{name} invites you to a match.', { name: inviter.name })}</p>;
  }
  return (
    <p class="warn" role="status">
      {say('Nobody here has this invitation’s id any more. Ask for a new link.')}
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
  if (books === null) return <p class="plain">{say('Asking the server what there is…')}</p>;
  return (
    <div class="lobby" key="lobby">
      <nav>
        {link(makeRoute({ at: 'tournament', path: [] }), say('Tournaments'))}
        {link(makeRoute({ at: 'ratings', path: [] }), say('Ratings, and what you have played'))}
        {link(makeRoute({ at: 'report', path: [] }), say('What you have reported'))}
      </nav>
      {matchList(say('Your matches'), waitingFirst(lobby.mine))}
      {invitations(lobby, actions)}
      {playForm(books, lobby, state, me, actions)}
      {guidedForm(books, lobby, actions)}
      {screens.value.watch?.(books, lobby, actions)}
      {matchList(
        say('Matches to watch'),
        lobby.live.filter(({ seat }) => seat === null),
      )}
      {screens.value.course?.()}
      <p class="quiet">
        {`${say('Your id is')} `}
        <code>{me.player}</code>
        {`${say('; anyone who follows this link plays against you:')} `}
        {inviteLink(me.player)}{' '}
        {screens.value.code?.(me.player) ?? button(say('Show a QR code'), actions.showCode)}
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
    <h2>{say('Play')}</h2>,
    inviter === me.player ? (
      <p class="warn" role="status">
        {say(
          'This is your own link. To play against yourself, press “Somebody else” in this window.',
        )}
      </p>
    ) : (
      inviteNote(asking)
    ),
    ...deckPicker(books, lobby, actions),
    select('edition', say('Rules'), editionsOf(books), edition, actions.chooseEdition),
    <div class="line" key="terms">
      {select('bestOf', say('Match'), saidOf(LENGTHS), lobby.bestOf ?? '1', actions.chooseLength)}
      {select('time', say('Time for each'), saidOf(TIMES), '')}
    </div>,
    lessUsual(books, lobby, actions),
    <fieldset>
      <legend>{say('Opponent')}</legend>
      <div class="line">
        {opponent('bot', say('a bot'), inviter === null)}
        {select('bot', say('which'), botsOf(books), 'sensible')}
        {select('botDeck', say('its deck'), botDecks, (botDecks[1] ?? botDecks[0])?.value)}
      </div>
      <div class="line">
        {opponent('anyone', say('anyone who comes'), false, actions.seekAnyone)}
        <label class="tick">
          <input type="checkbox" name="rated" defaultValue="yes" />
          {` ${say('rated (never against a bot)')}`}
        </label>
        {select('standIn', say('if nobody comes within 30 s'), standIns(books), '')}
        {screens.value.anyone?.(books, edition, lobby)}
      </div>
      <div class="line">
        {opponent('player', say('a player whom I invite'), inviter !== null)}
        <label class="field">
          {say('by id')}
          <input name="player" defaultValue={inviter ?? ''} autoComplete="off" />
        </label>
      </div>
    </fieldset>,
    <button type="submit" class="main" disabled={lobby.busy}>
      {say('Play')}
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
    <h2>{say('New here?')}</h2>,
    <p>
      {say(
        'A game against a bot that explains each thing the first time that it comes up, and what these rules do in their own way.',
      )}
    </p>,
    <div class="line">
      {select('guided', say('Rules'), editionsOf(books), books.editions[0]?.code)}
      <button type="submit" disabled={lobby.busy}>
        {say('Play a guided game')}
      </button>
    </div>,
  );
}

/** What most leave as it is, out of the way: so that the button that begins a match is seen at once. */
function lessUsual(books: Books, lobby: LobbyState, actions: Actions): VNode {
  return (
    <details class="less-usual" key="less usual">
      <summary>{say('Format and ante; this deck for other programs')}</summary>
      {formatPicker(books, lobby, actions)}
      <label class="tick">
        <input type="checkbox" name="ante" defaultValue="yes" />
        {` ${say('for ante: a card of each deck goes to the winner (never rated)')}`}
      </label>
      {takeAlong(books, lobby.told, actions)}
    </details>
  );
}

/** A format, and the day whose sets and lists count; without one that of the edition's rulebook. */
function formatPicker({ formats }: Books, { format }: LobbyState, actions: Actions): VNode[] {
  const dated = formats.flatMap(({ days }) => (days === null ? [] : [days]));
  const first = dated.map(({ from }) => from).sort()[0];
  const last = dated
    .map(({ until }) => until)
    .sort()
    .at(-1);
  return [
    select('format', say('Format'), formatsOf({ formats }), format ?? '', actions.chooseFormat),
    <label class="field">
      {say('as of (empty: the date of the rules)')}
      <input type="date" name="day" min={first} max={last} />
    </label>,
  ];
}

function opponent(value: string, label: string, checked = false, chosen?: () => void): VNode {
  return (
    <label class="tick">
      <input
        type="radio"
        name="opponent"
        defaultValue={value}
        defaultChecked={checked}
        onChange={chosen}
      />
      {` ${label}`}
    </label>
  );
}

/** `Ann, best of 3 under 6ED, open`. */
const invitedTo = (name: string, offer: Offer | undefined): string =>
  offer === undefined ? name : `${name}, ${offerText(offer)}`;

function invitations({ invitations: all }: LobbyState, actions: Actions): VNode | false {
  if (all.length === 0) return false;
  return (
    <section class="panel" key="invitations">
      <h2>{say('Invitations')}</h2>
      <p class="quiet">{say('You play the deck that is chosen below.')}</p>
      {all.map(({ ticket, name, offers }) => (
        <p key={ticket}>
          {invitedTo(name, offers[0])}{' '}
          {button(say('Accept'), () => actions.acceptInvitation(ticket, fieldsOnPage()), 'main')}
        </p>
      ))}
    </section>
  );
}

/** Whether the game of a match waits for this player. */
const isMine = ({ seat, live }: StandingMatch): boolean => seat !== null && live?.asks === seat;

/** Matches in which it is one's move come first. */
const waitingFirst = (matches: readonly StandingMatch[]): readonly StandingMatch[] =>
  [...matches].sort((one, other) => Number(isMine(other)) - Number(isMine(one)));

function matchList(title: string, matches: readonly (StandingMatch | LiveMatch)[]): VNode | false {
  if (matches.length === 0) return false;
  return (
    <section class="panel" key={title}>
      <h2>{title}</h2>
      <ul class="matches">
        {matches.slice(0, 20).map((one) => {
          const { match, players, status, score, offer, continues } = one;
          return (
            <li key={match}>
              {link(
                makeRoute({ at: 'match', match }),
                say('{first} against {second}', {
                  first: playerText(players[0]),
                  second: playerText(players[1]),
                }),
              )}
              {` ${termsText(offer)}, ${score[0]} : ${score[1]}, ${tell(status)}${continues ? `, ${say('played again by a ruling')}` : ''}${liveText(one)}`}
              {isMine(one) && <strong>{`, ${say('your move')}`}</strong>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** How the game of a match stands, and whom it waits for if not for the one who looks. */
function liveText(match: StandingMatch & Partial<LiveMatch>): string {
  const { live, ratings, featured, players } = match;
  const parts = [
    featured === true && say('featured'),
    ratings !== undefined && say('ratings {first} and {second}', pairOf(ratings)),
  ];
  if (live !== null) {
    const { turn, life, watchers, clock, asks } = live;
    const left = clock?.left.map((one) => `${Math.ceil(one / 60_000)}′`).join(' : ') ?? '';
    parts.push(turn > 0 && say('turn {turn}, life {life}', { turn, life: life.join(' : ') }));
    parts.push(left !== '' && say('time {left}', { left }));
    parts.push(watchers > 0 && say('watched by {watchers}', { watchers }));
    if (asks !== null && !isMine(match))
      parts.push(say('{name} to decide', { name: players[asks].name }));
  }
  return parts.map((part) => (part === false ? '' : `, ${part}`)).join('');
}

const pairOf = ([first, second]: readonly (number | string)[]) => ({
  first: String(first),
  second: String(second),
});
