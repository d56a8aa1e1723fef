import {
  botOf,
  type Deck,
  type MatchmakingEvent,
  type Offer,
  type Opponent,
  type TablePlace,
  type TicketCheck,
} from '@arbiter/protocol';

/** What the gateway knows of a ticket: the fold of its events. */
export interface Ticket {
  readonly ticket: string;
  readonly player: string;
  readonly offers: readonly Offer[];
  readonly opponent: Opponent | null;
  readonly deck: Deck | null;
  status: 'waiting' | 'found' | 'refused' | 'withdrawn' | 'matched';
  why: string | null;
  check: TicketCheck | null;
  again: number | null;
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
  const known = { ticket, player, check: null, match: null, version: 1, at, changedAt: at };
  const { why, again = null } =
    event.type === 'TicketRefused' ? event : { why: event.warning ?? null };
  return event.type === 'TicketRefused'
    ? { ...known, offers: [], opponent: null, deck: null, status: 'refused', why, again }
    : {
        ...known,
        offers: event.offers,
        opponent: event.opponent,
        deck: event.deck,
        status: 'waiting',
        why,
        again,
      };
}

/** Whether a ticket may still come to a match. */
export const isOpen = ({ status }: Pick<Ticket, 'status'>): boolean =>
  status === 'waiting' || status === 'found';

/** Takes one more event into the ticket. @returns whether it changes anything */
export function advanceTicket(ticket: Ticket, event: MatchmakingEvent): boolean {
  const change = changeOf(ticket, event);
  if (change === null) return false;
  Object.assign(ticket, change, { version: ticket.version + 1, changedAt: event.at });
  return true;
}

/**
 * Says of a ticket that waits whether it is held back for what its player is to play again.
 *
 * @returns whether that is new
 */
export function holdBack(ticket: Ticket, isCalled: boolean, at: number): boolean {
  const isHeldBack = ticket.why === HELD_BACK;
  if (ticket.status !== 'waiting' || isHeldBack === isCalled) return false;
  const why = isCalled ? HELD_BACK : null;
  Object.assign(ticket, { why, version: ticket.version + 1, changedAt: at });
  return true;
}

/** Matchmaking leaves players alone who are to play something again (`rewinds.ts`). */
const HELD_BACK =
  'a ruling has a match of yours played again: it begins as soon as neither of you is in another match, and until then you are not paired with anyone else';

/**
 * Says of a ticket that waits for anyone that it is held back, since its player missed a ready check or left a match.
 *
 * @param until when it is paired again, in milliseconds; null: at once
 * @returns whether that is new
 */
export function holdFor(ticket: Ticket, until: number | null, at: number): boolean {
  if (ticket.status !== 'waiting' || ticket.opponent?.kind !== 'anyone' || until === null) {
    return false;
  }
  const version = ticket.version + 1;
  Object.assign(ticket, { why: HELD_FOR, again: until, version, changedAt: at });
  return true;
}

const HELD_FOR =
  'you missed ready checks or left matches lately: this ticket is not paired before you may ask again';

type Change = Partial<Pick<Ticket, 'status' | 'why' | 'check' | 'again' | 'match'>>;

function changeOf(ticket: Ticket, event: MatchmakingEvent): Change | null {
  switch (event.type) {
    case 'TicketWithdrawn':
      return ticket.status === 'waiting'
        ? { status: 'withdrawn', why: event.why ?? null, again: event.again ?? null }
        : null;
    case 'MatchOpened':
      return { status: 'matched', why: null, check: null, match: event.match };
    case 'ReadyCheckBegan': {
      if (ticket.status !== 'waiting') return null;
      const other = event.players[seatOf(ticket, event) === 0 ? 1 : 0];
      const bot = botOf(other);
      const check = {
        ...{ until: event.until, ready: false, opponent: bot !== undefined },
        ...(bot !== undefined && { bot }),
      };
      return { status: 'found', why: null, again: null, check };
    }
    case 'SeatReady': {
      if (ticket.check === null) return null;
      const mine = event.seat === seatOf(ticket, event);
      return { check: { ...ticket.check, ...(mine ? { ready: true } : { opponent: true }) } };
    }
    case 'ReadyCheckFailed':
      return ticket.check === null ? null : afterFailure(ticket, event);
    default:
      return null;
  }
}

function afterFailure(
  ticket: Ticket,
  event: Extract<MatchmakingEvent, { type: 'ReadyCheckFailed' }>,
): Change {
  const absent = event.absent.find(({ seat }) => seat === seatOf(ticket, event));
  // That of maintenance follows.
  if (event.reason === 'maintenance') return { status: 'waiting', why: null, check: null };
  if (absent === undefined) {
    const why =
      'the other player was not ready: you wait on, and keep the time that you have waited';
    return { status: 'waiting', why, check: null };
  }
  const why = event.reason === 'late' ? 'you did not say in time that you are ready' : null;
  return { status: 'withdrawn', why, check: null, again: absent.until };
}

const seatOf = ({ ticket }: Ticket, { tickets }: { readonly tickets: readonly string[] }): number =>
  tickets.indexOf(ticket);

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
  /** What both stood at when it was opened, if enough is known of both. */
  readonly ratings?: readonly [number, number];
  /** Which match of a tournament it is. */
  readonly table?: TablePlace;
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
  /** What it plays again by a ruling, and the match in which a part of it is played again; snapshots of old have neither. */
  readonly continues?: { readonly match: string; readonly game: string; readonly dispute: string };
  continuedIn?: string;
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
    ...(event.ratings && { ratings: event.ratings }),
    ...(event.table && { table: event.table }),
    decks: event.decks,
    status: 'opening',
    games: [],
    score: event.continues?.score ?? [0, 0],
    ...(event.continues && { continues: event.continues }),
    winner: null,
    sideboarding: null,
    commitments: {},
    version: 1,
    at: event.at,
    changedAt: event.at,
    history: ['MatchOpened'],
  };
}

type OfMatch = Exclude<Extract<MatchmakingEvent, { match: string }>, { type: 'MatchOpened' }>;

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
    case 'GameAnnulled':
      match.score = event.score;
      match.games = match.games.map((one) =>
        one.game === event.game ? { ...one, winner: null } : one,
      );
      return;
    case 'GameRewound':
      match.continuedIn = event.continuation;
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
