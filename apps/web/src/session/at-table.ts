import type { Client } from '@arbiter/client';
import { computed, effect, untracked } from '@preact/signals';
import { nameOf } from '../play/groups.ts';
import type { Fields } from '../play/fields.ts';
import { screens } from '../state/screens.ts';
import type { AppState } from '../state/state.ts';
import { say } from '../words/say.ts';
import type { Desk } from './desk.ts';
import { MatchSession } from './match-session.ts';
import type { PaymentShown } from './payment-shown.ts';

const NOTHING = (): void => undefined;

/** One match at which somebody sits or watches, with what looks on beside it: the guide, the chat, what would pay. */
export class AtTable {
  readonly match: MatchSession;
  readonly #desk: Desk;
  readonly #client: Client;
  readonly #id: string;
  /** Where the session was when it came here: it may be elsewhere once something has been loaded. */
  readonly #route: AppState['route'];
  #payment: PaymentShown | null = null;
  #endGuide = NOTHING;
  #endChat = NOTHING;
  #endPayment = NOTHING;

  constructor(desk: Desk, client: Client, id: string) {
    this.#desk = desk;
    this.#client = client;
    this.#id = id;
    this.#route = desk.store.get().route;
    const { store, around } = desk;
    const player = client.player ?? '';
    this.match = new MatchSession(
      client,
      id,
      {
        get: () => store.get().table,
        begin: (table) => {
          store.set({ table });
        },
        missing: (missing) => {
          store.set({ missing });
        },
        set: (change) => {
          desk.setTable(change);
        },
      },
      {
        get: () => around.orders.get(player),
        keep: (now) => {
          around.orders.keep(player, now);
        },
      },
    );
    void this.#look();
    void this.guide();
    void this.chat();
  }

  end(): void {
    this.match.end();
    this.#endGuide();
    this.#endChat();
    this.#endPayment();
  }

  get #isHere(): boolean {
    return this.#desk.store.get().route === this.#route;
  }

  /** Shows what comes later at a table. */
  #look(): Promise<void> {
    return this.#desk.show((later) => {
      const { findPictures, inspector, keysView: keys, News: news, Preview: preview } = later;
      const { filterView: filter, linesView: lines } = later;
      const { announcementForm: announcement, chooserForm: chooser, repeatView: repeat } = later;
      const { onKey } = later;
      if (this.#isHere) {
        this.#showPayment(
          new later.PaymentShown({
            get: () => this.#desk.store.get().table,
            set: (change) => {
              this.#desk.setTable(change);
            },
            tried: (body) => this.match.tried(body),
          }),
        );
      }
      findPictures(this.#client);
      return {
        inspector,
        keys,
        onKey,
        lines,
        news,
        preview,
        filter,
        announcement,
        chooser,
        repeat,
      };
    });
  }

  /** How what is announced would be paid is shown from now on. */
  #showPayment(shown: PaymentShown): void {
    const table = computed(() => this.#desk.store.state.value.table);
    const end = effect(() => {
      if (table.value !== null) untracked(() => shown.look());
    });
    this.#payment = shown;
    this.#endPayment = () => {
      end();
      shown.end();
    };
  }

  /** A guide looks at the table from now on, if one is wanted; or there is none. */
  async guide(): Promise<void> {
    const { guide: kept } = this.#desk.around;
    const later = kept.isOn ? await import('../later.ts') : null;
    // Another may have begun while this one was loaded.
    this.#endGuide();
    this.#endGuide = NOTHING;
    if (later === null || !this.#isHere) return;
    const { Guide, guideView } = later;
    const guide = new Guide(kept);
    const { state } = this.#desk.store;
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
  async chat(): Promise<void> {
    this.#endChat();
    this.#endChat = NOTHING;
    const { chat: kept } = this.#desk.around;
    if (!kept.isOn(this.#client.player ?? '')) return;
    const { openChat } = await import('../later.ts');
    if (!this.#isHere) return;
    this.#endChat();
    this.#endChat = openChat(this.#client, this.#id, kept);
  }

  /** Pays with this rather than with what pays now; says so where that can't be. */
  async swap(object: number): Promise<void> {
    const { position } = this.#desk.store.get().table ?? {};
    if (position == null || (await this.#payment?.swap(object)) !== false) return;
    const name = nameOf(position.view, object);
    const title = say('{name} can’t take the place of what pays now.', { name });
    this.#desk.setTable({ refusal: { type: 'explanation', status: 200, title } });
  }

  async sideboard(fields: Fields | null): Promise<void> {
    const { deckIn } = await import('../later.ts');
    const deck = this.#desk.store.get().table?.match.deck;
    await this.match.sideboard(fields === null || deck == null ? null : deckIn(deck, fields));
  }
}
