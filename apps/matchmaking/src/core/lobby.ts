import { OldestFirst } from '@arbiter/kernel';
import {
  advanceMaintenance,
  advanceTournament,
  botOf,
  entrantOfPlayer,
  matchCorrectedIn,
  matchEndedIn,
  matchOpenedIn,
  openTournament,
  type Deck,
  type Maintenance,
  type MatchmakingEvent,
  type Offer,
  type Opponent,
  newRating,
  poolOf,
  type Rating,
  type Tournament,
  type TournamentEvent,
} from '@arbiter/protocol';
import { advance, openedMatch, withSeat, type Match, type OfMatch, type Pair } from './match.ts';
import { sharedOffers } from './pools.ts';
import { READY_RULES, readyFromTheStart } from './ready-checks.ts';
import { WaitingTickets } from './waiting-tickets.ts';

/** A waiting ticket. */
export interface Ticket {
  readonly ticket: string;
  readonly player: string;
  readonly offers: readonly Offer[];
  readonly deck: Deck;
  readonly opponent: Opponent;
  readonly commitments: readonly string[];
  /** Whom its player has blocked; left out: nobody. */
  readonly avoids?: readonly string[];
  /** Append time of the command that opened it, in milliseconds. */
  readonly at: number;
}

/** A pair that was found and is asked whether it is ready: its tickets wait, and are in no other pair. */
export interface ReadyCheck {
  /** The id that the match will have. */
  readonly check: string;
  readonly region: string;
  readonly tickets: Pair<string>;
  readonly players: Pair<string>;
  readonly offer: Offer;
  readonly pairing?: Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>['pairing'];
  readonly ready: Pair<boolean>;
  readonly until: number;
  readonly at: number;
}

/** How many ready checks and matches somebody has missed or left lately, when the last one, and until when they wait for that. */
export interface Misses {
  readonly misses: number;
  readonly until: number | null;
  readonly at: number;
}

/** The ratings of a player, by pool (`poolOf`), as they were after the last match in each. */
export type Ratings = Readonly<Record<string, Rating>>;

/** Whom a player met last. */
export interface LastMet {
  readonly opponent: string;
  readonly at: number;
}

/** How the games of a match count that is over and was ruled on since. */
export interface Corrected {
  readonly results: readonly { readonly game: string; readonly winner: 0 | 1 | null }[];
  /** The rulings that are applied, by `rulingKey`. */
  readonly rulings: readonly string[];
  readonly at: number;
}

/** A game or a match that is played again by a ruling, until the first match counts by what came of it. */
export interface Rewind {
  readonly ruled: Rewound;
  readonly opened: boolean;
  /** What came of it, once that is known: the match in which it was played again, as it ended. */
  readonly ended: (Pick<Match, 'games' | 'score'> & { readonly winner: 0 | 1 | null }) | null;
  readonly at: number;
}
export type Rewound = Extract<MatchmakingEvent, { type: 'GameRewound' }>;

/** The open disputes for which what is hidden in a match stays so that is over. */
export interface Held {
  readonly disputes: readonly string[];
  /** The game that they are about. */
  readonly game: string;
  readonly at: number;
}

/** The rulings that have warned or banned somebody, or lifted that: the last of each dispute. */
export interface Sanctioned {
  readonly rulings: readonly {
    readonly dispute: string;
    readonly ruling: number;
    /** When the ban ends; null where there is none. */
    readonly until: number | null;
    /** From when on it matters no more, whatever of its dispute is told again; never where an earlier build has kept it. */
    readonly gone?: number;
  }[];
  readonly at: number;
}

/**
 * What a snapshot keeps under one key: a ticket, or when its id was seen; a ready check; a match; ratings; whom somebody met
 * last; which ready checks somebody missed; by what somebody is banned; how a match counts that was ruled on; what is played again; what is held back;
 * a tournament that is not over; maintenance.
 */
export type Entry =
  | Ticket
  | ReadyCheck
  | Match
  | number
  | Ratings
  | LastMet
  | Misses
  | Sanctioned
  | Corrected
  | Rewind
  | Held
  | Tournament
  | Maintenance;

/** How long after a match another between the same players counts as a rematch, in milliseconds. */
const REMATCH = 10 * 60_000;

/** How long the id of a ticket is remembered that no longer waits, in milliseconds: longer than its command is kept. */
const REMEMBERED = 14 * 86_400_000;

/** How long a ruling is remembered whose bans have ended, in milliseconds; one that was told later than that is not applied. */
export const RULED = 14 * 86_400_000;

/** Called with the key of each entry that an event changes. */
export type OnChange = (key: string) => void;

/**
 * Who waits and who plays: the fold of matchmaking.events. An event counts only if it still fits: a ticket is consumed
 * once, a game opened and scored once. So a stalled worker that writes again changes nothing.
 */
export class Lobby {
  /** Waiting tickets, in order of arrival; those in a ready check keep their place. */
  readonly tickets = new WaitingTickets();
  /** Pairs that are asked whether they are ready. */
  readonly checks = new Map<string, ReadyCheck>();
  /** The check that a ticket is in. */
  readonly #checkOf = new Map<string, string>();
  /** Tournaments that are not over. */
  readonly tournaments = new Map<string, Tournament>();
  /** Running matches. */
  readonly matches = new Map<string, Match>();
  /** Which match a game belongs to, while both are running. */
  readonly games = new Map<string, string>();
  /** Tickets and tournaments that were opened or refused, oldest first, with when that was, in milliseconds. */
  readonly #known = new OldestFirst<number>();
  /** Those of them that would have been forgotten, and wait still. */
  readonly #stillWaiting = new Set<string>();
  /** By player; of those who played a rated match. */
  readonly #ratings = new Map<string, Ratings>();
  /** By player; those first who met somebody longest ago. */
  readonly #met = new OldestFirst<LastMet>();
  /** By player; those first who missed a ready check longest ago. */
  readonly #misses = new OldestFirst<Misses>();
  /** By player; of those few who were warned or banned. */
  readonly #sanctioned = new Map<string, Sanctioned>();
  /** When the first ruling that is remembered of them matters no more. */
  #nextGone = Infinity;
  /** By match; of those few that were ruled on lately, those first whose last ruling is longest ago. */
  readonly #corrected = new OldestFirst<Corrected>();

  /** What is played again by a ruling, by the match in which it is. */
  readonly rewinds = new Map<string, Rewind>();
  /** Matches that are over and of which what is hidden is held back. */
  readonly held = new Map<string, Held>();

  #maintenance: Maintenance | null = null;

  /** The maintenance that goes on: no new match begins. */
  get maintenance(): Maintenance | null {
    return this.#maintenance?.over === null ? this.#maintenance : null;
  }

  /** The maintenance that was announced last. */
  get lastMaintenance(): Maintenance | null {
    return this.#maintenance;
  }

  /** What is played again of a match. */
  rewindOf(match: string): Rewind | undefined {
    return [...this.rewinds.values()].find(({ ruled }) => ruled.match === match);
  }

  /** The open disputes for which what is hidden in a match is held back. */
  disputesHolding(match: string): readonly string[] {
    return this.matches.get(match)?.held ?? this.held.get(match)?.disputes ?? [];
  }

  /** How a match counts that is over and was ruled on lately; undefined: the log knows (`correctedOnRecord`). */
  corrected(match: string): Corrected | undefined {
    return this.#corrected.get(match);
  }

  /** Whether a match counts by this ruling already. */
  hasApplied(match: string, dispute: string, ruling: number): boolean {
    return this.#corrected.get(match)?.rulings.includes(rulingKey(dispute, ruling)) ?? false;
  }

  /** A player's rating for an offer, as it was after the last match; that of a newcomer if there was none. */
  ratingOf(player: string, offer: Pick<Offer, 'edition' | 'format'>): Rating {
    return this.ratingIn(player, poolOf(offer));
  }

  /** The same by pool. */
  ratingIn(player: string, pool: string): Rating {
    return this.ratingsOf(player)?.[pool] ?? newRating(0);
  }

  /** All of a player's ratings, by pool. */
  ratingsOf(player: string): Ratings | undefined {
    return this.#ratings.get(player);
  }

  /** Whether any two have met lately. */
  anyoneMet(): boolean {
    return this.#met.size > 0;
  }

  /** Whether a player has met somebody lately. */
  hasMet(player: string): boolean {
    return this.#met.has(player);
  }

  /** Whether these two would meet again who met each other last, and lately. */
  wouldBeRematch(one: string, other: string): boolean {
    return this.#met.get(one)?.opponent === other && this.#met.get(other)?.opponent === one;
  }

  /** The ready check that a ticket is in. */
  checkOf(ticket: string): ReadyCheck | undefined {
    return this.checks.get(this.#checkOf.get(ticket) ?? '');
  }

  /** Who is asked whether they are ready. */
  asked(): Set<string> {
    return new Set([...this.checks.values()].flatMap(({ players }) => players));
  }

  /** How many ready checks and matches a player has missed or left lately. */
  missesOf(player: string, now: number): number {
    const missed = this.#misses.get(player);
    return missed === undefined || missed.at + READY_RULES.forgotten < now ? 0 : missed.misses;
  }

  /** When a player may ask for anyone again who has missed some; null: now. */
  waitOf(player: string, at: number): number | null {
    const until = this.#misses.get(player)?.until ?? null;
    return until !== null && until > at ? until : null;
  }

  /** The last ban of a player that has not ended. */
  banOf(
    player: string,
    at: number,
  ): { readonly dispute: string; readonly until: number } | undefined {
    let last: { readonly dispute: string; readonly until: number } | undefined;
    for (const { dispute, until } of this.#sanctioned.get(player)?.rulings ?? []) {
      if (until !== null && until > Math.max(at, last?.until ?? 0)) last = { dispute, until };
    }
    return last;
  }

  /** Whose warnings and bans are remembered. */
  sanctioned(): Iterable<string> {
    return this.#sanctioned.keys();
  }

  /** The last ruling in a dispute that has warned or banned a player, or lifted that; 0: none. */
  rulingOnPlayer(player: string, dispute: string): number {
    const rulings = this.#sanctioned.get(player)?.rulings ?? [];
    return rulings.find((one) => one.dispute === dispute)?.ruling ?? 0;
  }

  /** The tournament in which a person plays that is not over; nobody plays in two. */
  tournamentOf(player: string): Tournament | undefined {
    for (const tournament of this.tournaments.values()) {
      if (botOf(player) === undefined && entrantOfPlayer(tournament, player)?.left === null) {
        return tournament;
      }
    }
    return undefined;
  }

  /** Whether a player is in a match, or is asked whether they are ready for one. */
  isBusy(player: string): boolean {
    for (const { players } of this.matches.values()) if (players.includes(player)) return true;
    for (const { players } of this.checks.values()) if (players.includes(player)) return true;
    return false;
  }

  /** The same, but for what is to be played again and has not begun: for that one has days to come. */
  isPlaying(player: string): boolean {
    for (const { players, continues, games } of this.matches.values()) {
      if (players.includes(player) && (continues === undefined || games.length > 0)) return true;
    }
    for (const { players } of this.checks.values()) if (players.includes(player)) return true;
    return false;
  }

  /** The people who are to play something again by a ruling, in a match that is not yet open. */
  called(): ReadonlySet<string> {
    const waiting = [...this.rewinds.values()].filter(({ opened }) => !opened);
    const players = waiting.flatMap(({ ruled }) => ruled.players);
    return new Set(players.filter((player) => botOf(player) === undefined));
  }

  /** Whether a ticket or a tournament of this id was seen lately. */
  knows(ticket: string): boolean {
    return this.#known.has(ticket);
  }

  /** An independent copy with the same tickets and matches. */
  copy(): Lobby {
    const copy = new Lobby();
    for (const [id, ticket] of this.tickets) copy.tickets.set(id, ticket);
    for (const [id, one] of this.tournaments) copy.tournaments.set(id, one);
    for (const [id, match] of this.matches) copy.matches.set(id, match);
    for (const [id, match] of this.games) copy.games.set(id, match);
    for (const [ticket, at] of this.#known) copy.#known.set(ticket, at);
    for (const [player, ratings] of this.#ratings) copy.#ratings.set(player, ratings);
    for (const check of this.checks.values()) copy.#holdCheck(check);
    for (const [player, met] of this.#met) copy.#met.set(player, met);
    for (const [player, misses] of this.#misses) copy.#misses.set(player, misses);
    for (const [player, one] of this.#sanctioned) copy.#holdSanctioned(player, one);
    for (const [match, corrected] of this.#corrected) copy.#corrected.set(match, corrected);
    for (const [match, rewind] of this.rewinds) copy.rewinds.set(match, rewind);
    for (const [match, held] of this.held) copy.held.set(match, held);
    copy.#maintenance = this.#maintenance;
    return copy;
  }

  /** Takes an event in. @returns whether it counts */
  take(event: MatchmakingEvent, onChange: OnChange = () => undefined): boolean {
    const match = event.type === 'MatchEnded' ? this.matches.get(event.match) : undefined;
    const checked = event.type === 'MatchOpened' && this.checks.has(event.match);
    const counts = this.#take(event);
    if (counts) for (const key of keysOf(event)) onChange(key);
    if (counts && event.type === 'ResultCorrected') {
      this.#playedAgain(event, onChange);
      this.#correctedAtTable(event, onChange);
    }
    if (counts && match?.table !== undefined) onChange(tournamentKey(match.table.tournament));
    if (counts && checked) onChange(checkKey(event.match));
    if (counts && match !== undefined) this.#played(match, event as Ended, onChange);
    this.#forget(event.at, onChange);
    return counts;
  }

  /** Each entry, by its key: what a snapshot keeps. Inverse of `lobbyOf`. */
  *entries(): Generator<readonly [key: string, entry: Entry]> {
    for (const [id, at] of this.#known) yield [ticketKey(id), this.tickets.get(id) ?? at];
    for (const [id, check] of this.checks) yield [checkKey(id), check];
    for (const [id, match] of this.matches) yield [matchKey(id), match];
    for (const [id, one] of this.tournaments) yield [tournamentKey(id), one];
    for (const [player, misses] of this.#misses) yield [missesKey(player), misses];
    for (const [player, ratings] of this.#ratings) yield [ratingsKey(player), ratings];
    for (const [player, met] of this.#met) yield [metKey(player), met];
    for (const [player, one] of this.#sanctioned) yield [sanctionedKey(player), one];
    for (const [match, corrected] of this.#corrected) yield [correctedKey(match), corrected];
    for (const [match, rewind] of this.rewinds) yield [rewindKey(match), rewind];
    for (const [match, held] of this.held) yield [heldKey(match), held];
    if (this.#maintenance !== null) yield [MAINTENANCE_KEY, this.#maintenance];
  }

  /** What stands under a key; undefined if nothing does. */
  entry(key: string): Entry | undefined {
    const id = key.slice(key.indexOf('/') + 1);
    if (key === checkKey(id)) return this.checks.get(id);
    if (key === missesKey(id)) return this.#misses.get(id);
    if (key === matchKey(id)) return this.matches.get(id);
    if (key === tournamentKey(id)) return this.tournaments.get(id);
    if (key === ratingsKey(id)) return this.#ratings.get(id);
    if (key === metKey(id)) return this.#met.get(id);
    if (key === sanctionedKey(id)) return this.#sanctioned.get(id);
    if (key === correctedKey(id)) return this.#corrected.get(id);
    if (key === rewindKey(id)) return this.rewinds.get(id);
    if (key === heldKey(id)) return this.held.get(id);
    if (key === MAINTENANCE_KEY) return this.#maintenance ?? undefined;
    return this.tickets.get(id) ?? this.#known.get(id);
  }

  /** Takes up an entry of a snapshot, the tickets in the order in which they came. */
  restore(key: string, entry: Entry): void {
    const id = key.slice(key.indexOf('/') + 1);
    if (typeof entry === 'number') this.#known.set(id, entry);
    else if (key === checkKey(id)) this.#holdCheck(entry as ReadyCheck);
    else if (key === missesKey(id)) this.#misses.set(id, entry as Misses);
    else if (key === ratingsKey(id)) this.#ratings.set(id, entry as Ratings);
    else if (key === metKey(id)) this.#met.set(id, entry as LastMet);
    else if (key === sanctionedKey(id)) this.#holdSanctioned(id, entry as Sanctioned);
    else if (key === correctedKey(id)) this.#corrected.set(id, entry as Corrected);
    else if (key === rewindKey(id)) this.rewinds.set(id, entry as Rewind);
    else if (key === heldKey(id)) this.held.set(id, entry as Held);
    else if (key === MAINTENANCE_KEY) this.#maintenance = entry as Maintenance;
    else if (key === tournamentKey(id)) this.tournaments.set(id, entry as Tournament);
    else if (key === matchKey(id)) {
      const match = entry as Match;
      this.matches.set(id, match);
      for (const { game } of match.games) this.games.set(game, id);
    } else {
      const kept = entry as Ticket;
      const ticket = { ...kept, offers: sharedOffers(kept.offers) };
      this.tickets.set(id, ticket);
      this.#known.set(id, ticket.at);
    }
  }

  /** What is left of a match that is over: ratings, and that these two have met. */
  #played({ players, offer }: Match, { ratings, at }: Ended, onChange: OnChange): void {
    const people = players.every((player) => botOf(player) === undefined);
    players.forEach((player, seat) => {
      if (people) {
        this.#met.set(player, { opponent: players[seat === 0 ? 1 : 0], at });
        onChange(metKey(player));
      }
      const after = ratings?.[seat]?.after;
      if (after === undefined) return;
      this.#ratings.set(player, { ...this.#ratings.get(player), [poolOf(offer)]: after });
      onChange(ratingsKey(player));
    });
  }

  /** Drops what can't matter any more: rulings whose bans have ended, how matches count that the log can say, ids of tickets that can't come up again, who met whom, who missed what. Time is that of the events, so all readers do the same. */
  #forget(now: number, onChange: OnChange): void {
    for (const player of this.#met.takeOld(({ at }) => at + REMATCH < now)) {
      onChange(metKey(player));
    }
    for (const player of this.#misses.takeOld(({ at }) => at + READY_RULES.forgotten < now)) {
      onChange(missesKey(player));
    }
    for (const match of this.#corrected.takeOld(({ at }) => at + RULED < now)) {
      onChange(correctedKey(match));
    }
    if (this.#nextGone < now) this.#forgetRulings(now, onChange);
    this.#forgetTickets(now, onChange);
  }

  #forgetTickets(now: number, onChange: OnChange): void {
    for (const ticket of this.#stillWaiting) {
      if (this.tickets.has(ticket)) continue;
      this.#stillWaiting.delete(ticket);
      this.#known.delete(ticket);
      onChange(ticketKey(ticket));
    }
    const waits = (ticket: string): boolean => {
      if (!this.tickets.has(ticket)) return false;
      this.#stillWaiting.add(ticket);
      return true;
    };
    for (const ticket of this.#known.takeOld((at) => at + REMEMBERED < now, waits)) {
      onChange(ticketKey(ticket));
    }
  }

  #take(event: MatchmakingEvent): boolean {
    if ('tournament' in event) return this.#ofTournament(event);
    if ('maintenance' in event) return this.#ofMaintenance(event);
    switch (event.type) {
      case 'TicketOpened': {
        if (this.#known.has(event.ticket)) return false;
        this.#known.set(event.ticket, event.at);
        const { ticket, player, deck, opponent, commitments = [], avoids, at } = event;
        const offers = sharedOffers(event.offers);
        const opened = { ticket, player, offers, deck, opponent, commitments, at };
        this.tickets.set(ticket, avoids === undefined ? opened : { ...opened, avoids });
        return true;
      }
      case 'TicketRefused':
        if (this.#known.has(event.ticket)) return false;
        this.#known.set(event.ticket, event.at);
        return true;
      case 'TicketWithdrawn':
        return this.checkOf(event.ticket) === undefined && this.tickets.delete(event.ticket);
      case 'ReadyCheckBegan':
        return this.#readyCheckBegan(event);
      case 'SeatReady': {
        const check = this.checks.get(event.check);
        if (check === undefined || check.ready[event.seat]) return false;
        const ready = withSeat(check.ready, event.seat, true);
        this.checks.set(event.check, { ...check, ready });
        return true;
      }
      case 'ReadyCheckFailed':
        return this.#readyCheckFailed(event);
      case 'MatchOpened':
        return this.#matchOpened(event);
      case 'ResultCorrected':
        return this.#resultCorrected(event);
      case 'PlayersSanctioned':
        return this.#playersSanctioned(event);
      case 'GameRewound':
        return this.#gameRewound(event);
      case 'RevelationHeld':
        return this.#hold(event, event.dispute);
      case 'RevelationReleased':
        return this.#released(event);
      default:
        return this.#ofMatch(event);
    }
  }

  #ofTournament(event: TournamentEvent): boolean {
    const { tournament: id } = event;
    if (event.type === 'TournamentOpened') {
      if (this.#known.has(id)) return false;
      this.#known.set(id, event.at);
      this.tournaments.set(id, openTournament(event));
      return true;
    }
    const now = this.tournaments.get(id);
    const next = now && advanceTournament(now, event);
    if (next === undefined) return false;
    if (next.status === 'over') this.tournaments.delete(id);
    else this.tournaments.set(id, next);
    return true;
  }

  #ofMaintenance(event: Extract<MatchmakingEvent, { maintenance: string }>): boolean {
    const next = advanceMaintenance(this.#maintenance, event);
    if (next !== undefined) this.#maintenance = next;
    return next !== undefined;
  }

  /** What a table's match has come to counts for its tournament as it counts here: once. */
  #endedAtTable({ table, games }: Match, event: Ended): void {
    const now = this.tournaments.get(table?.tournament ?? '');
    if (now === undefined || table === undefined) return;
    const next = matchEndedIn(now, table, event, games.length, event.at);
    if (next !== undefined) this.tournaments.set(next.tournament, next);
  }

  /** A ruling on a match of a tournament that goes on counts there, too. */
  #correctedAtTable(event: ResultCorrected, onChange: OnChange): void {
    for (const [id, now] of this.tournaments) {
      const next = matchCorrectedIn(now, event);
      if (next === undefined) continue;
      this.tournaments.set(id, next);
      onChange(tournamentKey(id));
    }
  }

  /** Whether a match may be opened at its table; if the log knows no such tournament, it opens like any other. */
  #seatedAt(event: Extract<MatchmakingEvent, { type: 'MatchOpened' }>): boolean {
    const { table, match, at } = event;
    if (table === undefined) return true;
    const now = this.tournaments.get(table.tournament);
    if (now === undefined) return !this.#known.has(table.tournament);
    const next = matchOpenedIn(now, table, match, at);
    if (next === undefined) return false;
    this.tournaments.set(next.tournament, next);
    return true;
  }

  #readyCheckBegan(event: Extract<MatchmakingEvent, { type: 'ReadyCheckBegan' }>): boolean {
    const { check, region, tickets, players, offer, pairing, until, at } = event;
    const free = (id: string, seat: 0 | 1): boolean =>
      this.checkOf(id) === undefined &&
      // A bot that stands in has no ticket, and never had.
      (this.tickets.has(id) || (botOf(players[seat]) !== undefined && !this.#known.has(id)));
    if (!free(tickets[0], 0) || !free(tickets[1], 1)) return false;
    this.#holdCheck({
      ...{ check, region, tickets, players, offer, until, at },
      ready: readyFromTheStart(players),
      ...(pairing && { pairing }),
    });
    return true;
  }

  #readyCheckFailed({
    check,
    absent,
    at,
  }: Extract<MatchmakingEvent, { type: 'ReadyCheckFailed' }>): boolean {
    const held = this.checks.get(check);
    if (held === undefined) return false;
    this.#release(held);
    for (const one of absent) {
      this.tickets.delete(held.tickets[one.seat]);
      this.#missed(one, at);
    }
    return true;
  }

  #missed({ player, misses, until }: Absence, at: number): void {
    this.#misses.set(player, { misses, until, at });
  }

  #holdCheck(check: ReadyCheck): void {
    this.checks.set(check.check, check);
    for (const ticket of check.tickets) this.#checkOf.set(ticket, check.check);
  }

  #release({ check, tickets }: ReadyCheck): void {
    this.checks.delete(check);
    for (const ticket of tickets) this.#checkOf.delete(ticket);
  }

  #matchOpened(event: Extract<MatchmakingEvent, { type: 'MatchOpened' }>): boolean {
    if (event.continues !== undefined) return this.#opensAgain(event, event.continues);
    // A bot's ticket is opened by the match itself.
    const [one, other] = event.tickets.map((id) => this.tickets.get(id));
    if (one === undefined && other === undefined && event.table === undefined) return false;
    if (event.tickets.some((id) => this.#known.has(id) && !this.tickets.has(id))) return false;
    // Tickets that are asked come to the match that they are asked about, once both are ready, and to no other.
    const checks = event.tickets.map((id) => this.checkOf(id));
    const check = this.checks.get(event.match);
    if (checks.some((held) => held !== check) || check?.ready.includes(false) === true)
      return false;
    if (!this.#seatedAt(event)) return false;
    if (check !== undefined) this.#release(check);
    for (const id of event.tickets) {
      this.tickets.delete(id);
      if (!this.#known.has(id)) this.#known.set(id, event.at);
    }
    const { match } = event;
    const promised: Record<number, Pair<string | null>> = {};
    [one, other].forEach((ticket, seat) => {
      ticket?.commitments.forEach((commitment, i) => {
        const seats = promised[i + 1] ?? [null, null];
        promised[i + 1] = withSeat(seats, seat as 0 | 1, commitment);
      });
    });
    this.matches.set(match, { ...openedMatch(event), commitments: promised });
    return true;
  }

  /** The match in which something is played again opens once, when the one that it comes of is over. */
  #opensAgain(event: Opened, continues: NonNullable<Opened['continues']>): boolean {
    const rewind = this.rewinds.get(event.match);
    if (rewind === undefined || rewind.opened || this.matches.has(continues.match)) return false;
    this.rewinds.set(event.match, { ...rewind, opened: true });
    this.matches.set(event.match, { ...openedMatch(event), registered: rewind.ruled.registered });
    return true;
  }

  #gameRewound(event: Rewound): boolean {
    const { match, dispute, ruling, continuation, at } = event;
    if (this.hasApplied(match, dispute, ruling) || this.rewinds.has(continuation)) return false;
    this.rewinds.set(continuation, { ruled: event, opened: false, ended: null, at });
    const running = this.matches.get(match);
    if (running !== undefined) this.matches.set(match, { ...running, stopped: true });
    this.#hold(event, dispute);
    return true;
  }

  /** For one more dispute. Whether it is about the last game of the match is known when that is appended. */
  #hold({ match, at }: { readonly match: string; readonly at: number }, dispute: string): boolean {
    const held = this.disputesHolding(match);
    if (held.includes(dispute)) return false;
    const running = this.matches.get(match);
    const over = this.held.get(match);
    if (running !== undefined) this.matches.set(match, { ...running, held: [...held, dispute] });
    else if (over !== undefined)
      this.held.set(match, { ...over, disputes: [...held, dispute], at });
    else return false;
    return true;
  }

  #released({
    match,
    dispute,
  }: Extract<MatchmakingEvent, { type: 'RevelationReleased' }>): boolean {
    const held = this.disputesHolding(match);
    if (!held.includes(dispute)) return false;
    const running = this.matches.get(match);
    const over = this.held.get(match);
    const rest = held.filter((one) => one !== dispute);
    if (running !== undefined) this.matches.set(match, { ...running, held: rest });
    else if (rest.length === 0) this.held.delete(match);
    else if (over !== undefined) this.held.set(match, { ...over, disputes: rest });
    return true;
  }

  /** The first match counts by what was played again: nothing of that is needed any longer. */
  #playedAgain({ dispute, ruling }: ResultCorrected, onChange: OnChange): void {
    for (const [match, { ruled }] of this.rewinds) {
      if (ruled.dispute !== dispute || ruled.ruling !== ruling) continue;
      this.rewinds.delete(match);
      onChange(rewindKey(match));
    }
  }

  /** What is left of a match that is over for disputes: what is held back, and what came of what was played again. */
  #disputed({ match, games, held = [] }: Match, { winner, score, at }: Ended): void {
    const game = games.at(-1)?.game;
    if (held.length > 0 && game !== undefined) this.held.set(match, { disputes: held, game, at });
    const rewind = this.rewinds.get(match);
    if (rewind !== undefined) {
      this.rewinds.set(match, { ...rewind, ended: { games, score, winner } });
    }
  }

  #resultCorrected(event: ResultCorrected): boolean {
    const { match, dispute, ruling, results, ratings, at } = event;
    if (this.hasApplied(match, dispute, ruling)) return false;
    const before = this.#corrected.get(match)?.rulings ?? [];
    const rulings = [...before, rulingKey(dispute, ruling)];
    if (ratings !== undefined) {
      for (const { player, after } of ratings.changes) {
        this.#ratings.set(player, { ...this.#ratings.get(player), [ratings.pool]: after });
      }
    }
    this.#corrected.set(match, { results, rulings, at });
    return true;
  }

  #playersSanctioned({ players, dispute, ruling, sanctions, at }: PlayersSanctioned): boolean {
    const done = players.some((player) => this.rulingOnPlayer(player, dispute) >= ruling);
    if (done) return false;
    for (const player of players) {
      const until = sanctions.find((one) => one.player === player)?.until ?? null;
      const before = this.#sanctioned.get(player)?.rulings ?? [];
      const others = before.filter((one) => one.dispute !== dispute);
      const earlier = before.filter((one) => one.dispute === dispute).map(goneFrom);
      const gone = Math.max(at + RULED, until ?? 0, ...earlier);
      const mine = { dispute, ruling, until, ...(gone < Infinity && { gone }) };
      this.#holdSanctioned(player, { rulings: [...others, mine], at });
    }
    return true;
  }

  #holdSanctioned(player: string, one: Sanctioned): void {
    if (one.rulings.length === 0) this.#sanctioned.delete(player);
    else this.#sanctioned.set(player, one);
    this.#nextGone = Math.min(this.#nextGone, ...one.rulings.map(goneFrom));
  }

  #forgetRulings(now: number, onChange: OnChange): void {
    this.#nextGone = Infinity;
    for (const [player, { rulings, at }] of [...this.#sanctioned]) {
      const rest = rulings.filter((one) => goneFrom(one) >= now);
      this.#holdSanctioned(player, { rulings: rest, at });
      if (rest.length < rulings.length) onChange(sanctionedKey(player));
    }
  }

  #ofMatch(event: OfMatch): boolean {
    const match = this.matches.get(event.match);
    if (match === undefined) return false;
    const next = advance(match, event);
    if (next === undefined) return false;
    if (next === 'over') {
      this.matches.delete(match.match);
      this.#disputed(match, event as Ended);
      this.#endedAtTable(match, event as Ended);
      for (const one of (event as Ended).absent ?? []) this.#missed(one, event.at);
      for (const { game } of match.games) this.games.delete(game);
      return true;
    }
    this.matches.set(match.match, next);
    if (event.type === 'GameOpened') this.games.set(event.game, event.match);
    return true;
  }
}

/** From when on a ruling on players matters no more. */
const goneFrom = ({ gone = Infinity }: Sanctioned['rulings'][number]): number => gone;

const ticketKey = (ticket: string): string => `ticket/${ticket}`;
const checkKey = (check: string): string => `check/${check}`;
const missesKey = (player: string): string => `misses/${player}`;
const matchKey = (match: string): string => `match/${match}`;
const tournamentKey = (tournament: string): string => `tournament/${tournament}`;
const ratingsKey = (player: string): string => `ratings/${player}`;
const metKey = (player: string): string => `met/${player}`;
const sanctionedKey = (player: string): string => `sanctioned/${player}`;
const correctedKey = (match: string): string => `corrected/${match}`;
const rewindKey = (match: string): string => `rewind/${match}`;
const MAINTENANCE_KEY = 'maintenance/';
const heldKey = (match: string): string => `held/${match}`;
export const rulingKey = (dispute: string, ruling: number): string => `${dispute}/${ruling}`;

/** The keys of the entries that an event may change. */
function keysOf(event: MatchmakingEvent): string[] {
  if ('check' in event) return keysOfCheck(event);
  if ('tournament' in event) {
    // That it was here stays known under its id, as of a ticket.
    return [tournamentKey(event.tournament), ticketKey(event.tournament)];
  }
  if ('maintenance' in event) return [MAINTENANCE_KEY];
  if (event.type === 'PlayersSanctioned') return event.players.map(sanctionedKey);
  if (!('match' in event)) return [ticketKey(event.ticket)];
  if (event.type === 'ResultCorrected') {
    const rated = event.ratings?.changes ?? [];
    return [correctedKey(event.match), ...rated.map(({ player }) => ratingsKey(player))];
  }
  const { match } = event;
  if (event.type === 'GameRewound') {
    return [rewindKey(event.continuation), matchKey(match), heldKey(match)];
  }
  const both = [matchKey(match), heldKey(match)];
  if (event.type === 'RevelationHeld' || event.type === 'RevelationReleased') return both;
  if (event.type === 'MatchEnded') {
    const absent = event.absent ?? [];
    return [...both, rewindKey(match), ...absent.map(({ player }) => missesKey(player))];
  }
  if (event.type !== 'MatchOpened') return [matchKey(match)];
  if (event.continues !== undefined) return [matchKey(match), rewindKey(match)];
  const table = event.table === undefined ? [] : [tournamentKey(event.table.tournament)];
  return [...event.tickets.map(ticketKey), matchKey(match), ...table];
}

function keysOfCheck(event: Extract<MatchmakingEvent, { check: string }>): string[] {
  if (event.type !== 'ReadyCheckFailed') return [checkKey(event.check)];
  const { check, tickets, absent } = event;
  return [
    checkKey(check),
    ...absent.flatMap(({ seat, player }) => [ticketKey(tickets[seat]), missesKey(player)]),
  ];
}

type Ended = Extract<MatchmakingEvent, { type: 'MatchEnded' }>;
type Absence = NonNullable<Ended['absent']>[number];
type Opened = Extract<MatchmakingEvent, { type: 'MatchOpened' }>;
type PlayersSanctioned = Extract<MatchmakingEvent, { type: 'PlayersSanctioned' }>;
type ResultCorrected = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;
