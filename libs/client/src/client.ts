import type {
  PlayerNote,
  ChatLine,
  CommandBody,
  CommandOutcome,
  CommandTried,
  Deck,
  DeckCheck,
  Form,
  FormatRules,
  GameState,
  LiveMatch,
  MatchState,
  Opponent,
  Saying,
  ServerMessage,
  SignedTip,
  StandingMatch,
  TicketState,
  TimeName,
  TimeWanted,
  ToldCommit,
  WireBot,
  WireQueue,
  WirePlayer,
  WirePictures,
  WireRule,
  KeptDeck as KeptDeckRecord,
} from '@arbiter/protocol';
import { GameFollower, type GameListener, type SeatOptions } from './game-follower.ts';
import { Http } from './http.ts';
import type { ProblemError } from './problem.ts';
import { makeCommitment, makeSecret, memorySecrets, type SecretStore } from './secrets.ts';
import { LiveSocket, type AnySocketClass } from './socket.ts';

export interface ClientOptions {
  readonly token?: string;
  /** Node 20 has none: hand in that of `ws`. */
  readonly WebSocket?: AnySocketClass;
  readonly fetch?: typeof fetch;
  /** Where secrets are kept; in memory if left out. */
  readonly secrets?: SecretStore;
  /**
   * Where the newest tip of each game is kept, which vouches for all before it: a reload loses no proof. Updates are kept,
   * too, in memory; neither is if left out.
   */
  readonly proofs?: SecretStore;
  /** Milliseconds that the server may be silent before the connection is taken for lost; left out: any. */
  readonly silence?: number;
}

/** A guest and the token that speaks for them. */
export interface Guest extends WirePlayer {
  readonly token: string;
  readonly expires: number;
}

/** How the size of a creature comes about. */
export interface Story {
  readonly game: string;
  readonly version: number;
  readonly object: number;
  /** In the order in which they apply; power and toughness after each. */
  readonly steps: readonly {
    readonly by: string;
    readonly source: number | null;
    readonly text: string;
    readonly power: number;
    readonly toughness: number;
    readonly sets: boolean;
    readonly rule: string;
  }[];
}

/** A deck in a request: text in any of the usual forms, or data. */
export type DeckGiven = string | Deck;

/** A deck that the player keeps on the server, with its list as text. */
export type KeptDeck = KeptDeckRecord & { readonly text: string };

const KEPT_DECKS = '/v1/players/me/decks';
const BLOCKED = '/v1/players/me/blocked';

/** A form of deck lists, its name, and what its files end with. */
export interface DeckForm {
  readonly form: Form;
  readonly name: string;
  readonly ending: string;
}

/** An opponent as it is asked for. */
export type WantedOpponent =
  | Exclude<Opponent, { kind: 'bot' }>
  | { readonly kind: 'bot'; readonly bot: string; readonly deck?: DeckGiven };

export interface WantedTicket {
  readonly edition?: string;
  readonly format?: string;
  readonly bestOf?: 1 | 3 | 5;
  /** Whether the match is to change the ratings of both; never against a bot. */
  readonly rated?: boolean;
  /** Whether its games are to be played for ante; never in a rated match. */
  readonly ante?: boolean;
  /** How both get time to think: by name, or in full. */
  readonly time?: TimeWanted;
  /** Other terms on which anyone who comes would do; what they leave out is as in the first. */
  readonly also?: readonly Partial<
    Pick<WantedTicket, 'edition' | 'format' | 'bestOf' | 'rated' | 'ante' | 'time'>
  >[];
  readonly deck: DeckGiven;
  readonly opponent?: WantedOpponent;
}

export interface WantedExhibition {
  readonly edition?: string;
  readonly format?: string;
  readonly bestOf?: 1 | 3;
  readonly time?: TimeWanted;
  readonly bots: readonly [string, string];
  readonly decks: readonly [DeckGiven, DeckGiven];
}

export interface Edition {
  readonly code: string;
  readonly name: string;
  readonly date: string;
  /** The steps of its turn, in which one may stop. */
  readonly steps: readonly string[];
  /** Windows within something else, such as `interrupts`, at which one may stop; none where there is a stack. */
  readonly windows: readonly string[];
  /** The rule by which a player proposes to repeat actions. */
  readonly repeating: string;
}

/** Which cards are looked for; fields that are left out match every card. */
export interface CardSearch {
  readonly name?: string;
  readonly text?: string;
  readonly type?: string;
  /** All of these colours, `WU`; empty: colourless ones. */
  readonly color?: string;
  readonly cost?: string;
  readonly set?: string;
  readonly edition?: string;
  readonly works?: boolean;
  /** Names and no cards. */
  readonly brief?: boolean;
  readonly after?: string;
  readonly limit?: number;
}

/** A page of cards that were found. */
export interface CardPage {
  readonly cards: readonly {
    readonly name: string;
    /** Why it can't be played; null: it can. */
    readonly why: 'not yet working' | 'not in the edition' | null;
    readonly type: string;
    readonly sets: readonly string[];
    readonly card: Card | null;
  }[];
  readonly next: string | null;
}

export interface Card {
  readonly name: string;
  readonly cost: string | null;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly text: readonly string[];
}

/** A deck as it was read, what is wrong with it, and each card of it that works. */
export interface CheckedDeck extends DeckCheck {
  readonly legal: boolean;
  readonly cards: readonly Card[];
}

export interface ReadyDeck extends Deck {
  readonly name: string;
  readonly player?: string;
  readonly event?: string;
  /** The day on which it was played. */
  readonly day?: string;
  /** The edition that it is played under here. */
  readonly playedUnder?: string;
  readonly text: string;
}

/** A deck of a tournament, and how many of its cards work here. */
export interface TournamentDeck extends ReadyDeck {
  /** The day of the tournament. */
  readonly day: string;
  /** The edition whose rules were played then, and the one that it is played under here. */
  readonly edition: string;
  readonly playedUnder: string;
  /** How many different cards it has, and how many of them work. */
  readonly cards: number;
  readonly works: number;
  /** Cards that don't work yet, and cards that are later than the edition it is played under. */
  readonly missing: readonly string[];
  readonly late: readonly string[];
}

/** The gateway, as one player (or a spectator) talks to it. */
export class Client {
  readonly url: string;
  readonly player: string | null;
  readonly secrets: SecretStore;
  readonly socket: LiveSocket;
  readonly #http: Http;
  readonly #tips = new Map<string, SignedTip[]>();
  readonly #told = new Map<string, ToldCommit[]>();
  readonly #proofs: SecretStore | undefined;

  constructor(url: string, player: string | null, options: ClientOptions = {}) {
    this.url = url;
    this.player = player;
    this.secrets = options.secrets ?? memorySecrets();
    this.#proofs = options.proofs;
    this.#http = new Http({ url, token: options.token, fetch: options.fetch });
    const { token, WebSocket, silence } = options;
    this.socket = new LiveSocket({ url, token, WebSocket, silence });
    this.socket.onTip = (tip) => {
      this.keepTip(tip);
    };
  }

  /** Becomes a guest of that name. */
  static async guest(
    url: string,
    name: string,
    options: ClientOptions = {},
  ): Promise<Client & { readonly guest: Guest }> {
    const http = new Http({ url, fetch: options.fetch });
    // A guest whose answer was lost is nobody; so one is asked for again only if the server says that it made none.
    const guest = await http.json<Guest>('POST', '/v1/players', {
      body: { name },
      repeatable: 'when busy',
    });
    const client = new Client(url, guest.player, { ...options, token: guest.token });
    return Object.assign(client, { guest });
  }

  // ── what there is ──

  /** The bots that one may play against, the weakest first, and how strong each is. */
  bots(): Promise<WireBot[]> {
    return this.#get('/v1/bots');
  }

  editions(): Promise<Edition[]> {
    return this.#get('/v1/editions');
  }

  pictures(): Promise<WirePictures> {
    return this.#get('/v1/pictures');
  }

  formats(): Promise<(FormatRules & { readonly time: TimeName })[]> {
    return this.#get('/v1/formats');
  }

  /** A page of the cards that fit; `next` of it is `after` of the next one. */
  cards(search: CardSearch = {}): Promise<CardPage> {
    const asked = Object.entries(search).map(([key, value]) => [key, String(value)]);
    return this.#get(`/v1/cards?${new URLSearchParams(asked).toString()}`);
  }

  /** One card, as an edition has it; without one, as the edition that is played unless another is named. */
  card(name: string, edition?: string): Promise<Card> {
    const query = edition === undefined ? '' : `?edition=${encodeURIComponent(edition)}`;
    return this.#get(`/v1/cards/${encodeURIComponent(name)}${query}`);
  }

  decks(): Promise<ReadyDeck[]> {
    return this.#get('/v1/decks');
  }

  /** Decks of tournaments, those too that can't be played yet. */
  tournamentDecks(): Promise<TournamentDeck[]> {
    return this.#get('/v1/decks/tournaments');
  }

  /** What is wrong with a deck, by line. */
  checkDeck(
    deck: DeckGiven,
    where: { edition?: string; format?: string } = {},
  ): Promise<CheckedDeck> {
    const body = { deck, ...where };
    return this.#http.json('POST', '/v1/decks/check', { body, repeatable: true });
  }

  /** In which forms decks are read and written. */
  deckForms(): Promise<DeckForm[]> {
    return this.#get('/v1/decks/forms');
  }

  /**
   * A deck as another program reads it.
   *
   * @throws ProblemError 422 if a line of the text can't be read
   */
  writeDeck(
    deck: DeckGiven,
    form: Form,
  ): Promise<{ readonly file: string; readonly text: string }> {
    const body = { deck, form };
    return this.#http.json('POST', '/v1/decks/write', { body, repeatable: true });
  }

  // ── decks of one's own ──

  /** The decks that this player keeps on the server, by name. */
  keptDecks(): Promise<KeptDeck[]> {
    return this.#get(KEPT_DECKS);
  }

  /**
   * Keeps a deck, legal or not, in place of the one of that name.
   *
   * @throws ProblemError 422 if a line of the text can't be read, 409 if there are too many
   */
  keepDeck(
    name: string,
    deck: DeckGiven,
    where: { edition?: string; format?: string } = {},
  ): Promise<KeptDeck> {
    const body = { deck, ...where };
    return this.#http.json('PUT', `${KEPT_DECKS}/${encodeURIComponent(name)}`, {
      ...{ body, repeatable: true },
    });
  }

  /** Deletes a deck. @returns those that are left. @throws ProblemError 404 if there is none of that name */
  dropDeck(name: string): Promise<KeptDeck[]> {
    return this.#http.json('DELETE', `${KEPT_DECKS}/${encodeURIComponent(name)}`, {
      repeatable: 'when busy',
    });
  }

  // ── tickets and matches ──

  me(): Promise<WirePlayer> {
    return this.#get('/v1/players/me');
  }

  /** Somebody else. @throws ProblemError 404 for nobody, or somebody who was erased */
  somebody(player: string): Promise<WirePlayer> {
    return this.#get(`/v1/players/${encodeURIComponent(player)}`);
  }

  /**
   * Erases this player: the name is gone, and the token counts no more. Tickets that wait are withdrawn.
   *
   * @throws ProblemError 409 while a match of theirs goes on
   */
  eraseMe(): Promise<WirePlayer> {
    return this.#http.json('DELETE', '/v1/players/me', { repeatable: true });
  }

  /** Whom this player has blocked. */
  blocked(): Promise<WirePlayer[]> {
    return this.#get(BLOCKED);
  }

  /** Blocks somebody: chance never brings the two together, and they can't invite this player. */
  block(player: string): Promise<WirePlayer[]> {
    return this.#http.json('PUT', `${BLOCKED}/${encodeURIComponent(player)}`, { repeatable: true });
  }

  unblock(player: string): Promise<WirePlayer[]> {
    const path = `${BLOCKED}/${encodeURIComponent(player)}`;
    return this.#http.json('DELETE', path, { repeatable: true });
  }

  /** A new token, which holds longer; the old one counts until it expires. */
  renewToken(): Promise<Pick<Guest, 'token' | 'expires'>> {
    return this.#http.json('POST', '/v1/players/me/token', { repeatable: true });
  }

  /** Speaks with a renewed token from now on. */
  useToken(token: string): void {
    this.#http.token = token;
    this.socket.token = token;
  }

  openTicket(wanted: WantedTicket): Promise<TicketState> {
    return this.#open('/v1/tickets', wanted);
  }

  /** Lets two bots play each other. The ticket leads to the match. */
  openExhibition(wanted: WantedExhibition): Promise<TicketState> {
    return this.#open('/v1/exhibitions', wanted);
  }

  ticket(id: string): Promise<TicketState> {
    return this.#get(`/v1/tickets/${encodeURIComponent(id)}`);
  }

  withdrawTicket(id: string): Promise<TicketState> {
    const path = `/v1/tickets/${encodeURIComponent(id)}`;
    return this.#http.json('DELETE', path, { repeatable: true });
  }

  /** Says that this player is ready for the match that was found. @throws ProblemError 409 if nobody asks */
  confirmReady(ticket: string): Promise<TicketState> {
    const path = `/v1/tickets/${encodeURIComponent(ticket)}/readiness`;
    return this.#http.json('POST', path, { repeatable: true });
  }

  /** How many wait for anyone who comes, and on which terms. */
  queue(): Promise<WireQueue> {
    return this.#get('/v1/queue');
  }

  /** Tickets of others that wait for this player. */
  invitations(): Promise<(TicketState & WirePlayer)[]> {
    return this.#get('/v1/invitations');
  }

  /** Matches that go on, with how they stand, and one's own of late. @param player only matches of theirs go on */
  matches(
    player?: string,
  ): Promise<{ readonly live: LiveMatch[]; readonly mine: StandingMatch[] }> {
    return this.#get(
      `/v1/matches${player === undefined ? '' : `?player=${encodeURIComponent(player)}`}`,
    );
  }

  match(id: string): Promise<MatchState> {
    return this.#get(`/v1/matches/${encodeURIComponent(id)}`);
  }

  sideboard(match: string, deck: DeckGiven): Promise<MatchState> {
    const path = `/v1/matches/${encodeURIComponent(match)}/sideboard`;
    return this.#http.json('PUT', path, { body: { deck }, repeatable: true });
  }

  concedeMatch(match: string): Promise<MatchState> {
    const path = `/v1/matches/${encodeURIComponent(match)}/concession`;
    return this.#http.json('POST', path, { repeatable: true });
  }

  /** Makes the secret for a game of a match, unless that was done, and promises it. */
  commit(match: string, game: number): Promise<MatchState> {
    const name = `${match}/${game}`;
    let secret = this.secrets.get(name);
    if (secret === null) this.secrets.set(name, (secret = makeSecret()));
    const path = `/v1/matches/${encodeURIComponent(match)}/commitments`;
    const body = { game, commitment: makeCommitment(secret) };
    return this.#http.json('POST', path, { body, repeatable: true });
  }

  /**
   * Hears what is said in a match that this player sits in: the last lines first, again after each reconnect.
   *
   * @param muted nothing that the other player says
   * @param failed told why nothing can be heard
   */
  followChat(
    match: string,
    muted: boolean,
    heard: (lines: readonly ChatLine[], other: boolean) => void,
    failed?: (problem: ProblemError) => void,
  ): () => void {
    return this.socket.follow({
      ...{ to: 'chat', id: match, muted, failed },
      version: () => null,
      take(message: ServerMessage) {
        if (message.type === 'chat') heard(message.lines, message.other);
      },
    });
  }

  /** Says something to the other player of a match. @throws ProblemError 403, 409, 422, 429, 503 */
  say(match: string, said: Saying): Promise<ChatLine> {
    const path = `/v1/matches/${encodeURIComponent(match)}/chat`;
    return this.#http.json('POST', path, { body: said });
  }

  /** Reports a line of the other player to those who run the server. @throws ProblemError 404 if it is kept no longer */
  reportLine(match: string, line: string): Promise<{ readonly until: number }> {
    const path = `/v1/matches/${encodeURIComponent(match)}/chat/reports`;
    return this.#http.json('POST', path, { body: { line } });
  }

  // ── games ──

  /** The match that a game belongs to. */
  game(game: string): Promise<MatchState> {
    return this.#get(`/v1/games/${encodeURIComponent(game)}`);
  }

  /** @param version after which commit; now if left out */
  view(game: string, version?: number): Promise<GameState> {
    const at = version === undefined ? '' : `?version=${version}`;
    return this.#get(`/v1/games/${encodeURIComponent(game)}/view${at}`);
  }

  legal(game: string): Promise<SeatOptions & { readonly version: number }> {
    return this.#get(`/v1/games/${encodeURIComponent(game)}/commands`);
  }

  /**
   * Sends a command over HTTP.
   *
   * @param key one for each command; the same for a retry
   * @param thought how long the question that it answers was there, in milliseconds
   * @throws ProblemError with `edition`, `rule`, `reason` and `objects` for a refusal
   */
  async submit(
    game: string,
    body: CommandBody,
    key: string = newKey(),
    thought?: number,
  ): Promise<CommandOutcome> {
    const said = thought === undefined ? '' : `?thought=${thought}`;
    const path = `/v1/games/${encodeURIComponent(game)}/commands${said}`;
    const outcome = await this.#http.json<CommandOutcome>('POST', path, {
      body,
      headers: { 'idempotency-key': key },
      repeatable: true,
    });
    if (outcome.tip !== undefined) this.keepTip(outcome.tip);
    return outcome;
  }

  /** Whether a command would be accepted now, and why not: nothing comes of asking. */
  explain(game: string, body: CommandBody): Promise<CommandTried> {
    const path = `/v1/games/${encodeURIComponent(game)}/explanations`;
    return this.#http.json('POST', path, { body, repeatable: true });
  }

  /** Why a creature has its power and toughness, effect by effect. */
  story(game: string, object: number): Promise<Story> {
    return this.#get(`/v1/games/${encodeURIComponent(game)}/objects/${object}/story`);
  }

  /** What a rule says, in our own words. @param rule with its edition, as events cite it: `6ED 409.1f` */
  rule(rule: string): Promise<WireRule> {
    const [edition = '', ...number] = rule.split(' ');
    return this.#get(
      `/v1/rules/${encodeURIComponent(edition)}/${encodeURIComponent(number.join(' '))}`,
    );
  }

  /** The record of a game that one may have: NDJSON. */
  record(game: string): Promise<string> {
    return this.#http.text(`/v1/games/${encodeURIComponent(game)}/record`);
  }

  /** Follows a game. @param from the last version that is known; null: only what comes from now on */
  follow(
    game: string,
    from: number | null,
    listener: GameListener,
  ): GameFollower & { end(): void } {
    const follower = new GameFollower(game, from, listener, (tip, told) => {
      this.keepTip(tip);
      if (told === undefined || this.#proofs === undefined) return;
      const all = this.#told.get(game) ?? [];
      all.push({ version: told.version, events: told.events });
      this.#told.set(game, all);
    });
    return Object.assign(follower, { end: this.socket.follow(follower) });
  }

  /**
   * Follows a match. Told once at the beginning, then of each change.
   *
   * @param failed told why it can't be followed
   */
  followMatch(
    match: string,
    onState: (state: MatchState) => void,
    failed?: (problem: ProblemError) => void,
  ): () => void {
    let version: number | null = null;
    return this.socket.follow({
      to: 'match',
      id: match,
      failed,
      version: () => version,
      take(message: ServerMessage) {
        if (message.type !== 'match') return;
        // The state is that of now, so the newest message is all that counts.
        version = Math.max(version ?? 0, message.version);
        onState(message.state);
      },
    });
  }

  /** Follows a ticket. */
  followTicket(ticket: string, onState: (state: TicketState) => void): () => void {
    return this.socket.follow({
      to: 'ticket',
      id: ticket,
      version: () => null,
      take(message: ServerMessage) {
        if (message.type === 'ticket') onState(message.state);
      },
    });
  }

  /** Called for each match of this player that is not over, and for each that opens; again after a lost connection. */
  followSeatings(
    onSeated: (match: MatchState) => void,
    /**
     * Called with each ruling on a game of this player, and whom it warns or bans, again for two weeks, or while a ban lasts;
     * with warnings for leaving; and with maintenance.
     */
    onNote: (note: PlayerNote) => void = () => undefined,
  ): () => void {
    return this.socket.follow({
      to: 'player',
      id: this.player ?? '',
      version: () => null,
      take(message: ServerMessage) {
        if (message.type === 'seated') onSeated(message.match);
        else if (message.type !== 'ruled') onNote(message as PlayerNote);
      },
    });
  }

  /** Every signed tip of a game that was received, in order; the newest one that was kept, after a reload. */
  tipsOf(game: string): readonly SignedTip[] {
    const kept = this.#proofs?.get(game);
    return this.#tips.get(game) ?? (kept == null ? [] : [JSON.parse(kept) as SignedTip]);
  }

  /** What was told of the commits of a game, in order, where that is kept. */
  toldOf(game: string): readonly ToldCommit[] {
    return this.#told.get(game) ?? [];
  }

  /** Games of which there are tips. */
  get games(): string[] {
    return [...this.#tips.keys()];
  }

  keepTip(tip: SignedTip): void {
    let tips = this.#tips.get(tip.game);
    if (tips === undefined) this.#tips.set(tip.game, (tips = [...this.tipsOf(tip.game)]));
    // An answer over HTTP may come after later updates over the socket.
    let at = tips.length;
    while (at > 0 && (tips[at - 1]?.version ?? 0) > tip.version) at -= 1;
    const same = tips[at - 1];
    if (same?.version === tip.version && same.tip === tip.tip) return;
    tips.splice(at, 0, tip);
    if (tips.at(-1) === tip) this.#proofs?.set(tip.game, JSON.stringify(tip));
  }

  /** Ends the connection. */
  close(): void {
    this.socket.close();
  }

  #get<T>(path: string): Promise<T> {
    return this.#http.json('GET', path, { repeatable: true });
  }

  /** Asks for JSON of a path, or sends a body there: that is done once, however often it is repeated. */
  ask<T>(path: string, body?: unknown): Promise<T> {
    if (body === undefined) return this.#http.json('GET', path, { repeatable: true });
    const headers = { 'idempotency-key': newKey() };
    return this.#http.json('POST', path, { body, headers, repeatable: true });
  }

  /** The same key for each repetition, so that a lost answer opens no second ticket. */
  #open(path: string, body: unknown): Promise<TicketState> {
    return this.#http.json('POST', path, {
      body,
      headers: { 'idempotency-key': newKey() },
      repeatable: true,
    });
  }
}

/** A key for a command: never the same again. */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(15))]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('');
}
