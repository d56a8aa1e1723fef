import {
  Client,
  ProblemError,
  type CommandBody,
  type MatchState,
  type PlayerNote,
  type WantedTicket,
} from '@arbiter/client';
import { computed, effect, untracked } from '@preact/signals';
import type * as Later from '../later.ts';
import { answered, taken, takingBack, type Option } from '../play/answers.ts';
import { first, type Fields } from '../play/fields.ts';
import { deedOf } from '../play/deeds.ts';
import { nameOf } from '../play/groups.ts';
import { gists } from '../state/gists.ts';
import { rulesIn } from '../play/citations.ts';
import { isOwn, makeRoute, parseRoute, type OwnRoute, type Route } from '../state/route.ts';
import { deckOf } from '../state/chosen-deck.ts';
import { type Books, EMPTY_LOBBY, type AppState } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import type { Actions } from './actions.ts';
import type { Identities, Identity } from './identity.ts';
import type { KeptChat } from './kept-chat.ts';
import type { KeptDeck } from './kept-deck.ts';
import type { KeptGuide } from './kept-guide.ts';
import type { KeptOrders } from './kept-orders.ts';
import {
  deckAs,
  deckChosen,
  formatIn,
  guidedTicket,
  openExhibition,
  readBooks,
  readLobby,
  rematchOf,
  termsOf,
  ticketOf,
} from './lobby.ts';
import type { OwnScreens } from '../own-screens.ts';
import { MatchSession, type TableStore } from './match-session.ts';
import type { Operators } from './operators.ts';
import type { ReplaySession, ReplayWindow } from '../replay/replay-session.ts';
import type { PaymentShown } from './payment-shown.ts';
import { reader, type Read } from './reader.ts';
import { screens, type Screens } from '../state/screens.ts';
import { TokenKeeper } from './token-keeper.ts';
import { say } from '../words/say.ts';

const LOBBY_PAUSE = 2_000;
/** Milliseconds after which somebody at the page is told that the server does not answer. */
const SILENCE = 3_000;

/** What the session needs of its window. */
export interface Surroundings {
  readonly url: string;
  readonly identities: Identities;
  readonly kept: KeptDeck;
  readonly orders: KeptOrders;
  readonly operators: Operators;
  readonly guide: KeptGuide;
  readonly chat: KeptChat;
  /** Copies a text to the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  readonly location: Pick<Location, 'hash'>;
  /** Changes the address without going anywhere. */
  readonly replace: (hash: string) => void;
  /** The whole address of the page. */
  readonly address: () => string;
  /** Saves a text as a file. */
  readonly save: (name: string, text: string) => void;
  /** Asks whether something is meant. */
  readonly confirm: (question: string) => boolean;
}

/** Whether a match begins as soon as both are there, and may take its time for that. */
const isAwaited = ({ status, continues, table }: MatchState): boolean =>
  status === 'opening' && (continues ?? table) !== undefined;

/** Other terms on which the form asks for anyone. */
const wouldDo = async (books: Books, fields: Fields): Promise<WantedTicket['also']> =>
  first(fields, 'opponent') === 'anyone'
    ? (await import('../later.ts')).wouldDoIn(books, fields)
    : undefined;

/** A cost with mana in it, which is not nothing; `{T}` is none. */
const COSTS_MANA = /\{[1-9WUBRGXS(]/u;

/** Names of cards that are offered at once. */
const NAMES = 20;

/** Carries out what is done at the page, and keeps the state as the server tells it. */
export class Session {
  readonly actions: Actions;
  readonly #store: Store<AppState>;
  readonly #around: Surroundings;
  #client: Client | null = null;
  #read: Read;
  #keeper: TokenKeeper | null = null;
  #match: MatchSession | null = null;
  #replay: ReplaySession | null = null;
  #own: OwnScreens | null = null;
  #endTicket: () => void = () => undefined;
  /** The match that was asked for last in this window. */
  #asked: WantedTicket | null = null;
  #endGuide: () => void = () => undefined;
  #endChat: () => void = () => undefined;
  #payment: PaymentShown | null = null;
  #endPayment: () => void = () => undefined;

  constructor(store: Store<AppState>, around: Surroundings) {
    this.#store = store;
    this.#around = around;
    this.#read = reader(around.url, () => '');
    this.actions = this.#actions();
    this.#loadOnce(
      ({ table }) =>
        table !== null && (table.match.sideboarding !== null || isAwaited(table.match)),
      ({ sideboardView: sideboard }) => ({ sideboard }),
    );
    this.#loadOnce(
      ({ why }) => why !== null,
      ({ WhyPanel: why }) => ({ why }),
    );
    this.#loadOnce(
      ({ me, route }) => me !== null && route.at === 'lobby',
      ({ ownCourse }) => (this.#client === null ? {} : { course: ownCourse(this.#client) }),
    );
  }

  /** Loads what is shown in a state, as soon as that comes about. */
  #loadOnce(comes: (state: AppState) => boolean, pick: (later: typeof Later) => Screens): void {
    const isThere = computed(() => comes(this.#store.state.value));
    effect(() => {
      if (isThere.value) void this.#load(pick);
    });
  }

  async #sideboard(fields: Fields | null): Promise<void> {
    const { deckIn } = await import('../later.ts');
    const deck = this.#store.get().table?.match.deck;
    await this.#match?.sideboard(fields === null || deck == null ? null : deckIn(deck, fields));
  }

  /** Shows what comes later. */
  async #load(pick: (later: typeof Later) => Screens): Promise<void> {
    const more = pick(await import('../later.ts'));
    screens.value = { ...screens.peek(), ...more };
  }

  /** Comes back as the player that this window was, where it was. */
  start(): void {
    const known = this.#around.identities.get();
    if (known === null) this.onRoute();
    else this.#enter(known);
  }

  /** The address has changed. */
  onRoute(): void {
    const route = parseRoute(this.#around.location.hash);
    this.#match?.end();
    this.#replay?.end();
    this.#endTicket();
    this.#endChat();
    this.#endPayment();
    this.#match = null;
    this.#replay = null;
    this.#store.set({
      route,
      table: null,
      replay: null,
      ticket: null,
      problem: null,
      why: null,
    });
    this.#store.set({ missing: null, inviter: null });
    if (route.at === 'invite') void this.#askWhoInvites(route.player);
    const client = this.#client;
    // What is over anybody may see.
    if (route.at === 'replay')
      void this.#openReplay(
        client ?? new Client(this.#around.url, null),
        route,
        route.game,
        route.where,
        {
          read: this.#read,
          patient: true,
          here: (event) => {
            this.#around.replace(makeRoute({ ...route, where: String(event) }));
          },
        },
      );
    else if (isOwn(route)) void this.#openOwn(route);
    else if (client !== null) this.#open(client, route);
  }

  /** To a match of a tournament nobody has just come by themselves: unless one plays, one is taken there. */
  readonly #onSeated = ({ match, table }: MatchState): void => {
    const at = this.#store.get().table;
    if (table && (at === null || at.match.status === 'over')) this.#go({ at: 'match', match });
  };

  async #openOwn(route: OwnRoute): Promise<void> {
    const { OwnScreens } = await import('../later.ts');
    this.#own ??= new OwnScreens({
      ...this.#around,
      actions: this.actions,
      books: () => this.#store.state.value.books,
      replay: () => this.#store.state.value.replay,
      onKeptDecks: (kept) => {
        this.#store.set(({ books }) => ({ books: books && { ...books, kept } }));
      },
      step: (client, game, where, how) =>
        this.#openReplay(client, this.#store.get().route, game, where, how),
    });
    // Anyone who reads so slowly may be elsewhere by now.
    if (this.#store.get().route === route) await this.#own.open(route, this.#client);
  }

  async #openReplay(
    client: Client,
    route: Route,
    game: string,
    where: string,
    how: Pick<ReplayWindow, 'read' | 'here' | 'patient'>,
  ): Promise<void> {
    const { findPictures, ReplaySession: Opened, replayView } = await import('../later.ts');
    findPictures(client);
    screens.value = { ...screens.peek(), replay: replayView };
    // Anyone who reads so slowly may be elsewhere by now.
    if (this.#store.get().route !== route) return;
    this.#replay?.end();
    const store = {
      get: () => this.#store.get().replay,
      begin: (replay: NonNullable<AppState['replay']>) => {
        this.#store.set({ replay });
      },
      set: (change: Partial<NonNullable<AppState['replay']>>) => {
        this.#store.set(({ replay }) => ({ replay: replay && { ...replay, ...change } }));
      },
    };
    const { copy, address } = this.#around;
    const why = (found: AppState['why']): void => {
      this.#store.set({ why: found });
    };
    this.#replay = new Opened(client, { ...how, store, copy, address, why }, game, where);
  }

  /** Called about every second. */
  onTick(now: number): void {
    void this.#keeper?.tick(now);
  }

  #enter(identity: Identity): void {
    const { player, name, token } = identity;
    const { url, identities } = this.#around;
    const client = new Client(url, player, {
      token,
      secrets: identities.secrets(),
      proofs: identities.proofs(),
      silence: SILENCE,
    });
    this.#client = client;
    const keeper = new TokenKeeper(client, identities, identity);
    this.#keeper = keeper;
    this.#read = reader(url, () => keeper.token);
    client.socket.onConnection = (online) => {
      this.#store.set({ online });
    };
    client.socket.onProblem = (error) => {
      if (error.status !== 401) this.#store.set({ problem: error.problem });
      // Another window may have renewed the token while this one slept.
      else if (keeper.takeNewer()) client.socket.drop();
      else this.#lose(player);
    };
    // In the lobby too: it is how one sees that there is a server.
    client.socket.open();
    client.followSeatings(this.#onSeated, this.#onNote);
    this.#store.set({ me: { player, name }, problem: null });
    this.#guarded(async () => {
      try {
        await client.me();
      } catch (error) {
        if (!(error instanceof ProblemError) || ![401, 404].includes(error.status)) throw error;
        // Another server or another data folder, or the token ended while nobody was here.
        this.#lose(player);
        return;
      }
      const books = await readBooks(client);
      const { chosen, list } = this.#around.kept;
      const there = chosen === '' || (chosen !== null && deckOf(books, chosen) !== undefined);
      const deck = there ? chosen : (books.decks[0]?.name ?? '');
      this.#store.set(({ lobby }) => ({
        books,
        lobby: { ...lobby, deck, list },
      }));
    });
    this.onRoute();
    void this.#followLobby(client);
  }

  readonly #onNote = (note: PlayerNote): void => {
    // That maintenance is over is for those who were told of it: nothing is loaded to take away nothing.
    if (note.type === 'maintenance' && !note.maintenance && !this.#store.get().lobby.notes.length) {
      return;
    }
    void this.#load(({ notesAfter, NotesPanel: notes }) => {
      this.#store.set(({ lobby }) => ({
        lobby: { ...lobby, notes: notesAfter(lobby.notes, note) },
      }));
      return { notes };
    });
  };

  /** The server knows this guest no more. */
  #lose(player: string): void {
    const { name } = this.#store.get().me ?? {};
    this.#around.identities.forget(player);
    this.#exit();
    const title = say('The server knows {name} no more', { name: name ?? say('this guest') });
    const detail = say(
      'A guest lasts until nobody has opened the page for a week. Choose a name again.',
    );
    this.#store.set({ problem: { type: 'about:blank', title, status: 0, detail } });
  }

  #exit(): void {
    this.#client?.close();
    this.#client = null;
    this.#keeper = null;
    this.onRoute();
    this.#store.set({ me: null, online: true, lobby: EMPTY_LOBBY });
  }

  #open(client: Client, route: Route): void {
    if (route.at === 'ticket') {
      void this.#load(({ waiting: ticket }) => ({ ticket }));
      this.#endTicket = client.followTicket(route.ticket, (ticket) => {
        this.#store.set({ ticket });
        if (ticket.match !== null) this.#go({ at: 'match', match: ticket.match });
      });
    } else if (route.at === 'match') {
      this.#match = this.#sitDown(client, route.match);
    }
  }

  /** A guide looks at the table from now on, if one is wanted; or there is none. */
  async #guide(): Promise<void> {
    const { guide: kept } = this.#around;
    const later = kept.isOn ? await import('../later.ts') : null;
    // Another may have begun while this one was loaded.
    this.#endGuide();
    if (later === null) return;
    const { Guide, guideView } = later;
    const guide = new Guide(kept);
    const { state } = this.#store;
    const end = effect(() => {
      const { match, position } = state.value.table ?? {};
      if (match?.seat == null || position == null) return;
      guide.look({ view: position.view, options: position.options, seat: match.seat });
    });
    screens.value = { ...screens.peek(), guide: (actions) => guideView(guide, actions) };
    this.#endGuide = () => {
      end();
      screens.value = { ...screens.peek(), guide: undefined };
    };
  }

  /** The chat of the match is open from now on, if this player wants that; or it is not. */
  async #chat(): Promise<void> {
    this.#endChat();
    this.#endChat = () => undefined;
    const client = this.#client;
    const { route } = this.#store.get();
    const { chat: kept } = this.#around;
    if (route.at !== 'match' || client === null || !kept.isOn(client.player ?? '')) return;
    const { openChat } = await import('../later.ts');
    // Anyone who reads so slowly may be elsewhere by now.
    if (this.#store.get().route !== route) return;
    this.#endChat();
    this.#endChat = openChat(client, route.match, kept);
  }

  /** How what is announced at a table would be paid is shown from now on. */
  #showPayment(shown: PaymentShown): void {
    this.#endPayment();
    const table = computed(() => this.#store.state.value.table);
    const end = effect(() => {
      if (table.value !== null) untracked(() => shown.look());
    });
    this.#payment = shown;
    this.#endPayment = () => {
      end();
      shown.end();
      this.#payment = null;
    };
  }

  async #swap(object: number): Promise<void> {
    const { position } = this.#store.get().table ?? {};
    if (position == null || (await this.#payment?.swap(object)) !== false) return;
    const name = nameOf(position.view, object);
    const title = say('{name} can’t take the place of what pays now.', { name });
    this.#table({ refusal: { type: 'explanation', status: 200, title } });
  }

  #sitDown(client: Client, match: string): MatchSession {
    void this.#guide();
    void this.#chat();
    void this.#load((later) => {
      const { findPictures, inspector, keysView: keys, News: news, Preview: preview } = later;
      const { filterView: filter, linesView: lines } = later;
      const { announcementForm: announcement, chooserForm: chooser, repeatView: repeat } = later;
      const at = this.#match;
      if (at !== null && this.#store.get().route.at === 'match') {
        this.#showPayment(
          new later.PaymentShown({
            get: () => this.#store.get().table,
            set: (change) => {
              this.#table(change);
            },
            tried: (body) => at.tried(body),
          }),
        );
      }
      findPictures(client);
      return { inspector, keys, lines, news, preview, filter, announcement, chooser, repeat };
    });
    const { orders } = this.#around;
    const player = client.player ?? '';
    const store: TableStore = {
      get: () => this.#store.get().table,
      begin: (table) => {
        this.#store.set({ table });
      },
      missing: (missing) => {
        this.#store.set({ missing });
      },
      set: (change) => {
        this.#store.set(({ table }) => ({
          table: table && { ...table, ...change },
        }));
      },
    };
    return new MatchSession(client, match, store, {
      get: () => orders.get(player),
      keep: (now) => {
        orders.keep(player, now);
      },
    });
  }

  /** Anyone who has followed a link wants to know whose it is, before they say who they are. */
  async #askWhoInvites(player: string): Promise<void> {
    const asked = await new Client(this.#around.url, null).somebody(player).catch(noneIfUnknown);
    const { route } = this.#store.get();
    if (route.at === 'invite' && route.player === player) this.#store.set({ inviter: asked });
  }

  #go(route: Route): void {
    this.#around.location.hash = makeRoute(route);
  }

  async #followLobby(client: Client): Promise<void> {
    while (this.#client === client) {
      const { route, table } = this.#store.get();
      // Once a match is over its players may want another.
      if (['lobby', 'invite', 'ticket'].includes(route.at) || table?.match.status === 'over') {
        try {
          const found = await readLobby(client);
          this.#store.set(({ lobby }) => ({ lobby: { ...lobby, ...found } }));
        } catch {
          // Asked again soon; the page says if the connection is lost.
        }
      }
      await new Promise((resolve) => setTimeout(resolve, LOBBY_PAUSE));
    }
  }

  /** Shows what goes wrong. */
  #guarded(act: () => Promise<unknown>): void {
    this.#store.set(({ lobby }) => ({
      problem: null,
      lobby: { ...lobby, busy: true },
    }));
    act()
      .catch((error: unknown) => {
        const problem =
          error instanceof ProblemError
            ? error.problem
            : {
                type: 'about:blank',
                title: say('The server does not answer'),
                status: 0,
              };
        this.#store.set({ problem });
      })
      .finally(() => {
        this.#store.set(({ lobby }) => ({ lobby: { ...lobby, busy: false } }));
      });
  }

  #withClient(act: (client: Client) => Promise<unknown>): void {
    const client = this.#client;
    if (client !== null) this.#guarded(() => act(client));
  }

  /** Takes the chosen deck along in the form that is asked for, and tells what became of it. */
  #withDeck(
    fields: Fields,
    act: (file: { readonly file: string; readonly text: string }) => Promise<string>,
  ): void {
    this.#withClient(async (client) => {
      const { books, lobby } = this.#store.get();
      if (books === null) return;
      const told = await act(await deckAs(client, books, lobby.deck, fields));
      this.#store.set(({ lobby: now }) => ({ lobby: { ...now, told } }));
    });
  }

  #table(change: Partial<NonNullable<AppState['table']>>): void {
    this.#store.set(({ table }) => ({
      table: table && { ...table, ...change },
    }));
  }

  #actions(): Actions {
    const { identities, url, save } = this.#around;
    return {
      becomeGuest: (name) => {
        this.#guarded(async () => {
          const { guest } = await Client.guest(url, name);
          const identity = { ...guest, since: Date.now() };
          identities.keep(identity);
          this.#enter(identity);
        });
      },
      leaveGuest: () => {
        identities.leave();
        // An invitation is for the player one becomes.
        if (this.#store.get().route.at !== 'invite') this.#go({ at: 'lobby' });
        this.#exit();
      },
      dismiss: () => {
        this.#store.set({ problem: null });
        this.#table({ refusal: null });
      },
      ...this.#deckActions(),
      ...this.#ticketActions(),
      ...this.#playActions(),
      ...this.#touchActions(),
      ...this.#settingActions(),
      ...this.#passingActions(),
      downloadRecord: (game) => {
        this.#withClient(async (client) => {
          save(`${game}.ndjson`, await client.record(game));
        });
      },
      downloadKept: (game) => {
        this.#withClient(async (client) => {
          const { keptOf } = await import('../later.ts');
          const seat = this.#store.get().table?.match.seat ?? null;
          save(`${game}-kept.ndjson`, keptOf(client, game, seat));
        });
      },
      select: (selected) => {
        this.#table({ selected });
        this.#store.set(({ replay }) => ({
          replay: replay && { ...replay, selected },
        }));
      },
      showAllLines: (allLines) => {
        this.#table({ allLines });
        void this.#replay?.showAll(allLines);
      },
      ...this.#whyActions(),
      replay: (act) => this.#replay && act(this.#replay),
    };
  }

  #deckActions() {
    const { kept, save, copy } = this.#around;
    return {
      chooseDeck: (deck) => {
        kept.choose(deck);
        this.#store.set(({ lobby }) => ({
          lobby: { ...lobby, deck, edition: null, check: null, told: null },
        }));
      },
      chooseEdition: (edition) => {
        this.#store.set(({ lobby }) => ({ lobby: { ...lobby, edition, check: null } }));
      },
      chooseFormat: (format) => {
        this.#store.set(({ lobby }) => ({ lobby: { ...lobby, format, check: null } }));
      },
      chooseLength: (bestOf) => {
        this.#store.set(({ lobby }) => ({ lobby: { ...lobby, bestOf } }));
      },
      keepList: (list) => {
        kept.keep(list);
        this.#store.set(({ lobby }) => ({
          lobby: { ...lobby, list, told: null },
        }));
      },
      searchCards: (part) => {
        // Of one letter alone there are more than help.
        if (part.trim().length < 2) return;
        this.#withClient(async (client) => {
          const { cards } = await client.cards({
            name: part,
            brief: true,
            limit: NAMES,
          });
          this.#table({ cardNames: cards.map(({ name }) => name) });
        });
      },
      checkDeck: (fields) => {
        this.#withClient(async (client) => {
          const { books } = this.#store.get();
          if (books === null) return;
          const check = await client.checkDeck(first(fields, 'list') || '\n', {
            edition: first(fields, 'edition'),
            format: formatIn(books, fields),
          });
          this.#store.set(({ lobby }) => ({ lobby: { ...lobby, check } }));
        });
      },
      copyDeck: (fields) => {
        this.#withDeck(fields, async ({ text }) => {
          await copy(text);
          return say('Copied');
        });
      },
      saveDeck: (fields) => {
        this.#withDeck(fields, ({ file, text }) => {
          save(file, text);
          return Promise.resolve(say('Saved as {file}', { file }));
        });
      },
    } satisfies Partial<Actions>;
  }

  /** Asks for a match, and waits for it. */
  async #ask(client: Client, wanted: WantedTicket): Promise<void> {
    const { ticket } = await client.openTicket(wanted);
    this.#asked = wanted;
    this.#go({ at: 'ticket', ticket });
  }

  #ticketActions() {
    return {
      openTicket: (fields) => {
        this.#withClient(async (client) => {
          const { books, lobby } = this.#store.get();
          if (books === null) return;
          const deck = deckChosen(books, lobby.deck, fields);
          const also = await wouldDo(books, fields);
          await this.#ask(client, ticketOf(books, deck, fields, also));
        });
      },
      playGuided: (edition) => {
        this.#withClient(async (client) => {
          const { books } = this.#store.get();
          if (books === null) return;
          this.#around.guide.begin(edition);
          await this.#ask(client, guidedTicket(books, edition));
        });
      },
      guide: (on) => {
        const { guide: kept } = this.#around;
        if (on) kept.begin(this.#store.get().table?.position?.view.edition ?? '');
        else kept.end();
        void this.#guide();
      },
      openExhibition: (fields) => {
        this.#withClient(async (client) => {
          const { books } = this.#store.get();
          if (books === null) return;
          this.#go({
            at: 'ticket',
            ticket: await openExhibition(client, books, fields),
          });
        });
      },
      rematch: () => {
        const match = this.#store.get().table?.match;
        const wanted = match === undefined ? null : rematchOf(match, this.#asked);
        if (wanted !== null) this.#withClient((client) => this.#ask(client, wanted));
      },
      acceptInvitation: (ticket, fields) => {
        this.#withClient(async (client) => {
          const { books, lobby } = this.#store.get();
          const found = lobby.invitations.find((one) => one.ticket === ticket);
          const offer = found?.offers[0];
          if (books === null || found === undefined || offer === undefined) return;
          await this.#ask(client, {
            ...termsOf(offer),
            deck: deckChosen(books, lobby.deck, fields),
            opponent: { kind: 'player', player: found.player },
          });
        });
      },
      confirmReady: () => {
        const { route } = this.#store.get();
        this.#withClient(async (client) => {
          if (route.at === 'ticket') await client.confirmReady(route.ticket);
        });
      },
      withdrawTicket: () => {
        const { route } = this.#store.get();
        this.#withClient(async (client) => {
          if (route.at === 'ticket') await client.withdrawTicket(route.ticket);
          this.#go({ at: 'lobby' });
        });
      },
    } satisfies Partial<Actions>;
  }

  /** Asks what rules say; where no rule of its edition speaks, a citation names that of the one that does. */
  async #readRule(cited: string): Promise<void> {
    const unknown = rulesIn(cited).filter((rule) => gists.peek()[rule] === undefined);
    const client = this.#client ?? new Client(this.#around.url, null);
    await Promise.all(
      unknown.map(async (rule) => {
        const said = await client.rule(rule).catch(noneIfUnknown);
        const says =
          said === null || said === 'nobody'
            ? say('There are no words of ours for this rule yet.')
            : said.says;
        gists.value = { ...gists.peek(), [rule]: says };
      }),
    );
  }

  #whyActions() {
    return {
      readRule: (rule) => void this.#readRule(rule),
      showRule: (rule) => {
        this.#store.set({ why: { title: rule, reasons: [{ text: '', now: '', rule }] } });
        void this.#readRule(rule);
      },
      whyAsked: () =>
        void import('../later.ts').then(({ whyAsked }) => {
          const decision = this.#store.get().table?.position?.options?.decision;
          if (decision != null) this.#store.set({ why: whyAsked(decision) });
        }),
      whySize: (object) => {
        this.#withClient(async (client) => {
          const { game = null, position } = this.#store.get().table ?? {};
          if (game === null || position == null) return;
          const [{ whySize }, story] = await Promise.all([
            import('../later.ts'),
            client.story(game, object),
          ]);
          this.#store.set({ why: whySize(nameOf(position.view, object), story) });
        });
      },
      closeWhy: () => {
        this.#store.set({ why: null });
      },
    } satisfies Partial<Actions>;
  }

  #settingActions() {
    return {
      seekAnyone: () => void this.#load(({ anyoneView: anyone }) => ({ anyone })),
      showCode: () => void this.#load(({ invitationCode: code }) => ({ code })),
      openSettings: () => void this.#load(({ settingsView: settings }) => ({ settings })),
      chat: (on) => {
        this.#around.chat.turn(this.#client?.player ?? '', on);
        void this.#chat();
      },
    } satisfies Partial<Actions>;
  }

  #passingActions() {
    return {
      holdPriority: (on) => this.#match?.passer.hold(on),
      passUntil: (until) => this.#match?.passer.until(until),
      orderPasses: (change) => this.#match?.passer.order(change),
      stopPassing: () => {
        const { match, position } = this.#store.get().table ?? {};
        if (match === undefined || match.seat === null) return;
        this.#match?.passer.stop();
        this.#table({ open: null, fields: null, selected: null });
        for (const to of position?.view.players[match.seat].yields ?? [])
          void this.#match?.send({ type: 'Yield', to, on: false });
      },
    } satisfies Partial<Actions>;
  }

  /** What is done on the cards themselves. */
  #touchActions(): Pick<Actions, 'touch' | 'fill' | 'list'> {
    return {
      fill: (fields) => {
        this.#table({ fields });
      },
      list: (listed) => {
        this.#table({ listed });
      },
      touch: (what) => {
        const { table } = this.#store.get();
        if (table === null) {
          if (typeof what === 'number') this.#readCard(what);
          return;
        }
        const deed = deedOf(table, what);
        switch (deed.do) {
          case 'fill':
            this.#table({ fields: deed.fields });
            break;
          case 'submit':
            this.actions.submit(deed.index, table.fields ?? {});
            break;
          case 'answer':
            this.actions.send({ type: 'Choose', answer: what });
            break;
          case 'take':
            this.actions.take(deed.index);
            break;
          case 'swap':
            void this.#swap(deed.object);
            break;
          case 'read':
            if (typeof what === 'number') this.#readCard(what);
            break;
          default:
            deed satisfies never;
        }
      },
    };
  }

  #readCard(card: number): void {
    const { table, replay } = this.#store.get();
    this.actions.select((table ?? replay)?.selected === card ? null : card);
  }

  /** Whether the player, who controls everything, is to see first what pays for it. */
  #wantsToSee(option: Option): boolean {
    const { holding = false, orders } = this.#store.get().table ?? {};
    if (!holding && orders?.fullControl !== true) return false;
    return 'plans' in option && option.plans.some(({ cost }) => COSTS_MANA.test(cost));
  }

  #playActions() {
    const { confirm } = this.#around;
    const send = (body: CommandBody): void => void this.#match?.send(body);
    const options = (): NonNullable<AppState['table']>['position'] =>
      this.#store.get().table?.position ?? null;
    return {
      send,
      explain: (body) => void this.#match?.explain(body),
      takeBack: () => {
        const asked = options()?.options;
        const command = asked == null ? null : takingBack(asked);
        if (command !== null) send(command);
      },
      take: (index) => {
        const asked = options()?.options;
        const option = asked?.commands[index];
        if (option === undefined || asked?.decision == null) return;
        // What is done with a card is no reading of it any more.
        if ('object' in option) this.#table({ selected: null });
        const body = this.#wantsToSee(option) ? null : taken(option);
        if (body !== null) send(body);
        else {
          const { number: decision } = asked.decision;
          this.#table({ open: { decision, index, plan: 0 }, fields: null });
        }
      },
      choosePlan: (plan) => {
        this.#store.set(({ table }) => ({
          table: table?.open ? { ...table, open: { ...table.open, plan }, fields: null } : table,
        }));
      },
      closeOption: () => {
        this.#table({ open: null, fields: null });
      },
      submit: (index, fields) => {
        const option = options()?.options?.commands[index];
        if (option === undefined) return;
        const body = answered(option, this.#store.get().table?.open?.plan ?? 0, fields);
        if (body !== null) send(body);
      },
      begin: (object, ability) => {
        send({
          type: 'Begin',
          object,
          ...(ability !== undefined && { ability }),
        });
      },
      sideboard: (fields) => void this.#sideboard(fields),
      concedeGame: () => {
        if (confirm(say('Concede this game?'))) send({ type: 'Concede' });
      },
      concedeMatch: () => {
        if (confirm(say('Concede the whole match?'))) void this.#match?.concede();
      },
    } satisfies Partial<Actions>;
  }
}

/** Nobody has this id; of another error nothing follows. */
const noneIfUnknown = (error: unknown): 'nobody' | null =>
  error instanceof ProblemError && error.status === 404 ? 'nobody' : null;
