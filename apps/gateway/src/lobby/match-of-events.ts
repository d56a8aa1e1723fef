import type { Deck, MatchmakingEvent, Offer, Opponent } from '@arbiter/protocol';

/** What the gateway knows of a ticket: the fold of its events. */
export interface Ticket {
  readonly ticket: string;
  readonly player: string;
  readonly offers: readonly Offer[];
  readonly opponent: Opponent | null;
  readonly deck: Deck | null;
  status: 'waiting' | 'refused' | 'withdrawn' | 'matched';
  why: string | null;
  match: string | null;
  version: number;
  /** When it was opened, and when the last event of it came, in milliseconds. */
  readonly at: number;
  changedAt: number;
}

/** The ticket that this event opens or refuses. */
export function openTicket(
  event: Extract<MatchmakingEvent, { type: 'TicketOpened' | 'TicketRefused' }>,
): Ticket {
  const { ticket, player, at } = event;
  const known = { ticket, player, match: null, version: 1, at, changedAt: at };
  return event.type === 'TicketRefused'
    ? { ...known, offers: [], opponent: null, deck: null, status: 'refused', why: event.why }
    : {
        ...known,
        offers: event.offers,
        opponent: event.opponent,
        deck: event.deck,
        status: 'waiting',
        why: null,
      };
}

/** Takes one more event into the ticket. @returns whether it changes anything */
export function advanceTicket(ticket: Ticket, event: MatchmakingEvent): boolean {
  if (event.type === 'TicketWithdrawn') {
    if (ticket.status !== 'waiting') return false;
    ticket.status = 'withdrawn';
  } else if (event.type === 'MatchOpened') {
    ticket.status = 'matched';
    ticket.match = event.match;
  } else return false;
  ticket.version += 1;
  ticket.changedAt = event.at;
  return true;
}

/** The ticket that these events tell of, if they begin with its opening. */
export function ticketOf(id: string, events: readonly MatchmakingEvent[]): Ticket | undefined {
  let ticket: Ticket | undefined;
  for (const event of events) {
    if (event.type === 'TicketOpened' || event.type === 'TicketRefused') {
      if (event.ticket === id) ticket ??= openTicket(event);
    } else if (ticket !== undefined) advanceTicket(ticket, event);
  }
  return ticket;
}

/** What the gateway knows of a match: the fold of its events. */
export interface Match {
  readonly match: string;
  readonly offer: Offer;
  readonly players: readonly [string, string];
  decks: readonly [Deck, Deck];
  status: 'opening' | 'playing' | 'sideboarding' | 'over';
  games: readonly MatchGame[];
  score: readonly [number, number];
  winner: 0 | 1 | null;
  sideboarding: {
    readonly number: number;
    readonly until: number;
    readonly submitted: readonly [boolean, boolean];
  } | null;
  /** By number of the game. */
  commitments: Readonly<Record<number, readonly [boolean, boolean]>>;
  version: number;
  /** When it was opened, and when the last event of it came, in milliseconds. */
  readonly at: number;
  changedAt: number;
  /** Type of each event so far; the place is the version less 1. */
  readonly history: string[];
}

export interface MatchGame {
  readonly game: string;
  readonly number: number;
  readonly over: boolean;
  readonly winner: 0 | 1 | null;
}

/** The match that this event opens. */
export function openMatch(event: Extract<MatchmakingEvent, { type: 'MatchOpened' }>): Match {
  return {
    match: event.match,
    offer: event.offer,
    players: event.players,
    decks: event.decks,
    status: 'opening',
    games: [],
    score: [0, 0],
    winner: null,
    sideboarding: null,
    commitments: {},
    version: 1,
    at: event.at,
    changedAt: event.at,
    history: ['MatchOpened'],
  };
}

type OfMatch = Exclude<
  MatchmakingEvent,
  { type: 'TicketOpened' | 'TicketRefused' | 'TicketWithdrawn' | 'MatchOpened' }
>;

/** The match that these events tell of, if they begin with its opening, and where the commits of its games begin. */
export function matchOf(
  id: string,
  events: readonly MatchmakingEvent[],
): { readonly match: Match; readonly from: ReadonlyMap<string, number> } | undefined {
  let match: Match | undefined;
  const from = new Map<string, number>();
  for (const event of events) {
    if (!('match' in event) || event.match !== id) continue;
    if (event.type === 'MatchOpened') match ??= openMatch(event);
    else if (match !== undefined) {
      if (event.type === 'GameOpened') {
        if (from.has(event.game)) continue;
        from.set(event.game, event.from);
      }
      advanceMatch(match, event);
    }
  }
  return match && { match, from };
}

/** Takes one more event into the match. */
export function advanceMatch(match: Match, event: OfMatch): void {
  match.version += 1;
  match.changedAt = event.at;
  match.history.push(event.type);
  switch (event.type) {
    case 'GameOpened':
      match.status = 'playing';
      match.sideboarding = null;
      match.games = [
        ...match.games,
        { game: event.game, number: event.number, over: false, winner: null },
      ];
      return;
    case 'GameScored':
      match.score = event.score;
      match.games = match.games.map((one) =>
        one.game === event.game ? { ...one, over: true, winner: event.winner } : one,
      );
      return;
    case 'SideboardingBegan':
      match.status = 'sideboarding';
      match.sideboarding = { number: event.number, until: event.until, submitted: [false, false] };
      return;
    case 'SideboardSubmitted':
      match.decks = withSeat(match.decks, event.seat, event.deck);
      if (match.sideboarding !== null) {
        const submitted = withSeat(match.sideboarding.submitted, event.seat, true);
        match.sideboarding = { ...match.sideboarding, submitted };
      }
      return;
    case 'SecretCommitted': {
      const seats = match.commitments[event.number] ?? [false, false];
      match.commitments = {
        ...match.commitments,
        [event.number]: withSeat(seats, event.seat, true),
      };
      return;
    }
    case 'MatchEnded':
      match.status = 'over';
      match.score = event.score;
      match.winner = event.winner;
      match.sideboarding = null;
      return;
    case 'ResultCorrected':
      match.score = event.score;
      match.winner = event.matchWinner;
      match.games = match.games.map((one) =>
        one.game === event.game ? { ...one, winner: event.winner } : one,
      );
      return;
    default:
      return; // What other events tell does not show here.
  }
}

function withSeat<T>(pair: readonly [T, T], seat: 0 | 1, value: T): readonly [T, T] {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
