import type { Client, DeckGiven, TournamentState, TournamentSummary } from '@arbiter/client';
import { first, type Fields } from '../play/fields.ts';
import { OwnState, type Asking } from '../session/own-state.ts';
import { said } from '../session/said.ts';
import { deckOf } from '../state/chosen-deck.ts';
import type { Books } from '../state/state.ts';
import { say } from '../words/say.ts';

/** What the screen needs of its window. */
export interface TournamentsWindow {
  readonly client: Pick<Client, 'ask' | 'socket' | 'player'>;
  /** The decks that there are to play. */
  readonly books: () => Books | null;
  /** Goes to a tournament. */
  readonly go: (tournament: string) => void;
  readonly confirm: (question: string) => boolean;
}

/** Everything that the screen shows. */
export interface Contest extends Asking {
  /** Null: the list is shown. */
  readonly id: string | null;
  readonly list: readonly TournamentSummary[];
  /** The tournament that is shown; null until it has come. */
  readonly shown: TournamentState | null;
}

const LOOK_EVERY = 2_000;
const PATH = '/v1/tournaments';

/** Tournaments: what there are, one of them, and what somebody does in it. */
export class Tournaments extends OwnState<Contest> {
  readonly #window: TournamentsWindow;
  #end: () => void = () => undefined;

  /** @param id which one is shown; null: the list of them */
  constructor(window: TournamentsWindow, id: string | null) {
    super({ id, list: [], shown: null, asking: true, problem: null });
    this.#window = window;
  }

  /** Who looks. */
  get player(): string | null {
    return this.#window.client.player;
  }

  /** What the page has to play with; null until it has come. */
  get books(): Books | null {
    return this.#window.books();
  }

  /** Follows what it shows while it is on the page. */
  readonly onPage = (element: Element | null): void => {
    if (element === null) this.#end();
    else this.#begin();
  };

  #begin(): void {
    const { id } = this.state.peek();
    if (id === null) {
      const look = (): void => {
        void this.#doing(async () => {
          this.set({ list: await this.#window.client.ask<TournamentSummary[]>(PATH) });
        });
      };
      look();
      const timer = setInterval(look, LOOK_EVERY);
      this.#end = () => {
        clearInterval(timer);
      };
      return;
    }
    this.#end = this.#window.client.socket.follow({
      to: 'tournament',
      id,
      version: () => null,
      failed: (error) => {
        this.set({ asking: false, problem: said(error) });
      },
      take: (message) => {
        if (message.type === 'tournament') this.set({ shown: message.state, asking: false });
      },
    });
  }

  /** Opens one as the form says, and goes there. */
  open(fields: Fields): Promise<void> {
    return this.#doing(async () => {
      const { tournament } = await this.#window.client.ask<TournamentState>(PATH, {
        ...{ name: first(fields, 'name'), kind: first(fields, 'kind') },
        ...{ edition: first(fields, 'edition'), format: first(fields, 'format') },
        bestOf: Number(first(fields, 'bestOf')),
        ...(first(fields, 'time') !== '' && { time: first(fields, 'time') }),
        ...{ places: Number(first(fields, 'places')), rated: first(fields, 'rated') !== '' },
      });
      this.#window.go(tournament);
    });
  }

  join(fields: Fields): Promise<void> {
    return this.#send('entrants', { deck: this.#deckIn(fields) });
  }

  seatBots(fields: Fields): Promise<void> {
    const count = Number(first(fields, 'count'));
    return this.#send('bots', { bot: first(fields, 'bot'), count, deck: this.#deckIn(fields) });
  }

  /** @param entrant whom the organiser sends away; left out: oneself */
  async leave(entrant?: number): Promise<void> {
    const running = this.state.peek().shown?.status === 'running';
    const question =
      entrant === undefined
        ? say('Leave the tournament? You drop out, and give up the match that you play.')
        : say('Send them away? They drop out, and give up the match that they play.');
    if (running && !this.#window.confirm(question)) return;
    await this.#send('withdrawals', entrant === undefined ? {} : { entrant });
  }

  start(): Promise<void> {
    return this.#send('beginning', {});
  }

  async abandon(): Promise<void> {
    const question = say('End the tournament? Nobody will have won it.');
    if (this.#window.confirm(question)) await this.#send('end', {});
  }

  #deckIn(fields: Fields): DeckGiven {
    const { books } = this;
    const deck = books === null ? undefined : deckOf(books, first(fields, 'deck'));
    return deck === undefined ? '' : { main: deck.main, side: deck.side };
  }

  #send(what: string, body: unknown): Promise<void> {
    const path = `${PATH}/${encodeURIComponent(this.state.peek().id ?? '')}/${what}`;
    return this.#doing(async () => {
      this.set({ shown: await this.#window.client.ask<TournamentState>(path, body) });
    });
  }

  /** What is wrong stays to be read until something has succeeded: the list is asked for again and again. */
  #doing(act: () => Promise<void>): Promise<void> {
    const { problem } = this.state.peek();
    const succeed = async (): Promise<void> => {
      await act();
      this.set({ problem: null });
    };
    return this.doing(succeed, { problem });
  }
}
