import { Client, ProblemError, type MatchState, type PlayerNote } from '@arbiter/client';
import { computed, effect } from '@preact/signals';
import type * as Later from '../later.ts';
import type { OwnScreens } from '../own-screens.ts';
import type { ReplaySession, ReplayWindow } from '../replay/replay-session.ts';
import { deckOf } from '../state/chosen-deck.ts';
import { isOwn, makeRoute, parseRoute, type OwnRoute, type Route } from '../state/route.ts';
import type { Screens } from '../state/screens.ts';
import { EMPTY_LOBBY, type AppState } from '../state/state.ts';
import type { Store } from '../state/store.ts';
import { say } from '../words/say.ts';
import type { Actions } from './actions.ts';
import { AtTable } from './at-table.ts';
import { readBooks, readLobby } from './books.ts';
import { Desk, noneIfUnknown } from './desk.ts';
import type { Identity } from './identity.ts';
import { reader, type Read } from './reader.ts';
import type { Surroundings } from './surroundings.ts';
import { tableActions } from './table-actions.ts';
import { TokenKeeper } from './token-keeper.ts';
import { whenLoaded } from './when-loaded.ts';

const LOBBY_PAUSE = 2_000;
/** Milliseconds after which somebody at the page is told that the server does not answer. */
const SILENCE = 3_000;

/** Whether a match begins as soon as both are there, and may take its time for that. */
const isAwaited = ({ status, continues, table }: MatchState): boolean =>
  status === 'opening' && (continues ?? table) !== undefined;

/** Who is at the page, and where: opens what the address names, and keeps the state as the server tells it. */
export class Session {
  readonly actions: Actions;
  readonly #desk: Desk;
  readonly #store: Store<AppState>;
  readonly #around: Surroundings;
  #read: Read;
  #keeper: TokenKeeper | null = null;
  #table: AtTable | null = null;
  #replay: ReplaySession | null = null;
  #own: OwnScreens | null = null;
  #endTicket: () => void = () => undefined;

  constructor(store: Store<AppState>, around: Surroundings) {
    this.#desk = new Desk(store, around);
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
      ({ WhyPanel: why, onKey }) => ({ why, onKey }),
    );
    this.#loadOnce(
      ({ me, route }) => me !== null && route.at === 'lobby',
      ({ ownCourse, watchForm: watch }) => {
        const { client } = this.#desk;
        return client === null ? {} : { watch, course: ownCourse(client) };
      },
    );
  }

  /** Loads what is shown in a state, as soon as that comes about. */
  #loadOnce(comes: (state: AppState) => boolean, pick: (later: typeof Later) => Screens): void {
    const isThere = computed(() => comes(this.#store.state.value));
    effect(() => {
      if (isThere.value) void this.#desk.show(pick);
    });
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
    this.#table?.end();
    this.#replay?.end();
    this.#endTicket();
    this.#table = null;
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
    const { client } = this.#desk;
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
    if (table && (at === null || at.match.status === 'over')) this.#desk.go({ at: 'match', match });
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
    if (this.#store.get().route === route) await this.#own.open(route, this.#desk.client);
  }

  async #openReplay(
    client: Client,
    route: Route,
    game: string,
    where: string,
    how: Pick<ReplayWindow, 'read' | 'here' | 'patient'>,
  ): Promise<void> {
    const { openReplay } = await import('../later.ts');
    // Anyone who reads so slowly may be elsewhere by now.
    if (this.#store.get().route !== route) return;
    this.#replay?.end();
    this.#replay = openReplay(this.#desk, client, game, where, how);
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
    this.#desk.client = client;
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
    this.#desk.guarded(async () => {
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
    void this.#desk.show(({ notesAfter, NotesPanel: notes }) => {
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
    this.#desk.client?.close();
    this.#desk.client = null;
    this.#keeper = null;
    this.onRoute();
    this.#store.set({ me: null, online: true, lobby: EMPTY_LOBBY });
  }

  #open(client: Client, route: Route): void {
    if (route.at === 'ticket') {
      void this.#desk.show(({ waiting: ticket }) => ({ ticket }));
      this.#endTicket = client.followTicket(route.ticket, (ticket) => {
        this.#store.set({ ticket });
        if (ticket.match !== null) this.#desk.go({ at: 'match', match: ticket.match });
      });
    } else if (route.at === 'match') {
      this.#table = new AtTable(this.#desk, client, route.match);
    }
  }

  /** Anyone who has followed a link wants to know whose it is, before they say who they are. */
  async #askWhoInvites(player: string): Promise<void> {
    const asked = await new Client(this.#around.url, null).somebody(player).catch(noneIfUnknown);
    const { route } = this.#store.get();
    if (route.at === 'invite' && route.player === player) this.#store.set({ inviter: asked });
  }

  async #followLobby(client: Client): Promise<void> {
    while (this.#desk.client === client) {
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

  #actions(): Actions {
    return {
      ...this.#ownActions(),
      ...this.#formActions(),
      ...this.#screenActions(),
      ...tableActions(this.#desk, () => this.#table),
      ...whenLoaded(this.#desk),
    };
  }

  /** Who one is. */
  #ownActions() {
    const { identities, url } = this.#around;
    return {
      becomeGuest: (name) => {
        this.#desk.guarded(async () => {
          const { guest } = await Client.guest(url, name);
          const identity = { ...guest, since: Date.now() };
          identities.keep(identity);
          this.#enter(identity);
        });
      },
      leaveGuest: () => {
        identities.leave();
        // An invitation is for the player one becomes.
        if (this.#store.get().route.at !== 'invite') this.#desk.go({ at: 'lobby' });
        this.#exit();
      },
    } satisfies Partial<Actions>;
  }

  /** What is chosen in the lobby. */
  #formActions() {
    const { kept } = this.#around;
    const choose = (change: Partial<AppState['lobby']>): void => {
      this.#store.set(({ lobby }) => ({ lobby: { ...lobby, ...change } }));
    };
    return {
      chooseDeck: (deck) => {
        kept.choose(deck);
        choose({ deck, edition: null, check: null, told: null });
      },
      chooseEdition: (edition) => {
        choose({ edition, check: null });
      },
      chooseFormat: (format) => {
        choose({ format, check: null });
      },
      chooseLength: (bestOf) => {
        choose({ bestOf });
      },
      keepList: (list) => {
        kept.keep(list);
        choose({ list, told: null });
      },
    } satisfies Partial<Actions>;
  }

  /** What is shown, and what no longer. */
  #screenActions() {
    return {
      dismiss: () => {
        this.#store.set({ problem: null });
        this.#desk.setTable({ refusal: null });
      },
      closeWhy: () => {
        this.#store.set({ why: null });
      },
      showAllLines: (allLines) => {
        this.#desk.setTable({ allLines });
        void this.#replay?.showAll(allLines);
      },
      replay: (act) => this.#replay && act(this.#replay),
      seekAnyone: () => void this.#desk.show(({ anyoneView: anyone }) => ({ anyone })),
      showCode: () => void this.#desk.show(({ invitationCode: code }) => ({ code })),
      openSettings: () => void this.#desk.show(({ settingsView: settings }) => ({ settings })),
    } satisfies Partial<Actions>;
  }
}
