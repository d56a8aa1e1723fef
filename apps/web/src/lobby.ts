import type { MatchState, ReadyDeck } from '@arbiter/client';
import { button, el, fill } from './dom.ts';
import { attempt } from './notice.ts';
import type { Session } from './session.ts';

const BOTS = ['sensible', 'rare', 'random'];
const LOOK_EVERY = 2_000;

/** Where one picks a deck and an opponent. */
export function lobbyPage(page: HTMLElement, session: Session, inviter: string | null): () => void {
  const { client } = session;
  const matches = el('div', {});
  const invitations = el('div', {});
  const status = el('p', { role: 'status', id: 'ticket' });
  let stop: () => void = () => undefined;
  fill(page, el('p', {}, 'Loading decks…'));

  const look = (): void => {
    attempt(async () => {
      const { live, mine } = await client.matches();
      const others = live.filter(({ seat }) => seat === null);
      fill(
        matches,
        el('h3', {}, 'Yours'),
        listOf(mine, 'No match yet.'),
        el('h3', {}, 'Going on now'),
        listOf(others, 'Nobody else plays just now.'),
      );
      const waiting = await client.invitations();
      fill(
        invitations,
        ...waiting.map(({ name, player }) =>
          el('p', {}, `${name} waits for you: `, el('a', { href: `#/invite/${player}` }, 'play')),
        ),
      );
    });
  };
  const timer = setInterval(look, LOOK_EVERY);

  /** Follows a ticket to its match. */
  const follow = (ticket: string): void => {
    stop();
    const end = client.followTicket(ticket, ({ status: now, match, why }) => {
      if (match !== null) location.hash = `#/match/${encodeURIComponent(match)}`;
      else if (now === 'refused') fill(status, `The ticket was refused: ${why ?? ''}`);
      else if (now === 'withdrawn') fill(status, 'The ticket was withdrawn.');
      else {
        fill(
          status,
          'Waiting for an opponent. ',
          button('Stop waiting', () => {
            attempt(() => client.withdrawTicket(ticket));
          }),
        );
      }
    });
    stop = end;
  };

  attempt(async () => {
    const decks = await client.decks();
    fill(
      page,
      el(
        'div',
        { class: 'columns two' },
        playSection(session, decks, inviter, follow, status, invitations),
        el(
          'div',
          {},
          watchSection(session, decks, follow),
          el('section', {}, el('h2', {}, 'Matches'), matches),
        ),
      ),
    );
    look();
  });
  return () => {
    clearInterval(timer);
    stop();
  };
}

function playSection(
  { client }: Session,
  decks: readonly ReadyDeck[],
  inviter: string | null,
  follow: (ticket: string) => void,
  status: HTMLElement,
  invitations: HTMLElement,
): HTMLElement {
  const deck = deckSelect('deck', decks, 0);
  const text = el('textarea', { id: 'list', spellcheck: 'false' });
  const found = el('div', { role: 'status' });
  const setText = (): void => {
    text.value = decks[Number(deck.value)]?.text ?? text.value;
    fill(found);
  };
  deck.addEventListener('change', setText);
  setText();
  const opponent = el(
    'select',
    { id: 'opponent' },
    inviter !== null && el('option', { value: `player:${inviter}` }, 'The one who invited you'),
    ...BOTS.map((bot) => el('option', { value: `bot:${bot}` }, `The ${bot} bot`)),
    el('option', { value: 'anyone' }, 'Anyone, such as another window of yours'),
  );
  const theirs = deckSelect('their-deck', decks, 1);
  const bestOf = bestOfSelect('best-of');
  const given = (): string => text.value;
  const invite = `${location.origin}/#/invite/${client.player ?? ''}`;
  return el(
    'section',
    {},
    el('h2', {}, 'Play'),
    invitations,
    el('label', { for: 'deck' }, 'Your deck'),
    deck,
    el(
      'details',
      {},
      el('summary', {}, 'See or change the list'),
      el('label', { for: 'list' }, 'One card a line'),
      text,
      button('Check this deck', () => {
        attempt(async () => {
          const { legal, faults, main, side } = await client.checkDeck(given());
          fill(
            found,
            el('p', {}, legal ? `Good: ${main} cards, sideboard ${side}.` : 'Not yet:'),
            el(
              'ul',
              {},
              ...faults.map(({ line, why }) =>
                el('li', {}, line === 0 ? why : `Line ${line}: ${why}`),
              ),
            ),
          );
        });
      }),
      found,
    ),
    el('label', { for: 'opponent' }, 'Against'),
    opponent,
    el('label', { for: 'their-deck' }, 'A bot plays'),
    theirs,
    el('label', { for: 'best-of' }, 'Match'),
    bestOf,
    el(
      'p',
      {},
      el(
        'button',
        {
          type: 'button',
          class: 'main',
          id: 'play',
          click: () => {
            attempt(async () => {
              const [kind = '', who = ''] = splitOnce(opponent.value);
              const { ticket } = await client.openTicket({
                deck: given(),
                bestOf: bestOf.value === '3' ? 3 : 1,
                opponent:
                  kind === 'bot'
                    ? { kind, bot: who, deck: deckText(decks, theirs) }
                    : kind === 'player'
                      ? { kind, player: who }
                      : { kind: 'anyone' },
              });
              follow(ticket);
            });
          },
        },
        'Play',
      ),
    ),
    status,
    el(
      'details',
      {},
      el('summary', {}, 'Invite somebody'),
      el(
        'p',
        {},
        'Give them this address, and open a ticket against “Anyone” or against them by id:',
      ),
      el('p', {}, el('code', { id: 'invite' }, invite)),
      inviteById(client, given, bestOf, follow),
    ),
  );
}

function inviteById(
  client: Session['client'],
  deck: () => string,
  bestOf: HTMLSelectElement,
  follow: (ticket: string) => void,
): HTMLElement {
  const id = el('input', { type: 'text', id: 'invitee', placeholder: 'p-…' });
  return el(
    'p',
    {},
    el('label', { for: 'invitee' }, `Their id (yours is ${client.player ?? ''})`),
    id,
    ' ',
    button('Invite', () => {
      attempt(async () => {
        const { ticket } = await client.openTicket({
          deck: deck(),
          bestOf: bestOf.value === '3' ? 3 : 1,
          opponent: { kind: 'player', player: id.value.trim() },
        });
        follow(ticket);
      });
    }),
  );
}

function watchSection(
  { client }: Session,
  decks: readonly ReadyDeck[],
  follow: (ticket: string) => void,
): HTMLElement {
  const bots = [botSelect('bot-1', 'sensible'), botSelect('bot-2', 'random')] as const;
  const theirs = [deckSelect('bot-deck-1', decks, 0), deckSelect('bot-deck-2', decks, 1)] as const;
  return el(
    'section',
    {},
    el('h2', {}, 'Watch two bots'),
    el('label', { for: 'bot-1' }, 'First bot'),
    bots[0],
    ' ',
    el('label', { for: 'bot-deck-1', class: 'inline' }, 'plays', theirs[0]),
    el('label', { for: 'bot-2' }, 'Second bot'),
    bots[1],
    ' ',
    el('label', { for: 'bot-deck-2', class: 'inline' }, 'plays', theirs[1]),
    el(
      'p',
      {},
      el(
        'button',
        {
          type: 'button',
          id: 'watch',
          click: () => {
            attempt(async () => {
              const { ticket } = await client.openExhibition({
                bots: [bots[0].value, bots[1].value],
                decks: [deckText(decks, theirs[0]), deckText(decks, theirs[1])],
              });
              follow(ticket);
            });
          },
        },
        'Let them play',
      ),
    ),
  );
}

function listOf(matches: readonly MatchState[], none: string): HTMLElement {
  if (matches.length === 0) return el('p', { class: 'empty' }, none);
  return el(
    'ul',
    {},
    ...matches.map(({ match, players, score, status }) =>
      el(
        'li',
        {},
        el(
          'a',
          { href: `#/match/${encodeURIComponent(match)}` },
          `${players[0].name} against ${players[1].name}`,
        ),
        ` ${score[0]}:${score[1]}, ${status}`,
      ),
    ),
  );
}

const deckSelect = (id: string, decks: readonly ReadyDeck[], chosen: number): HTMLSelectElement =>
  el(
    'select',
    { id },
    ...decks.map(({ name, player }, i) =>
      el(
        'option',
        { value: i, selected: i === chosen },
        player === undefined ? name : `${name} (${player})`,
      ),
    ),
  );

const botSelect = (id: string, chosen: string): HTMLSelectElement =>
  el(
    'select',
    { id },
    ...BOTS.map((bot) => el('option', { value: bot, selected: bot === chosen }, bot)),
  );

const bestOfSelect = (id: string): HTMLSelectElement =>
  el(
    'select',
    { id },
    el('option', { value: 1 }, 'One game'),
    el('option', { value: 3 }, 'Best of three'),
  );

const deckText = (decks: readonly ReadyDeck[], select: HTMLSelectElement): string =>
  decks[Number(select.value)]?.text ?? '';

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
