import { signal } from '@preact/signals';
import {
  type Card,
  type CardPage,
  type CardSearch,
  type CheckedDeck,
  type Client,
  type Edition,
  type FormatRules,
  type KeptDeck,
  type ReadyDeck,
} from '@arbiter/client';
import { first, type Fields } from '../play/fields.ts';
import { said } from '../session/said.ts';
import { deckOf } from '../state/chosen-deck.ts';
import {
  builtFrom,
  listOf,
  moved,
  openingHand,
  shuffled,
  withMore,
  type Built,
  type Part,
} from './built.ts';
import { say } from '../words/say.ts';

/** What the builder asks of the server. */
export type Library = Pick<
  Client,
  'cards' | 'checkDeck' | 'decks' | 'dropDeck' | 'editions' | 'formats' | 'keepDeck' | 'keptDecks'
>;

/** What a builder needs of its page. */
export interface Surroundings {
  /** The list that is in the lobby's form: building goes on with it. */
  readonly list: string;
  /** Puts a list into the lobby's form, with the edition that it was built for. */
  readonly keep: (list: string, edition: string) => void;
  /** Whether the server knows who builds: it keeps decks of players only. */
  readonly isKnown: boolean;
  /** Told of all that the player keeps on the server, whenever that changes. */
  readonly onKept: (kept: readonly KeptDeck[]) => void;
}

/** Everything that the builder shows. */
export interface Building {
  readonly editions: readonly Edition[];
  readonly formats: readonly FormatRules[];
  readonly decks: readonly ReadyDeck[];
  readonly edition: string;
  readonly format: string;
  readonly search: CardSearch;
  /** What was found; null until the first answer has come. */
  readonly found: CardPage['cards'] | null;
  readonly next: string | null;
  readonly deck: readonly Built[];
  /** What is known of its cards. */
  readonly cards: ReadonlyMap<string, Card>;
  /** What the server says of the deck as it is now; null: it is asked. */
  readonly check: CheckedDeck | null;
  /** A library in the order of chance, and how many cards of it are drawn; null: nobody has asked. */
  readonly hand: { readonly library: readonly string[]; readonly drawn: number } | null;
  /** What the player keeps on the server; null: nobody knows who they are. */
  readonly kept: readonly KeptDeck[] | null;
  /** What became of keeping and deleting. */
  readonly told: string | null;
  readonly problem: string | null;
}

const PAGE = 50;
/** Milliseconds that the deck, or what to look for, has to stay as it is before the server is asked. */
const REST = 300;

/** Builds one deck, and tells of it. */
export class Builder {
  readonly state = signal<Building>({
    ...{ editions: [], formats: [], decks: [], edition: '', format: 'freeform', search: {} },
    ...{ found: null, next: null, deck: [], cards: new Map(), check: null, hand: null },
    ...{ kept: null, told: null, problem: null },
  });
  readonly #server: Library;
  readonly #around: Surroundings;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs while somebody types what to look for. */
  #typing: ReturnType<typeof setTimeout> | undefined;
  /** Counts searches and checks, so that a late answer is no answer to what is asked now. */
  #asked = { search: 0, check: 0 };

  constructor(server: Library, around: Surroundings) {
    this.#server = server;
    this.#around = around;
  }

  /** Reads what there is, and the list to go on with. */
  async begin(): Promise<void> {
    await this.#guarded(async () => {
      const [editions, formats, decks] = await Promise.all([
        this.#server.editions(),
        this.#server.formats(),
        this.#server.decks(),
      ]);
      const edition = editions[0]?.code ?? '';
      this.#set({ editions, formats, decks, edition });
      const { list, isKnown } = this.#around;
      if (isKnown) this.#set({ kept: await this.#server.keptDecks() });
      if (list.trim() !== '') {
        const check = await this.#server.checkDeck(list, { edition });
        this.#checked(check);
        this.#set({ deck: builtFrom(check.deck) });
      }
      await this.search({});
    });
  }

  /** Looks for cards, from the first page on. */
  async search(fields: Fields): Promise<void> {
    clearTimeout(this.#typing);
    const search: Record<string, string> = {};
    for (const key of ['name', 'text', 'type', 'color', 'cost', 'set'] as const) {
      const said = key === 'color' ? (fields[key] ?? []).join('') : first(fields, key).trim();
      if (said !== '') search[key] = said;
    }
    const works = first(fields, 'all') === '' ? { works: true } : {};
    this.#set({ search: { ...search, ...works } });
    await this.#find(null);
  }

  /** Looks for cards as soon as nothing more is typed. */
  searchSoon(fields: Fields): void {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => void this.search(fields), REST);
  }

  /** Shows what follows. */
  async more(): Promise<void> {
    await this.#find(this.state.peek().next);
  }

  choose(change: { readonly edition?: string; readonly format?: string }): void {
    this.#set(change);
    this.#changed();
    if (change.edition !== undefined) void this.#find(null);
  }

  /** Begins with a deck of the server's, or one of the player's own, under the rules for which that was built. */
  startFrom(chosen: string): void {
    const { decks, kept } = this.state.peek();
    const found = deckOf({ decks, kept: kept ?? [] }, chosen);
    if (found === undefined) return;
    if ('saved' in found) this.choose({ edition: found.edition, format: found.format });
    this.#build(builtFrom(found));
  }

  /** Keeps the deck on the server under a name, in place of the one that had it. */
  async keep(name: string): Promise<void> {
    const { deck, edition, format } = this.state.peek();
    await this.#guarded(async () => {
      const kept = await this.#server.keepDeck(name, listOf(deck), { edition, format });
      this.#keeps(await this.#server.keptDecks(), say('“{name}” is kept.', { name: kept.name }));
    });
  }

  /** Deletes a deck that the server keeps. */
  async drop(name: string): Promise<void> {
    await this.#guarded(async () => {
      this.#keeps(await this.#server.dropDeck(name), say('“{name}” is deleted.', { name }));
    });
  }

  #keeps(kept: readonly KeptDeck[], told: string): void {
    this.#set({ kept, told });
    this.#around.onKept(kept);
  }

  add(name: string, part: Part, more: number): void {
    this.#build(withMore(this.state.peek().deck, name, part, more));
  }

  move(name: string, from: Part): void {
    this.#build(moved(this.state.peek().deck, name, from));
  }

  clear(): void {
    this.#build([]);
  }

  /** Shuffles the main deck and draws an opening hand. */
  deal(): void {
    const library = shuffled(this.state.peek().deck, (most) => Math.floor(Math.random() * most));
    this.#set({ hand: { library, drawn: openingHand(library) } });
  }

  draw(): void {
    const { hand } = this.state.peek();
    if (hand !== null) this.#set({ hand: { ...hand, drawn: hand.drawn + 1 } });
  }

  #build(deck: readonly Built[]): void {
    this.#set({ deck, hand: null });
    this.#changed();
  }

  /** The lobby's form has the deck as it is now; the server is asked of it once it stays so for a moment. */
  #changed(): void {
    const { deck, edition } = this.state.peek();
    this.#around.keep(listOf(deck), edition);
    this.#set({ check: null });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), REST);
  }

  async #check(): Promise<void> {
    const { deck, edition, format } = this.state.peek();
    const asked = ++this.#asked.check;
    if (deck.length === 0) return;
    await this.#guarded(async () => {
      const check = await this.#server.checkDeck(listOf(deck), { edition, format });
      if (asked === this.#asked.check) this.#checked(check);
    });
  }

  #checked(check: CheckedDeck): void {
    this.#set({ check, cards: new Map(check.cards.map((card) => [card.name, card])) });
  }

  /** @param after the name after which the page begins; null: the first page */
  async #find(after: string | null): Promise<void> {
    const { search, edition, found: before } = this.state.peek();
    const asked = ++this.#asked.search;
    await this.#guarded(async () => {
      const page = { limit: PAGE, ...(after === null ? {} : { after }) };
      const { cards, next } = await this.#server.cards({ ...search, edition, ...page });
      if (asked !== this.#asked.search) return;
      this.#set({ found: after === null ? cards : [...(before ?? []), ...cards], next });
    });
  }

  async #guarded(act: () => Promise<unknown>): Promise<void> {
    this.#set({ problem: null, told: null });
    try {
      await act();
    } catch (error) {
      this.#set({ problem: said(error) });
    }
  }

  #set(change: Partial<Building>): void {
    this.state.value = { ...this.state.peek(), ...change };
  }
}
