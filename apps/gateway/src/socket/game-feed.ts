import type { WireClock } from '@arbiter/protocol';
import type { View, Viewer } from '@arbiter/view';
import type { Link } from '../games/folded-game.ts';
import type { Table } from '../games/table.ts';
import { ShortOfTime } from './short-of-time.ts';
import type { Outbox } from './outbox.ts';

/** After an error the record is read again so many milliseconds later, and each time twice as many, up to the longest. */
const AGAIN = 500;
const LONGEST = 30_000;

/** Where a feed begins. */
export interface Beginning {
  /** The last version that the client has; null: only what comes from now on. */
  readonly from: number | null;
  /** Anyone who has missed more commits than these is told of these with the state; 0: of each by an update. */
  readonly recent: number;
}

/**
 * One socket's updates of one game: each commit once, in order. What was missed comes first, then the state as it is,
 * then each commit as it is read. A socket that is behind is served from the record, at its own pace.
 */
export class GameFeed {
  readonly table: Table;
  readonly viewer: Viewer;
  readonly #outbox: Outbox;
  readonly #onError: (error: unknown) => void;
  /** So many of the last commits the state tells of. */
  readonly #recent: number;
  /** The last version that was handed to the socket. */
  #sent: number;
  /** The view that the socket has, as it was told last; null before the first. */
  #seen: View | null = null;
  #pumping = false;
  /** Whether the state as it is was sent. */
  #greeted = false;
  #ended = false;
  readonly #shortOfTime = new ShortOfTime((left) => {
    this.#outbox.send({ type: 'short of time', game: this.table.id, left });
  });

  constructor(
    table: Table,
    viewer: Viewer,
    { from, recent }: Beginning,
    outbox: Outbox,
    onError: (error: unknown) => void,
  ) {
    this.table = table;
    this.viewer = viewer;
    this.#outbox = outbox;
    this.#onError = onError;
    const missed = from === null ? Infinity : table.version - from;
    const isTold = from !== null && (recent === 0 || missed <= recent);
    this.#sent = isTold ? Math.min(from, table.version) : table.version;
    this.#recent = isTold ? 0 : recent;
    table.watchers.set(this.#onLink, viewer);
    void this.#pump();
  }

  end(): void {
    this.#ended = true;
    this.#shortOfTime.end();
    this.table.watchers.delete(this.#onLink);
  }

  readonly #onLink = (link: Link): void => {
    if (this.#pumping) return;
    if (link.version !== this.#sent + 1 || !this.#outbox.hasRoom) {
      void this.#pump();
      return;
    }
    this.#send(link, true);
  };

  /** @param whole with what changed in the view since it was last told */
  #send(link: Link, whole: boolean): void {
    const update = this.table.update(link, this.viewer, whole ? this.#seen : undefined);
    this.#sent = link.version;
    this.#outbox.send(update);
    this.#watchClock(update.clock);
    if (whole) this.#seen = this.table.view(link.after, this.viewer);
  }

  /** Called again after each pause. */
  #isOn(): boolean {
    return !this.#ended;
  }

  /** Catches up with the table; meanwhile nothing is sent beside it. What fails is tried again. */
  async #pump(again = AGAIN): Promise<void> {
    this.#pumping = true;
    try {
      while (this.#sent < this.table.version && this.#isOn()) {
        for await (const link of this.table.links(this.#sent + 1, this.table.version)) {
          if (!(await this.#outbox.room()) || !this.#isOn()) return;
          this.#send(link, this.#greeted && link.version === this.table.version);
        }
      }
      if (!this.#greeted && this.#isOn()) this.#greet();
      // In one step with the last look at the version: nobody would tell of a commit that came between.
      this.#pumping = false;
    } catch (error) {
      this.#onError(error);
      setTimeout(() => {
        if (this.#isOn()) void this.#pump(Math.min(2 * again, LONGEST));
      }, again).unref();
    }
  }

  /** Sends the state as it is. */
  #greet(): void {
    const state = this.table.state(this.viewer, this.#recent);
    this.#greeted = true;
    this.#seen = state.view;
    this.#outbox.send(state);
    this.#watchClock(state.clock);
  }

  #watchClock(clock: WireClock | null): void {
    if (this.viewer === 0 || this.viewer === 1) this.#shortOfTime.follow(clock, this.viewer);
  }
}
