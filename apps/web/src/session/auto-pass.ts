import type { Position, View } from '@arbiter/client';
import {
  goesOn,
  passesByItself,
  passingFrom,
  showsFirst,
  type PassingOrders,
  type PassUntil,
} from '../play/passing.ts';
import type { TableStore } from './match-session.ts';

/**
 * Milliseconds before the page passes, least and most. They are drawn again for each pass: were the pause always the same, or
 * as long as the page takes to look at the hand, its length would tell the other player what is in it.
 */
const PAUSE = [150, 400] as const;
/** Likewise, for an attack that is to be seen before it is passed. */
const SHOWN = [1_500, 2_500] as const;

/** What carries out a player's orders for passing at one table. */
export class AutoPasser {
  readonly #store: TableStore;
  readonly #keep: (orders: PassingOrders) => void;
  readonly #pass: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** A decision that the player wants to answer by hand. */
  #held: number | null = null;
  /** The attack that was shown last, by its game and turn: one is enough. */
  #shown = '';

  /**
   * @param keep keeps the orders for after a reload
   * @param pass sends a pass
   */
  constructor(store: TableStore, keep: (orders: PassingOrders) => void, pass: () => void) {
    this.#store = store;
    this.#keep = keep;
    this.#pass = pass;
  }

  /** The table has changed: passes soon, if that is ordered. */
  take(): void {
    this.#wait();
    const { position = null, match, orders } = this.#store.get() ?? {};
    const seat = match?.seat ?? null;
    if (position === null || seat === null || orders === undefined) return;
    if (orders.on !== null && !goesOn(orders.on, position.view, seat)) this.#set({ on: null });
    const number = this.#due();
    if (number === null) return;
    this.#store.set({ passing: true });
    const [least, most] = this.#isNews(position, orders) ? SHOWN : PAUSE;
    this.#timer = setTimeout(
      () => {
        this.#store.set({ passing: false });
        this.#shown = attackOf(position.view);
        if (this.#due() === number) this.#pass();
      },
      least + Math.random() * (most - least),
    );
  }

  /** Changes what is passed, from now on. */
  order(change: Partial<Omit<PassingOrders, 'on'>>): void {
    this.#held = null;
    this.#set(change);
    this.take();
  }

  /** Nothing is passed as long as this holds; it is not kept. */
  hold(holding: boolean): void {
    if (this.#store.get()?.holding === !holding) {
      this.#store.set({ holding });
      this.take();
    }
  }

  /** Passes until something; that ends full control. */
  until(until: PassUntil): void {
    const { position = null, match } = this.#store.get() ?? {};
    const seat = match?.seat ?? null;
    if (position === null || seat === null) return;
    this.#held = null;
    this.#set({ on: passingFrom(position.view, seat, until), fullControl: false });
    this.take();
  }

  /** Passes nothing more that was ordered; the open decision is the player's. */
  stop(): void {
    this.#wait();
    const { position, orders } = this.#store.get() ?? {};
    this.#held = numberOf(position);
    if (orders === undefined) return;
    this.#set({ on: null, auto: orders.auto === 'always' ? 'nothingToDo' : orders.auto });
  }

  /** Nothing is passed any more by what was ordered here. */
  end(): void {
    clearTimeout(this.#timer);
  }

  /** The decision that the page is to pass; null if there is none. */
  #due(): number | null {
    const { position = null, match, orders, sending, open, holding } = this.#store.get() ?? {};
    const seat = match?.seat ?? null;
    const number = numberOf(position);
    if (position === null || seat === null || orders === undefined || number === null) return null;
    if (number === this.#held || sending === true || holding === true || open !== null) return null;
    return passesByItself(position, seat, orders) ? number : null;
  }

  /** Whether it is an attack that has not been shown; with little time left none is. */
  #isNews(position: Position, orders: PassingOrders): boolean {
    const isShort = this.#store.get()?.shortOfTime != null;
    return !isShort && attackOf(position.view) !== this.#shown && showsFirst(position, orders);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#store.get()?.passing === true) this.#store.set({ passing: false });
  }

  #set(change: Partial<PassingOrders>): void {
    const { orders } = this.#store.get() ?? {};
    if (orders === undefined) return;
    const now = { ...orders, ...change };
    this.#keep(now);
    this.#store.set({ orders: now });
  }
}

const attackOf = ({ game, turn, combat }: View): string =>
  combat === null ? '' : `${game} ${turn.number}`;

const numberOf = (position: Position | null | undefined): number | null =>
  position?.options?.decision?.number ?? null;
