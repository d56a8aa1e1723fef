import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { LogRecord, Subscription } from '@arbiter/event-log';
import { pass } from '@arbiter/platform';
import {
  advanceMaintenance,
  advanceTournament,
  botOf,
  entrantOfPlayer,
  matchCorrectedIn,
  matchEndedIn,
  matchOpenedIn,
  matchmakingEventIn,
  openTournament,
  topics,
  type Maintenance,
  type MatchmakingEvent,
  type Player,
  type TablePlace,
  type Tournament,
  type TournamentEvent,
} from '@arbiter/protocol';
import { GATEWAY_OPTIONS, LIMITS, type GatewayOptions, type Limits } from '../options.ts';
import { Archive } from './archive.ts';
import { Changes } from './changes.ts';
import {
  LobbyKeeper,
  MAINTENANCE_KEY,
  callKey,
  matchKey,
  sanctionsKey,
  ticketKey,
  tournamentKey,
  type KeptCall,
  type KeptEntry,
  type KeptLobby,
} from './kept-lobby.ts';
import {
  advanceMatch,
  advanceTicket,
  holdBack,
  holdFor,
  isOpen,
  matchOf,
  openMatch,
  openTicket,
  ticketOf,
  type Match,
  type Ticket,
} from './match-of-events.ts';
import { Persons } from './persons.ts';
import { Queue } from './queue.ts';
import { Sanctions, type PlayersSanctioned } from './sanctions.ts';

/** Where a game belongs. */
export interface GamePlace {
  readonly match: Match;
  readonly number: number;
  /** Where in its partition of game.events its commits begin, at the earliest. */
  readonly from: number;
}

/** Events about a match that is there. */
type OfMatch = Exclude<
  Extract<MatchmakingEvent, { match: string }>,
  { type: 'MatchOpened' | 'PlayersSanctioned' }
>;
type Absent = Extract<MatchmakingEvent, { type: 'ReadyCheckFailed' }>['absent'][number];
type MatchEnded = Extract<MatchmakingEvent, { type: 'MatchEnded' }>;
type ResultCorrected = Extract<MatchmakingEvent, { type: 'ResultCorrected' }>;

/** What players are told of a game that counts otherwise by a ruling. */
export type Correction = Pick<
  ResultCorrected,
  'dispute' | 'match' | 'game' | 'winner' | 'annulled' | 'score' | 'matchWinner'
>;

const PLAYERS = topics.players.name;
const EVENTS = topics.matchmakingEvents.name;

/** How many tournaments that are over stay in memory. */
const SETTLED_TOURNAMENTS = 200;

/** How often to check whether everything is read, in milliseconds. */
const LOOK_EVERY = 10;

/**
 * Who is here, who waits, who plays whom: read from its topics, from the last snapshot on. Anyone who waits or plays is held
 * in memory, of what is over the newest; what is older is read again when somebody asks for it. Whoever is named by what is
 * held, is held too, so that it can be shown at once.
 */
@Injectable()
export class Lobby implements OnApplicationBootstrap, OnApplicationShutdown {
  /** Called with each change of a ticket or match, by its id. */
  readonly ticketChanges = new Changes<Ticket>();
  readonly matchChanges = new Changes<Match>();
  readonly tournamentChanges = new Changes<Tournament>();
  /** Called with each match that opens, by its players. */
  readonly seatings = new Changes<Match>();
  /** Called with each game that counts otherwise by a ruling, by the players of the match. */
  readonly corrections = new Changes<Correction>();
  /** Called with each ruling that warns or bans, by the players of the match. */
  readonly sanctionings = new Changes<PlayersSanctioned>();
  /** Called with each ready check or match that a player has missed or left. */
  readonly misses = new Changes<Absent>();
  /** Called when maintenance is announced, changes, or is over, by `MAINTENANCE_KEY`. */
  readonly maintenanceChanges = new Changes<Maintenance>();
  /** Whom rulings have warned and banned. */
  readonly sanctions = new Sanctions();
  /** Called with each record of a person. */
  readonly persons = new Changes<Player>();
  /** Called with each player who is erased. */
  readonly erasures = new Changes<null>();
  readonly #people: Persons;
  readonly #tickets = new Map<string, Ticket>();
  /** How many wait for anyone. */
  readonly queue = new Queue(() => this.#tickets.values());
  readonly #matches = new Map<string, Match>();
  readonly #games = new Map<string, GamePlace>();
  /** By the match in which it will be: who is to play something again by a ruling. */
  readonly #calls = new Map<string, KeptCall>();
  #maintenance: Maintenance | null = null;
  /** In the order in which they were opened. */
  readonly #tournaments = new Map<string, Tournament>();
  /** What is over and held, the newest last; and ids of which the record knows nothing. */
  readonly #settledTickets = new Set<string>();
  readonly #settledMatches = new Set<string>();
  readonly #settledTournaments = new Set<string>();
  readonly #unknown = new Set<string>();
  /** Matches of a player that are held, the newest last. */
  readonly #matchesOf = new Map<string, string[]>();
  readonly #logger = new Logger('lobby');
  readonly #options: GatewayOptions;
  readonly #limits: Limits;
  readonly #archive: Archive;
  readonly #keeper: LobbyKeeper;
  /** By partition, the offsets up to which matchmaking.events and players.events are read. */
  readonly #read: number[] = [];
  readonly #playersRead: number[] = [];
  #subscription: Subscription | undefined;
  #isLoaded = (): void => undefined;
  /** Resolves when all is read that was there at the start. */
  readonly loaded = new Promise<void>((resolve) => {
    this.#isLoaded = resolve;
  });

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions, @Inject(LIMITS) limits: Limits) {
    this.#options = options;
    this.#limits = limits;
    this.#people = new Persons({
      log: options.log,
      named: () => this.#named(),
      most: limits.persons,
    });
    this.#archive = new Archive(options.log, (partition) => this.#read[partition] ?? 0);
    const state = {
      read: this.#read,
      keys: () => [
        ...[...this.#tickets.keys()].map(ticketKey),
        ...[...this.#matches.keys()].map(matchKey),
        ...[...this.#tournaments.keys()].map(tournamentKey),
        ...[...this.sanctions.players()].map(sanctionsKey),
        ...[...this.#calls.keys()].map(callKey),
        ...(this.#maintenance === null ? [] : [MAINTENANCE_KEY]),
      ],
      entry: (key: string) => this.#entry(key),
    };
    this.#keeper = new LobbyKeeper(options.log, state, options.telemetry);
  }

  /**
   * Reads the last snapshot and all that came since, so that the first question gets an answer, then follows. A partition
   * that is unavailable now is followed once it is there.
   */
  async onApplicationBootstrap(): Promise<void> {
    const { log } = this.#options;
    const events = await log.available(EVENTS);
    this.#restore(await this.#keeper.read(events));
    for (const [partition, { first, next }] of events) {
      const from = this.#read[partition] ?? first;
      for await (const record of log.read(EVENTS, partition, from, next)) this.#takeEvent(record);
      this.#read[partition] = next;
      this.#keeper.folded(next - from);
    }
    // After the events, which say whom to hold.
    for (const [partition, extent] of await log.available(PLAYERS)) {
      await this.#people.pass(partition, extent);
      this.#playersRead[partition] = extent.next;
    }
    this.#subscription = await log.tail({
      topics: [PLAYERS, EVENTS],
      from: (topic, partition) =>
        (topic === PLAYERS ? this.#playersRead : this.#read)[partition] ?? 0,
      onBatch: async ({ records, topic, partition, next: read }) => {
        if (topic === PLAYERS) {
          for (const record of records) this.#takePerson(record);
          this.#playersRead[partition] = read;
          return;
        }
        const events = records.map((record) => [record, matchmakingEventIn(record)] as const);
        await this.#meet(
          events.flatMap(([, event]) => (event === undefined ? [] : namedIn(event))),
        );
        for (const [record, event] of events) this.#takeEvent(record, event);
        this.#keeper.folded(records.length);
      },
      onError: (error) => this.#logger.error(error),
    });
    this.#keeper.start();
    this.#isLoaded();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#subscription?.close();
    await this.#keeper.stop();
  }

  /** Sees that these persons are held. What is told of them is told in any case, if need be without their names. */
  async #meet(ids: readonly string[]): Promise<void> {
    try {
      await this.#people.findAll(ids);
    } catch (error) {
      this.#logger.warn({ message: 'persons could not be read', why: String(error) });
    }
  }

  /** Ids of all who are named by what is held. */
  *#named(): Generator<string> {
    for (const { player } of this.#tickets.values()) yield player;
    yield* this.#matchesOf.keys();
    for (const { organiser, entrants } of this.#tournaments.values()) {
      yield organiser;
      for (const { player } of entrants) yield player;
    }
  }

  /** Takes up what a snapshot says. */
  #restore(kept: KeptLobby | undefined): void {
    if (kept === undefined) return;
    this.#read.push(...kept.read);
    for (const ticket of kept.tickets) this.#tickets.set(ticket.ticket, ticket);
    for (const { match, from } of kept.matches) {
      this.#holdGames(match, from);
      this.#seat(match);
    }
    for (const one of kept.tournaments) this.#holdTournament(one);
    for (const one of kept.sanctions) this.sanctions.restore(one);
    for (const one of kept.calls) this.#calls.set(one.continuation, one);
    this.#maintenance = kept.maintenance;
    const all = [...kept.tickets, ...kept.matches.map(({ match }) => match)];
    for (const one of all.sort((a, b) => a.changedAt - b.changedAt)) {
      if ('games' in one) this.#holdMatch(one);
      else this.#holdTicket(one);
    }
  }

  /** What stands under the key of a snapshot, as it is now: a copy, since tickets and matches are changed in place. */
  #entry(key: string): KeptEntry | undefined {
    if (key === MAINTENANCE_KEY) return this.#maintenance ?? undefined;
    const id = key.slice(key.indexOf('/') + 1);
    if (key === tournamentKey(id)) return this.#tournaments.get(id);
    if (key === sanctionsKey(id)) return this.sanctions.kept(id);
    if (key === callKey(id)) return this.#calls.get(id);
    if (key === ticketKey(id)) {
      const ticket = this.#tickets.get(id);
      return ticket && { ...ticket };
    }
    const match = this.#matches.get(id);
    if (match === undefined) return undefined;
    const from = match.games.map(({ game }) => [game, this.#games.get(game)?.from ?? 0] as const);
    return {
      match: { ...match, history: [...match.history] },
      from: Object.fromEntries(from),
    };
  }

  /** How many tickets, matches and games are in memory. */
  get size(): { readonly tickets: number; readonly matches: number; readonly games: number } {
    return { tickets: this.#tickets.size, matches: this.#matches.size, games: this.#games.size };
  }

  /** The maintenance that was announced last; it may be over. */
  get maintenance(): Maintenance | null {
    return this.#maintenance;
  }

  /** How many matches have begun and are not over, a table's with its round; and how many games of them go on. */
  playing(): { readonly matches: number; readonly games: number } {
    let [matches, games] = [0, 0];
    for (const match of this.#matches.values()) {
      if (match.status === 'over') continue;
      const game = match.games.at(-1);
      if (game !== undefined || match.table !== undefined) matches += 1;
      if (game?.over === false) games += 1;
    }
    return { matches, games };
  }

  /** Somebody who is held: everyone who is named by what is held, and who was asked for lately. */
  player(id: string): Player | undefined {
    return this.#people.held(id);
  }

  /** Somebody, wherever they are, as far as it is read. */
  person(id: string): Promise<Player | undefined> {
    return this.#people.find(id);
  }

  /** Sees that these persons are held for what is about to be shown. */
  meet(ids: Iterable<string>): Promise<void> {
    return this.#people.findAll(ids);
  }

  /** How many persons are held. */
  get heldPersons(): number {
    return this.#people.size;
  }

  /**
   * Whether there is somebody of this id: a bot, or a person who was not erased. Another gateway may know a new player
   * before we do, so the topic is read up to now before this is denied.
   */
  async knows(id: string): Promise<boolean> {
    if (botOf(id) !== undefined || (await this.person(id)) !== undefined) return true;
    await this.#upToNow(PLAYERS, this.#playersRead);
    return (await this.person(id)) !== undefined;
  }

  /** What a player has begun and that is not over, by what is on the log now. */
  async open(player: string): Promise<{
    readonly tickets: readonly Ticket[];
    readonly matches: readonly Match[];
    readonly tournaments: readonly Tournament[];
  }> {
    await this.#upToNow();
    const goesOn = ({ status }: Match): boolean => status !== 'over';
    return {
      tickets: [...this.#tickets.values()].filter(
        (ticket) => isOpen(ticket) && ticket.player === player,
      ),
      matches: this.matchesOf(player, Infinity).filter(goesOn),
      tournaments: [...this.#tournaments.values()].filter(
        (one) =>
          one.status !== 'over' &&
          (one.organiser === player || entrantOfPlayer(one, player)?.left === null),
      ),
    };
  }

  /** How many tickets of a player wait, or are asked about, as far as the log is read. */
  openTicketsOf(player: string): number {
    let count = 0;
    for (const ticket of this.#tickets.values()) {
      if (ticket.player === player && isOpen(ticket)) count += 1;
    }
    return count;
  }

  /** A ticket, if it is in memory: each is that waits or was asked for lately. */
  heldTicket(id: string): Ticket | undefined {
    return this.#tickets.get(id);
  }

  /** @param asker whom a look into the record counts against; null: ourselves. @throws Problem 429, 503 */
  async ticket(id: string, asker: string | null): Promise<Ticket | undefined> {
    const held = this.#tickets.get(id);
    if (held !== undefined) return held;
    const events = await this.#recall(id, asker);
    // The tail may have brought it meanwhile.
    const known = this.#tickets.get(id) ?? ticketOf(id, events);
    if (known === undefined) this.#unknownNow(id);
    else {
      await this.#meet([known.player]);
      this.#holdTicket(known);
    }
    return known;
  }

  /** @param asker as for a ticket. @throws Problem 429, 503 */
  async match(id: string, asker: string | null): Promise<Match | undefined> {
    const held = this.#matches.get(id);
    if (held !== undefined) return held;
    const events = await this.#recall(id, asker);
    const told = matchOf(id, events);
    if (told !== undefined) await this.#meet(told.match.players);
    const found = this.#matches.has(id) ? undefined : told;
    if (found !== undefined) {
      this.#holdGames(found.match, Object.fromEntries(found.from));
      this.#holdMatch(found.match);
    }
    const known = this.#matches.get(id) ?? found?.match;
    if (known === undefined) this.#unknownNow(id);
    return known;
  }

  /** The match of a game and its number there. @param asker as for a ticket. @throws Problem 429, 503 */
  async place(game: string, asker: string | null): Promise<GamePlace | undefined> {
    const held = this.#games.get(game);
    if (held !== undefined) return held;
    for (const event of await this.#recall(game, asker)) {
      if (event.type !== 'GameOpened' || event.game !== game) continue;
      // Anyone who was let look for the game is let see it.
      const match = await this.match(event.match, null);
      const { number, from } = event;
      return match && { match, number, from };
    }
    if (!this.#games.has(game)) this.#unknownNow(game);
    return this.#games.get(game);
  }

  /** Which seat of a match a player has. */
  seatIn(match: Match, player: string | null): 0 | 1 | null {
    const seat = player === null ? -1 : match.players.indexOf(player);
    return seat === 0 || seat === 1 ? seat : null;
  }

  /** The newest matches of a player that are held, the newest first. */
  matchesOf(player: string, limit: number): Match[] {
    const ids = this.#matchesOf.get(player) ?? [];
    return ids
      .slice(-limit)
      .reverse()
      .flatMap((id) => this.#matches.get(id) ?? []);
  }

  /** Matches that go on, the newest first. */
  liveMatches(limit: number, player?: string): Match[] {
    const live: Match[] = [];
    for (const match of [...this.#matches.values()].reverse()) {
      if (live.length === limit) break;
      const isAsked = player === undefined || match.players.includes(player);
      if (isAsked && match.status !== 'over') live.push(match);
    }
    return live;
  }

  /** Whether a player is in a match that goes on, or is asked whether they are ready for one. */
  isBusy(player: string): boolean {
    if (this.liveMatches(1, player).length > 0) return true;
    for (const { status, player: own } of this.#tickets.values()) {
      if (own === player && status === 'found') return true;
    }
    return false;
  }

  /** The games of matches that go on, with where their commits begin. */
  *liveGames(): Generator<{ readonly game: string; readonly from: number }> {
    for (const [game, { match, from }] of this.#games) {
      if (match.status !== 'over') yield { game, from };
    }
  }

  /** A tournament: each is held that is not over, and of the others the newest. */
  heldTournament(id: string): Tournament | undefined {
    return this.#tournaments.get(id);
  }

  /** Tournaments, those that are not over first, and of each the newest first. */
  tournaments(limit: number): Tournament[] {
    const all = [...this.#tournaments.values()].reverse();
    const over = ({ status }: Tournament): number => Number(status === 'over');
    return all.sort((one, other) => over(one) - over(other)).slice(0, limit);
  }

  /** The tournament that a player runs and that is not over. */
  organisedBy(player: string): Tournament | undefined {
    return this.#goingOn(({ organiser }) => organiser === player);
  }

  /** The tournament in which a player plays that is not over. */
  playsIn(player: string): Tournament | undefined {
    return this.#goingOn((one) => entrantOfPlayer(one, player)?.left === null);
  }

  #goingOn(wanted: (one: Tournament) => boolean): Tournament | undefined {
    for (const one of this.#tournaments.values()) {
      if (one.status !== 'over' && wanted(one)) return one;
    }
    return undefined;
  }

  /** Tickets that wait for this player by name, and whose player was not blocked since. */
  invitationsTo(player: string): Ticket[] {
    return [...this.#tickets.values()].filter(
      ({ status, opponent, player: from }) =>
        status === 'waiting' &&
        opponent?.kind === 'player' &&
        opponent.player === player &&
        !this.blocks(player, from),
    );
  }

  /** Whether a player has blocked another. */
  blocks(player: string, other: string): boolean {
    return this.player(player)?.blocked?.includes(other) === true;
  }

  #takePerson(record: LogRecord): void {
    const person = this.#people.take(record);
    if (person === null) this.erasures.tell(record.key, null);
    else if (person !== undefined) this.persons.tell(record.key, person);
  }

  #takeEvent(record: LogRecord, event = matchmakingEventIn(record)): void {
    this.#read[record.partition] = record.offset + 1;
    if (event !== undefined) this.#matchmaking(event);
  }

  #matchmaking(event: MatchmakingEvent): void {
    for (const player of this.sanctions.pass(event.at)) this.#keeper.changed(sanctionsKey(player));
    if ('tournament' in event) {
      this.#tournament(event);
      return;
    }
    if ('maintenance' in event) {
      const next = advanceMaintenance(this.#maintenance, event);
      if (next === undefined) return;
      this.#maintenance = next;
      this.#keeper.changed(MAINTENANCE_KEY);
      this.maintenanceChanges.tell(MAINTENANCE_KEY, next);
      return;
    }
    switch (event.type) {
      case 'TicketOpened':
      case 'TicketRefused': {
        if (this.#tickets.has(event.ticket)) return;
        const ticket = openTicket(event);
        holdBack(ticket, this.#isCalled(ticket.player), event.at);
        this.#holdTicket(ticket);
        this.ticketChanges.tell(ticket.ticket, ticket);
        return;
      }
      case 'TicketWithdrawn':
        this.#advanceTicket(event.ticket, event);
        return;
      case 'ReadyCheckBegan':
      case 'SeatReady':
      case 'ReadyCheckFailed':
        for (const id of event.tickets) this.#advanceTicket(id, event);
        if (event.type === 'ReadyCheckFailed') this.#missed(event);
        return;
      case 'MatchOpened': {
        if (this.#matches.has(event.match)) return;
        const match = openMatch(event);
        this.#holdMatch(match);
        this.#atTable(match, (one, place) => matchOpenedIn(one, place, match.match, event.at));
        for (const player of new Set(event.players)) this.seatings.tell(player, match);
        for (const id of event.tickets) this.#advanceTicket(id, event);
        if (this.#calls.delete(event.match)) this.#called(event.match, event);
        return;
      }
      case 'PlayersSanctioned':
        for (const player of this.sanctions.take(event)) {
          this.#keeper.changed(sanctionsKey(player));
          this.sanctionings.tell(player, event);
        }
        return;
      default:
        this.#ofMatch(event);
    }
  }

  #ofMatch(event: OfMatch): void {
    if (event.type === 'GameAnnulled') {
      const told = { ...event, winner: null, annulled: true, matchWinner: null };
      for (const player of new Set(event.players)) this.corrections.tell(player, told);
    }
    if (event.type === 'ResultCorrected') {
      for (const player of new Set(event.players)) this.corrections.tell(player, event);
      for (const one of this.#tournaments.values()) {
        this.#changeTournament(matchCorrectedIn(one, event));
      }
    }
    if (event.type === 'GameRewound') {
      const { continuation, players } = event;
      this.#calls.set(continuation, { continuation, players });
      this.#called(continuation, event);
    }
    const match = this.#matches.get(event.match);
    if (match === undefined) return;
    if (event.type === 'GameOpened') {
      if (this.#games.has(event.game)) return;
      const { game, number, from } = event;
      this.#games.set(game, { match, number, from });
      this.#unknown.delete(game);
    }
    advanceMatch(match, event);
    if (event.type === 'MatchEnded') {
      this.#missed(event);
      const games = match.games.length;
      this.#atTable(match, (one, place) => matchEndedIn(one, place, event, games, event.at));
    }
    this.#keeper.changed(matchKey(match.match));
    if (match.status === 'over') this.#holdMatch(match);
    this.matchChanges.tell(match.match, match);
  }

  #tournament(event: TournamentEvent): void {
    const now = this.#tournaments.get(event.tournament);
    if (event.type === 'TournamentOpened') {
      if (now === undefined) this.#changeTournament(openTournament(event));
    } else if (now !== undefined) this.#changeTournament(advanceTournament(now, event));
  }

  /** What happens in a match happens in its tournament, too. */
  #atTable(
    { table }: Match,
    next: (now: Tournament, place: TablePlace) => Tournament | undefined,
  ): void {
    const now = this.#tournaments.get(table?.tournament ?? '');
    if (now !== undefined && table !== undefined) this.#changeTournament(next(now, table));
  }

  /** @param next undefined: nothing changes */
  #changeTournament(next: Tournament | undefined): void {
    if (next === undefined) return;
    this.#holdTournament(next);
    this.tournamentChanges.tell(next.tournament, next);
  }

  #holdTournament(one: Tournament): void {
    const { tournament } = one;
    this.#tournaments.set(tournament, one);
    this.#keeper.changed(tournamentKey(tournament));
    if (one.status !== 'over') return;
    const gone = newest(this.#settledTournaments, tournament, SETTLED_TOURNAMENTS);
    if (gone === undefined) return;
    this.#tournaments.delete(gone);
    this.#keeper.changed(tournamentKey(gone));
  }

  /** These players are called to play something again in that match, or have been let go: their tickets say so. */
  #called(
    continuation: string,
    { players, at }: { readonly players: readonly string[]; readonly at: number },
  ): void {
    this.#keeper.changed(callKey(continuation));
    for (const ticket of this.#tickets.values()) {
      if (!players.includes(ticket.player)) continue;
      if (!holdBack(ticket, this.#isCalled(ticket.player), at)) continue;
      this.#holdTicket(ticket);
      this.ticketChanges.tell(ticket.ticket, ticket);
    }
  }

  /** Who has to wait before asking for anyone again has other tickets that wait, too: they say so. */
  #missed({ absent = [], at }: Pick<MatchEnded, 'absent' | 'at'>): void {
    for (const one of absent) {
      const { player, until } = one;
      this.misses.tell(player, one);
      for (const ticket of this.#tickets.values()) {
        if (ticket.player !== player || !holdFor(ticket, until, at)) continue;
        this.#holdTicket(ticket);
        this.ticketChanges.tell(ticket.ticket, ticket);
      }
    }
  }

  #isCalled(player: string): boolean {
    return [...this.#calls.values()].some(({ players }) => players.includes(player));
  }

  #advanceTicket(id: string, event: MatchmakingEvent): void {
    const ticket = this.#tickets.get(id);
    if (ticket === undefined || !advanceTicket(ticket, event)) return;
    holdBack(ticket, this.#isCalled(ticket.player), event.at);
    this.#holdTicket(ticket);
    this.ticketChanges.tell(id, ticket);
  }

  #holdTicket(ticket: Ticket): void {
    this.#unknown.delete(ticket.ticket);
    this.#tickets.set(ticket.ticket, ticket);
    this.#keeper.changed(ticketKey(ticket.ticket));
    if (isOpen(ticket)) return;
    const gone = newest(this.#settledTickets, ticket.ticket, this.#limits.settled);
    if (gone === undefined) return;
    this.#tickets.delete(gone);
    this.#keeper.changed(ticketKey(gone));
  }

  #holdMatch(match: Match): void {
    this.#unknown.delete(match.match);
    this.#keeper.changed(matchKey(match.match));
    if (!this.#matches.has(match.match)) this.#seat(match);
    if (match.status !== 'over') return;
    const gone = newest(this.#settledMatches, match.match, this.#limits.settled);
    if (gone !== undefined) this.#letGo(gone);
  }

  #seat(match: Match): void {
    this.#matches.set(match.match, match);
    for (const player of new Set(match.players)) {
      const ids = this.#matchesOf.get(player);
      if (ids === undefined) this.#matchesOf.set(player, [match.match]);
      else ids.push(match.match);
    }
  }

  #holdGames(match: Match, from: Readonly<Record<string, number>>): void {
    for (const { game, number } of match.games) {
      this.#games.set(game, { match, number, from: from[game] ?? 0 });
    }
  }

  #letGo(id: string): void {
    const match = this.#matches.get(id);
    if (match === undefined) return;
    this.#matches.delete(id);
    this.#keeper.changed(matchKey(id));
    for (const { game } of match.games) this.#games.delete(game);
    for (const player of new Set(match.players)) {
      const rest = this.#matchesOf.get(player)?.filter((one) => one !== id) ?? [];
      if (rest.length > 0) this.#matchesOf.set(player, rest);
      else this.#matchesOf.delete(player);
    }
  }

  /** What the record tells of an id that is not held; nothing where it is known that there is nothing. */
  async #recall(id: string, asker: string | null): Promise<readonly MatchmakingEvent[]> {
    await this.#upToNow();
    if (this.#tickets.has(id) || this.#matches.has(id) || this.#games.has(id)) return [];
    if (this.#unknown.has(id)) return [];
    // There are as many ids as somebody cares to invent, and each costs a pass over the topic.
    if (asker !== null) {
      await pass(this.#options.coordination, `recalls/${asker}`, this.#limits.recalls);
    }
    return this.#archive.eventsOf(id);
  }

  /** Resolves when all is read that is on the log now: another gateway may have told of it already. Not for long. */
  async #upToNow(topic: string = EVENTS, read: readonly number[] = this.#read): Promise<void> {
    const ends = [...(await this.#options.log.available(topic))];
    const isRead = (): boolean =>
      ends.every(([partition, { next }]) => (read[partition] ?? 0) >= next);
    for (let waited = 0; !isRead() && waited < this.#limits.patience; waited += LOOK_EVERY) {
      await pause(LOOK_EVERY);
    }
  }

  /** Whatever comes to be known of it from now on comes with the tail, and so into memory. */
  #unknownNow(id: string): void {
    newest(this.#unknown, id, this.#limits.settled);
  }
}

/** Ids of those whom an event names. */
function namedIn(event: MatchmakingEvent): readonly string[] {
  return [
    ...('player' in event ? [event.player] : []),
    ...('players' in event ? event.players : []),
    ...('organiser' in event ? [event.organiser] : []),
  ];
}

/** Makes an id the newest of some, of which there may be so many. @returns the one that was too many */
function newest(ids: Set<string>, id: string, most: number): string | undefined {
  ids.delete(id);
  ids.add(id);
  if (ids.size <= most) return undefined;
  const [oldest] = ids;
  if (oldest !== undefined) ids.delete(oldest);
  return oldest;
}
